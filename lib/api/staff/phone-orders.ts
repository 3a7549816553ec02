import { Hono } from 'hono'
import { decodeDeliveryAddress } from '@/lib/contract/customer-codec'
import { freeSlots, type DeliveryOffer } from '@/lib/contract/delivery'
import { ShopError } from '@/lib/contract/error'
import { text } from '@/lib/contract/fields'
import { PhoneOrderBody, PhoneQuoteBody, type PhoneQuote } from '@/lib/contract/staff-phone-order'
import { placeOrderByPhone, rehearsePhoneOrder } from '@/lib/shop/orders/place-by-phone'
import { requestKey } from '@/lib/shop/orders/request'
import { staffCustomerOf } from '@/lib/shop/staff/customers'
import { sellableProducts } from '@/lib/shop/staff/sellable'
import { readBody, readParam } from './input'

/** Orders taken by phone: products to choose, what an order would cost, and the order itself. */
export const phoneOrderCalls = new Hono()

phoneOrderCalls.get('/orders/products', async (c) =>
  c.json({ data: await sellableProducts(readParam(text(255), c.req.query('keyword') ?? '')) }),
)
phoneOrderCalls.post('/orders/quote', async (c) => {
  const { phone, city, lines } = await readBody(PhoneQuoteBody, c)
  const [customer, { cart, offer }] = await Promise.all([
    phone ? knownCustomer(phone) : null,
    rehearsePhoneOrder(phone, city, lines),
  ])
  const { subtotal, shipping, total, carcass } = cart
  const quote: PhoneQuote = {
    customer,
    lines: cart.lines.map((line) => ({ price: line.price, total: line.total, stock: line.stock })),
    ...{ subtotal, shipping, total, carcass, refusal: offer ? refusalOf(offer) : undefined },
    slots:
      offer?.days?.flatMap((day) => freeSlots([day]).map(({ id, from, to }) => ({ id, date: day.date, from, to }))) ??
      null,
  }
  return c.json({ data: quote })
})
phoneOrderCalls.post('/orders', async (c) => {
  const body = await readBody(PhoneOrderBody, c)
  const { phone, lines, email, language, slot, total } = body
  const address = decodeDeliveryAddress(body.address)
  const request = { address, email, language, slot, total, withHead: false, cuts: 1, buyer: null }
  const { code } = await placeOrderByPhone({ phone, lines, request }, requestKey(c.req.raw, body))
  return c.json({ data: { code } })
})

/** Why an order of the cart would be refused in its city. */
function refusalOf({ cart, served, refused, smallestOrder }: DeliveryOffer): PhoneQuote['refusal'] {
  if (cart.pickup || cart.lines.length === 0) return undefined
  if (!served || refused.length > 0) return 'NotDeliveredThere'
  return cart.subtotal < smallestOrder ? 'SmallestOrder' : undefined
}

async function knownCustomer(phone: string): Promise<PhoneQuote['customer']> {
  try {
    const { name, email, language, addresses, state } = await staffCustomerOf(phone)
    return { name, email, language, addresses, blocked: state === 'blocked' }
  } catch (error) {
    if (error instanceof ShopError && error.code === 'NotFound') return null
    throw error
  }
}
