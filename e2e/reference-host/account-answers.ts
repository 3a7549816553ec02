import { ok, refuse, refuseDeep, refuseField, refuseHurry, type Answerer } from './exchange'
import { spoken } from './spoken'
import { awkwardCustomer } from './wire'

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** Handlers of signing up, in and out. */
export const accountAnswers: Record<string, Answerer> = {
  'POST /auth/customer/signup': ({ body, image, book }) => {
    const phone = text(body.phone)
    if (!phone) return refuseField('phone', 'Phone is required')
    if (book.customers.some((one) => one.phone === phone && one.code === null))
      return refuseField('phone', 'This phone is in use')
    const patience = book.patience(phone)
    if (patience > 0) return refuseHurry(patience)
    book.customers = book.customers.filter((one) => one.phone !== phone)
    book.customers.push({
      _id: book.nextId(),
      username: text(body.username),
      phone,
      password: text(body.password),
      ...(image && { image }),
      // A digit fewer than the local backend's codes.
      code: String(10_000 + ((book.nextId() * 7919) % 90_000)),
      cart: [],
      favorites: [],
      addresses: [],
    })
    return { status: 201, body: { status: 'success' } }
  },
  'POST /auth/customer/verification': ({ body, book }) => {
    const customer = book.customers.find((one) => one.phone === body.phone)
    if (!customer?.code || customer.code !== String(body.whatsappCode)) return refuseDeep(400, spoken.WrongCode)
    customer.code = null
    return ok({ token: book.openSession(customer), data: awkwardCustomer(customer) })
  },
  'POST /auth/customer/signin': ({ body, book }) => {
    const customer = book.customers.find((one) => one.phone === body.phone && one.code === null)
    if (customer?.password !== body.password) return refuse(401, spoken.WrongCredentials)
    return ok({ data: customer && awkwardCustomer(customer), token: customer && book.openSession(customer) })
  },
  'POST /auth/customer/signout': ({ token, book }) => {
    book.tokens.delete(token)
    return ok({ status: 'success' })
  },
  // Does not reveal whether the phone is registered.
  'POST /auth/customer/send-password': ({ body, book }) => {
    const patience = book.patience(text(body.phone))
    return patience > 0 ? refuseHurry(patience) : ok({ message: 'Password sent' })
  },
}
