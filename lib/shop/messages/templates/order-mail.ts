import { createTranslator } from 'use-intl/core'
import { loadMessages } from '@/lib/i18n/messages'
import { leadTimeLeft, leftValues } from '@/lib/i18n/same-day'
import { config } from '@/lib/config/environment'
import { lineTitle } from '@/lib/i18n/line-options'
import { comma } from '@/lib/i18n/comma'
import { formatPrice } from '@/lib/i18n/price'
import { slotText } from '@/lib/i18n/slot'
import { readingDirection } from '@/lib/i18n/language'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { policyHref } from '@/lib/config/routes'
import { isOpenStatus } from '@/lib/contract/order'
import { policyNames } from '@/lib/contract/policy'
import { shownTerms, type NamedPreparation } from '@/lib/contract/selling'
import type { Language } from '@/lib/config/constants'
import type { ShopInfo } from '@/lib/config/shop-info'
import type { OrderNotice } from '../../orders/notices'
import { outboxMessages } from '../template'
import { orderMailHtml, type Detail, type OrderMailParts } from './order-mail-html'
import { leftToRight, typedNameForCustomer, typedText, typedTextForCustomer } from './typed-text'

/** An e-mail about an order. */
interface OrderMail {
  shop: ShopInfo
  heading: string
  sentence: string
  order: OrderNotice
  language: Language
  /** Label of the button to the customer's orders. */
  look?: string
  /** Extra details for the shop. Such an e-mail goes to the shop: no link to customer pages, no help. */
  toShop?: Detail[]
}

type Words = Awaited<ReturnType<typeof outboxMessages>>

/** Renders the e-mail as plain text and as HTML, in the direction of its language. */
export async function orderMail(mail: OrderMail): Promise<{ text: string; html: string }> {
  const parts = partsOf(mail, await outboxMessages(mail.language), await promiseOf(mail))
  return { text: plainText(parts, mail.language), html: await orderMailHtml(parts, mail.language) }
}

/** Link to the customer's orders. */
export function ordersLink(language: Language): string {
  return `${config().shopUrl}/profile?tab=orders&lang=${language}`
}

/** When an order that is on its way is delivered; empty without a promise. */
async function promiseOf({ order: { status, leadTime, placedAt }, language }: OrderMail): Promise<string> {
  // A message may be sent again days later.
  const left = placedAt ? leadTimeLeft(leadTime, placedAt) : leadTime
  if (left === null || !isOpenStatus(status)) return ''
  const t = createTranslator({ locale: language, messages: await loadMessages(language), namespace: 'LeadTime' })
  return t('promise', leftValues(left))
}

function partsOf(
  { shop, heading, sentence, order, language, look, toShop }: OrderMail,
  t: Words,
  promise: string,
): OrderMailParts {
  const { city } = order
  const slot = isOpenStatus(order.status) ? order.slot : null
  const name = toShop ? typedText(order.firstName) : typedNameForCustomer(order.firstName)
  const text = toShop ? typedText : typedTextForCustomer
  const address = toShop ? typedText(order.address) : typedTextForCustomer(order.address)
  const { phone, phoneShown, email } = shop
  const help = order.vat === null ? 'order.help' : 'order.helpWithoutVat'
  return {
    shop: shop.name[language],
    heading,
    sentence,
    number: t('order.number', { code: order.code }),
    lines: order.lines.map((line) => ({
      quantity: line.quantity,
      title: lineTitle(line.title, { ...line, prepared: line.prepared && typedIn(line.prepared, text) }, language),
      amount: formatPrice(line.total, language),
    })),
    totals: totals(order, language, t),
    deliverTo: {
      label: order.pickup ? t('order.collectAt') : t('order.deliverTo'),
      parts: [...(order.pickup && !toShop ? [] : [name]), address, t(`cities.${city}`)],
    },
    details: [
      { label: t('order.slot'), text: slot ? slotText(slot, language) : '' },
      ...(toShop ?? []),
      { label: t('order.when'), text: promise },
      { label: t('order.carcass'), text: cutOf(order, language, t) },
      ...(toShop ? [] : order.documents.map((document) => documentDetail(document, t))),
    ].filter(({ text }) => text),
    look: toShop ? null : { label: look ?? t('order.look'), href: ordersLink(language) },
    policies: toShop
      ? []
      : policyNames.map((name) => ({
          label: t(`order.policies.${name}`),
          href: `${config().shopUrl}${policyHref(name)}?lang=${language}`,
        })),
    help: toShop
      ? null
      : {
          text: t.markup(help, {
            phone: () => leftToRight(phoneShown),
            email: () => leftToRight(email),
          }),
          withLinks: (link) =>
            t.rich(help, {
              phone: () => link(`tel:${phone}`, leftToRight(phoneShown)),
              email: () => link(`mailto:${email}`, leftToRight(email)),
            }),
        },
  }
}

/** Makes the texts that the customer typed safe for a mail. */
function typedIn(prepared: NamedPreparation, safe: (text: string) => string): NamedPreparation {
  return { ...prepared, behalf: safe(prepared.behalf), note: safe(prepared.note) }
}

/** A link to a tax document. */
function documentDetail({ kind, number, url }: OrderNotice['documents'][number], t: Words): Detail {
  const label = t(kind === 'credit' ? 'order.creditNote' : 'order.taxInvoice')
  return { label, text: leftToRight(number), href: config().shopUrl + url }
}

/** How a carcass is prepared; empty without one, or when its line tells it. */
function cutOf(order: OrderNotice, language: Language, t: Words): string {
  const { withHead, cuts } = shownTerms(order)
  return [
    ...(withHead === null ? [] : [withHead ? t('order.withHead') : t('order.withoutHead')]),
    ...(cuts === null ? [] : [t('order.cut', { cuts })]),
  ].join(comma(language))
}

function totals(order: OrderNotice, language: Language, t: Words): OrderMailParts['totals'] {
  const shipping = order.shipping === 0 ? t('order.free') : formatPrice(order.shipping, language)
  return [
    [t('order.subtotal'), formatPrice(order.subtotal, language)],
    ...(order.pickup ? [] : [[t('order.shipping'), shipping] satisfies [string, string]]),
    ...(order.vat ? [[t('order.vat'), formatPrice(order.vat, language)] satisfies [string, string]] : []),
    [totalLabel(order, t), formatPrice(order.total, language)],
  ]
}

/** Label of the total by payment method; neutral for a cancelled or returned order. */
function totalLabel({ status, cash, pickup }: OrderNotice, t: Words): string {
  if (status === 'cancelled' || status === 'returned') return t('order.total')
  return t(cash ? (pickup ? 'order.totalCashPickup' : 'order.totalCash') : 'order.totalCard')
}

function plainText(mail: OrderMailParts, language: Language): string {
  const { shop, heading, sentence, number, lines, deliverTo, details, look, policies, help } = mail
  return [
    heading,
    sentence,
    '',
    number,
    ...lines.map(({ quantity, title, amount }) => `${quantity} × ${isolate(title, language)}: ${amount}`),
    '',
    ...mail.totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${deliverTo.label}: ${deliverTo.parts.join(comma(language))}`,
    ...details.map(({ label, text, href }) => `${label}: ${collapseWhitespace(text)}${linkAfter(text, href)}`),
    ...(look ? [`${look.label}: ${look.href}`] : []),
    '',
    ...(help ? [help.text] : []),
    ...policies.map(({ label, href }) => `${label}: ${href}`),
    shop,
  ].join('\n')
}

/** The web address behind a text that does not show it. */
function linkAfter(text: string, href: string | undefined): string {
  return href?.startsWith('http') && !text.includes(href) ? ` ${href}` : ''
}

/** Isolates a title's direction, so that it does not turn its line. */
function isolate(title: string, language: Language): string {
  return `${readingDirection(title, language) === 'rtl' ? '\u2067' : '\u2066'}${title}\u2069`
}
