import { Argument, Option } from 'commander'
import { z } from 'zod'
import { orderStatuses, type OrderStatus } from '@/lib/contract/order'
import { ORDERS_MAX, StaffOrder } from '@/lib/contract/staff-orders'
import { colorName } from '@/lib/i18n/color-name'
import messages from '@/messages/staff.en.json'
import { named, userPath, wholeNumber } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { saveAnswer, SECRET } from '../save'
import { clock, many, money, typed } from '../format'
import { isoDate } from './slots'
import { ShopCommand } from '../shop-command'

interface ListOptions {
  status?: string
  day?: string
  limit: number
  all?: boolean
}

interface StatusOptions {
  restock?: boolean
  refund?: boolean
}

const events: Record<string, string | undefined> = messages.Order.event

/** Statuses staff can set: none becomes pending again. */
const nextStatuses = orderStatuses.filter((status) => status !== 'pending')
/** Statuses in which products and money may come back; those of a cancelled order always do. */
const comesBack: string[] = ['returned', 'cancelled'] satisfies OrderStatus[]
const reference = named('The number or id of an order.')

/** `shop order list|show|status|cut-sheet`. */
export function orderCommand(): ShopCommand {
  const command = new ShopCommand('order').description('orders')
  command
    .command('list')
    .description('orders, newest first')
    .addOption(new Option('--status <status>', 'only these').choices(orderStatuses))
    .option('--day <date>', 'only what is delivered on this day, by delivery time', isoDate)
    .option('--limit <number>', 'how many', wholeNumber(1, ORDERS_MAX), 50)
    .option('--all', 'also card orders that were never paid')
    .examples('order list --status pending', 'order list --day 2026-12-01')
    .work(async ({ client, output }, { status, day, limit, all = false }: ListOptions) => {
      // Asks for one more than is shown, to know whether there are more.
      const requested = String(Math.min(limit + 1, ORDERS_MAX))
      const query = new URLSearchParams({
        limit: requested,
        all: String(all),
        ...(status && { status }),
        ...(day && { day }),
      })
      const found = await client.call(z.array(StaffOrder), `/orders?${query}`)
      const orders = found.slice(0, limit)
      for (const order of orders) output.say(orderLine(order))
      if (orders.length === 0) output.say('No orders.')
      if (found.length > limit)
        output.say(`These are the newest ${limit}; --limit ${Math.min(limit * 4, ORDERS_MAX)} shows more.`)
      else if (found.length === ORDERS_MAX)
        output.say(`These are the newest ${ORDERS_MAX}, all that a list holds; with --status it goes further back.`)
      return orders
    })
  command
    .command('show')
    .description('one order and its history')
    .argument('<order>', 'its number or id', reference)
    .work(async ({ client, tell }, order: string) => tell(await client.call(StaffOrder, pathOf(order)), orderSheet))
  command
    .command('status')
    .description('set the status of an order; notifies the customer on WhatsApp and by e-mail')
    .argument('<order>', 'its number or id', reference)
    .addArgument(new Argument('<next>', 'the new status').choices(nextStatuses))
    .option('--restock', 'put returned products back in stock (a cancelled order always restocks)')
    .option('--refund', 'pay a returned order back: to the card by itself, or note that its cash is given back')
    .examples('order status K7QM2RXA processing', 'order status K7QM2RXA returned --refund --restock')
    .work(
      async ({ client, tell }, order: string, status: string, { restock = false, refund = false }: StatusOptions) => {
        if ((restock || refund) && !comesBack.includes(status))
          throw new CommandError(
            `${restock ? '--restock' : '--refund'} is for an order that was returned; nothing comes back from one that is ${status}. Nothing was changed.`,
            exitCode.usage,
          )
        const moved = await client.put(StaffOrder, `${pathOf(order)}/status`, { status, restock, refund })
        return tell(moved, () => [orderLine(moved), ...moneyBack(moved, refund)])
      },
    )
  command
    .command('cut-sheet')
    .description("save the butcher's sheet of an order as a page to print")
    .argument('<order>', 'its number or id', reference)
    .option('--out <file>', 'the file to write (default: cut-sheet-NUMBER.html)')
    .examples('order cut-sheet K7QM2RXA --out sheet.html')
    .work(async ({ client, output }, order: string, { out }: { out?: string }) => {
      const { code } = await client.call(StaffOrder, pathOf(order))
      const file = userPath(out ?? `cut-sheet-${code}.html`)
      await saveAnswer(await client.send(`${pathOf(order)}/cut-sheet`), file, SECRET)
      output.say(`The butcher's sheet of ${code} is in ${file}: open it in a browser and print it.`)
      return { code, file }
    })
  return command
}

function pathOf(order: string): string {
  return `/orders/${encodeURIComponent(order)}`
}

function at(moment: string): string {
  return clock(new Date(moment))
}

/** Formats an order as one line. */
function orderLine({ code, createdAt, status, payment, total, phone, lines, slot, refunded = 0 }: StaffOrder): string {
  const quantity = lines.reduce((sum, line) => sum + line.quantity, 0)
  return [
    code,
    at(createdAt),
    status.padEnd(10),
    (payment === 'cod_collected' && refunded > 0 ? messages.Order.cashBack : messages.Payment[payment]).padEnd(20),
    money(total).padStart(13),
    `${quantity} pcs`,
    `+${typed(phone)}`,
    ...(slot ? [`for ${slot.date} ${slot.from}-${slot.to}`] : []),
  ].join('  ')
}

function inBrackets(...texts: (string | null | undefined)[]): string {
  const known = texts.flatMap((text) => (text ? [typed(text)] : []))
  return known.length > 0 ? ` (${known.join(' · ')})` : ''
}

function refundLine({ payment, paid }: StaffOrder, refunded: number): string {
  if (payment === 'cod_collected') return `  Cash given back ${money(refunded)}`
  return `  Paid ${money(paid ?? 0)}, of it back to the card ${money(refunded)}`
}

/** What becomes of the money of an order that was cancelled or returned. */
function moneyBack({ status, payment, refunded = 0 }: StaffOrder, refund: boolean): string[] {
  if (payment === 'refund_due') return ['It was paid by card: the money goes back by itself.']
  if (status !== 'returned') return []
  if (payment === 'disputed' && refund) return ['Its payment is disputed: it goes back once the dispute is won.']
  if (payment === 'paid' || payment === 'partially_refunded')
    return ['It was paid by card: give the money back in the Stripe dashboard; --refund would have done it.']
  if (payment === 'cod_collected' && refunded > 0) return [`Noted as given back in cash: ${money(refunded)}.`]
  return refund ? ['Nothing was left to give back.'] : []
}

/** Formats an order in detail: customer, address, lines and history. */
export function orderSheet(order: StaffOrder): string[] {
  const { address } = order
  const name = [address.firstName, address.lastName].map(typed).filter(Boolean).join(' ')
  const place = [address.address, address.city, address.postalCode, address.country].map(typed).filter(Boolean)
  const [link, note] = [typed(address.link), typed(address.note)]
  const cuts = order.cuts === null ? '' : `, ${many(order.cuts, 'piece')}`
  const carcass = order.withHead === null ? [] : [`${order.withHead ? 'with' : 'without'} head${cuts}`]
  return [
    orderLine(order),
    `  ${name}, ${typed(order.email)}`,
    `  ${place.join(', ')}`,
    ...(link ? [`  ${link}`] : []),
    ...(note ? [`  Note: ${note}`] : []),
    ...carcass.map((line) => `  ${line}`),
    ...order.lines.map(
      ({ quantity, title, color, options, total }) =>
        `  ${quantity} × ${typed(title)}${inBrackets(color && colorName(color, 'en'), options)}  ${money(total)}`,
    ),
    `  Goods ${money(order.subtotal)}, delivery ${money(order.shipping)}, total ${money(order.total)}`,
    ...(order.refunded ? [refundLine(order, order.refunded)] : []),
    ...order.events.map(
      ({ at: moment, actor, type, from, to }) =>
        `  ${at(moment)}  ${actor}: ${to ? `${type} ${from ? `${from} → ` : ''}${to}` : (events[type] ?? type)}`,
    ),
  ]
}
