import { config } from '@/lib/config'
import { colorName } from '@/lib/i18n/color-name'
import { comma } from '@/lib/i18n/comma'
import { direction } from '@/lib/i18n/language'
import { formatPrice } from '@/lib/i18n/price'
import { oneLine } from '@/lib/one-line'
import type { Language } from '@/lib/shop-facts'
import { shopInfo } from '@/lib/shop-info'
import type { OrderNotice } from '../../orders/notices'
import { outboxWords } from '../words'

const GREEN = '#123524'
const SAND = '#f6efe2'
const INK = '#21160f'

/** A letter about an order: what it says first, then what was bought. */
export interface OrderLetter {
  heading: string
  sentence: string
  order: OrderNotice
  language: Language
  /** What the shop is told besides, each with its label. Such a letter is for itself and leads to no page of customers. */
  toShop?: Detail[]
}

interface Detail {
  label: string
  text: string
  /** Where a press on it leads. */
  href?: string
}

type Words = Awaited<ReturnType<typeof outboxWords>>

/** The letter as plain text and as HTML, in the direction of its language. */
export async function orderLetter(letter: OrderLetter): Promise<{ text: string; html: string }> {
  const t = await outboxWords(letter.language)
  return { text: plainText(letter, t), html: html(letter, t) }
}

/** Where the customer sees the order. */
export function ordersLink(language: Language): string {
  return `${config().shopUrl}/profile?tab=orders&lang=${language}`
}

function lineTitle({ title, color }: OrderNotice['lines'][number], language: Language): string {
  return color ? `${title[language]} (${colorName(color, language)})` : title[language]
}

function totals({ order, language }: OrderLetter, t: Words): [label: string, amount: string][] {
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

function delivery({ order }: OrderLetter, t: Words): string[] {
  return [order.firstName, order.address, t(`cities.${order.city}`)]
}

function plainText(letter: OrderLetter, t: Words): string {
  const { heading, sentence, order, language, toShop } = letter
  const lines = order.lines.map(
    (line) => `${line.quantity} × ${lineTitle(line, language)}: ${formatPrice(line.total, language)}`,
  )
  return [
    heading,
    sentence,
    '',
    t('order.number', { code: order.code }),
    ...lines,
    '',
    ...totals(letter, t).map(([label, amount]) => `${label}: ${amount}`),
    '',
    `${t('order.deliverTo')}: ${delivery(letter, t).map(oneLine).join(comma(language))}`,
    ...(toShop?.map(({ label, text }) => `${label}: ${oneLine(text)}`) ?? [
      `${t('order.look')}: ${ordersLink(language)}`,
    ]),
    '',
    `${shopInfo().name[language]} · ${leftToRight(shopInfo().phoneShown)}`,
  ].join('\n')
}

function html(letter: OrderLetter, t: Words): string {
  const { heading, sentence, order, language, toShop } = letter
  const dir = direction(language)
  const end = dir === 'rtl' ? 'left' : 'right'
  const start = dir === 'rtl' ? 'right' : 'left'
  const cell = (text: string, side: string, extra = '') =>
    `<td style="padding:8px 0;text-align:${side};vertical-align:top;${extra}">${escape(text)}</td>`
  const row = (first: string, second: string, extra = '') =>
    `<tr>${cell(first, start, extra)}${cell(second, end, `white-space:nowrap;${extra}`)}</tr>`
  const rule = 'border-top:1px solid #e2d6bf;'
  const goods = order.lines.map((line) =>
    row(`${line.quantity} × ${lineTitle(line, language)}`, formatPrice(line.total, language), rule),
  )
  const sums = totals(letter, t).map(([label, amount], at, all) =>
    row(label, amount, at === 0 ? rule : at === all.length - 1 ? 'font-weight:700;' : ''),
  )
  return `<!doctype html>
<html lang="${language}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(heading)}</title></head>
<body style="margin:0;background:${SAND};color:${INK};font-family:'Readex Pro',Tahoma,Arial,sans-serif;font-size:16px;line-height:1.6">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" dir="${dir}"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:16px;overflow:hidden">
<tr><td style="background:${GREEN};color:#ffffff;padding:20px 28px;font-size:20px;font-weight:700;text-align:${start}">${escape(shopInfo().name[language])}</td></tr>
<tr><td style="padding:28px;text-align:${start}">
<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">${escape(heading)}</h1>
<p style="margin:0 0 20px">${escape(sentence)}</p>
<p style="margin:0 0 12px;color:#6b5144">${escape(t('order.number', { code: order.code }))}</p>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0">${goods.join('')}${sums.join('')}</table>
<p style="margin:20px 0 0"><strong>${escape(t('order.deliverTo'))}</strong><br>${delivery(letter, t).map(apart).join(comma(language))}</p>
${toShop?.map(detail).join('\n') ?? button(t('order.look'), ordersLink(language))}
</td></tr>
<tr><td style="padding:16px 28px;background:${SAND};color:#6b5144;font-size:14px;text-align:${start}"><span dir="ltr">${escape(shopInfo().phoneShown)}</span> · ${escape(shopInfo().email)}</td></tr>
</table></td></tr></table>
</body></html>`
}

function button(label: string, href: string): string {
  return `<p style="margin:24px 0 0"><a href="${escape(href)}" style="display:inline-block;background:${GREEN};color:#ffffff;text-decoration:none;padding:12px 24px;border-radius:999px">${escape(label)}</a></p>`
}

function detail({ label, text, href }: Detail): string {
  const value = href ? `<a href="${escape(href)}" style="color:${GREEN}">${apart(text)}</a>` : apart(text)
  return `<p style="margin:12px 0 0"><strong>${escape(label)}</strong><br>${value}</p>`
}

/** A number with spaces, which plain text from right to left would turn round. */
export function leftToRight(text: string): string {
  return `\u2066${text}\u2069`
}

/** Text that reads in the direction of its own letters and turns nothing beside it, as HTML. */
function apart(text: string): string {
  return `<span dir="auto">${escape(text)}</span>`
}

/** Text as it may stand in HTML. */
function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
