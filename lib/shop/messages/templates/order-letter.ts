import { config } from '@/lib/config/environment'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { formatPrice } from '@/lib/i18n/price'
import { readingDirection } from '@/lib/i18n/reading-direction'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import type { Language } from '@/lib/config/constants'
import { shopInfo } from '@/lib/config/shop-info'
import type { OrderNotice } from '../../orders/notices'
import { outboxMessages } from '../words'
import { mailHtml } from './letter-html'
import { leftToRight, typedNameForCustomer, typedText, typedTextForCustomer } from './typed-text'

/** A letter about an order: what it says first, then what was bought. */
export interface OrderMail {
  heading: string
  sentence: string
  order: OrderNotice
  language: Language
  /** What the button that leads to the customer's orders says. */
  look?: string
  /** What the shop is told besides. Such a letter is for itself: it leads to no page of customers, and offers no help. */
  toShop?: Detail[]
}

/** One more thing that is told, with its label. */
export interface Detail {
  label: string
  text: string
  /** Where a press on it leads. */
  href?: string
}

export type Words = Awaited<ReturnType<typeof outboxMessages>>

/** What both forms of a letter are made of. */
export interface OrderMailParts {
  heading: string
  sentence: string
  /** The order's number. */
  number: string
  lines: { quantity: number; title: string; amount: string }[]
  /** The last one is the sum. */
  totals: [label: string, amount: string][]
  deliverTo: { label: string; parts: string[] }
  details: Detail[]
  look: { label: string; href: string } | null
  /** Whom to ask; each way as `way` writes it. */
  help: ((way: (href: string, shown: string) => string) => string) | null
}

/** The letter as plain text and as HTML, in the direction of its language. */
export async function orderMail(letter: OrderMail): Promise<{ text: string; html: string }> {
  const parts = partsOf(letter, await outboxMessages(letter.language))
  return { text: plainText(parts, letter.language), html: mailHtml(parts, letter.language) }
}

/** Where the customer sees the order. */
export function ordersLink(language: Language): string {
  return `${config().shopUrl}/profile?tab=orders&lang=${language}`
}

function partsOf({ heading, sentence, order, language, look, toShop }: OrderMail, t: Words): OrderMailParts {
  const { city } = order
  const name = toShop ? typedText(order.firstName) : typedNameForCustomer(order.firstName)
  const address = toShop ? typedText(order.address) : typedTextForCustomer(order.address)
  const { phone, phoneShown, email } = shopInfo()
  return {
    heading,
    sentence,
    number: t('order.number', { code: order.code }),
    lines: order.lines.map((line) => ({
      quantity: line.quantity,
      title: lineTitle(line, language),
      amount: formatPrice(line.total, language),
    })),
    totals: totals(order, language, t),
    deliverTo: { label: t('order.deliverTo'), parts: [name, address, t(`cities.${city}`)] },
    details: [...(toShop ?? []), { label: t('order.carcass'), text: cutOf(order, language, t) }].filter(
      ({ text }) => text,
    ),
    look: toShop ? null : { label: look ?? t('order.look'), href: ordersLink(language) },
    help: toShop
      ? null
      : (way) =>
          t.markup('order.help', {
            phone: () => way(`tel:${phone}`, leftToRight(phoneShown)),
            email: () => way(`mailto:${email}`, leftToRight(email)),
          }),
  }
}

function lineTitle({ title, color }: OrderNotice['lines'][number], language: Language): string {
  return color ? `${title[language]} (${colorName(color, language)})` : title[language]
}

/** How a carcass is prepared; empty without one. */
function cutOf({ withHead, pieces }: OrderNotice, language: Language, t: Words): string {
  return [
    ...(withHead === null ? [] : [withHead ? t('order.withHead') : t('order.withoutHead')]),
    ...(pieces === null ? [] : [t('order.cut', { pieces })]),
  ].join(comma(language))
}

function totals(order: OrderNotice, language: Language, t: Words): OrderMailParts['totals'] {
  const shipping = order.shipping === 0 ? t('order.free') : formatPrice(order.shipping, language)
  return [
    [t('order.subtotal'), formatPrice(order.subtotal, language)],
    [t('order.shipping'), shipping],
    [totalLabel(order, t), formatPrice(order.total, language)],
  ]
}

/** The sum by how it is paid; of an order that is over by neither way. */
function totalLabel({ status, cash }: OrderNotice, t: Words): string {
  if (status === 'cancelled' || status === 'returned') return t('order.total')
  return cash ? t('order.totalCash') : t('order.totalCard')
}

function plainText(letter: OrderMailParts, language: Language): string {
  const { heading, sentence, number, lines, deliverTo, details, look, help } = letter
  return [
    heading,
    sentence,
    '',
    number,
    ...lines.map(({ quantity, title, amount }) => `${quantity} × ${inOnePiece(title, language)}: ${amount}`),
    '',
    ...letter.totals.map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${deliverTo.label}: ${deliverTo.parts.join(comma(language))}`,
    ...details.map(({ label, text }) => `${label}: ${collapseWhitespace(text)}`),
    ...(look ? [`${look.label}: ${look.href}`] : []),
    '',
    ...(help ? [help((_, shown) => shown)] : []),
    shopInfo().name[language],
  ].join('\n')
}

/** A title within plain text: it reads in its own direction and does not turn the line that it begins. */
function inOnePiece(title: string, language: Language): string {
  return `${readingDirection(title, language) === 'rtl' ? '\u2067' : '\u2066'}${title}\u2069`
}
