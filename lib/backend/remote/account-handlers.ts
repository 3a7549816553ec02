import 'server-only'
import type { z } from 'zod'
import { encodeCustomer, type Customer, type ProfileBody } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { log } from '@/lib/utils/log'
import type { Handlers } from '@/lib/api/v1/handler'
import { doneMessage } from '@/lib/api/v1/done-message'
import { clientIp } from '@/lib/server/client-ip'
import { noSessionCookie, sessionCookie } from '@/lib/api/session-cookie'
import { bearer } from './bearer'
import { profile } from './customers'
import { requestHost } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readCustomer, readToken } from './mappers/customer'
import { MappingContext } from './mappers/mapper'
import { dataOf } from './mappers/values'

/** The session that a host opens: its token becomes our cookie. Spec §4. */
async function opened(answer: unknown, call: 'signin' | 'verifyCode', request: Request, headers: Headers) {
  const reading = new MappingContext(call)
  const token = readToken(answer, reading)
  if (!token) throw new HostUnavailableError('opened a session without a token')
  const told = dataOf(answer)
  const customer = (told === answer ? null : readCustomer(answer, reading)) ?? (await profile(token))
  headers.append('set-cookie', sessionCookie(token, request))
  return { token, data: encodeCustomer(customer) }
}

/** Of a sign-in, 401 means a wrong password, not a session that is over. */
function wrongCredentials(error: unknown): never {
  if (error instanceof ShopError && error.code === 'YouAreNotLogin')
    throw new ShopError('WrongCredentials', error.fields)
  throw error
}

/** The profile as a host takes it: a password that is left empty keeps the one there is, and is not sent for the new one. Throws BadRequest for one of nothing but spaces. */
function withoutBlankPassword({ password = '', currentPassword: _, ...profile }: z.output<typeof ProfileBody>) {
  if (password === '') return profile
  if (password.trim() === '') throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordIsRequired' }])
  return { ...profile, password }
}

/** The customer a change answers with, or the one the host has now. */
async function changed(answer: unknown, token: string): Promise<Customer> {
  const customer = dataOf(answer) === null ? null : readCustomer(answer, new MappingContext('updateProfile'))
  return customer ?? profile(token)
}

/** Being a customer of the host: sign-up, sign-in, profile. Spec §7. */
export const accountHandlers = {
  signin: async ({ body, request, headers, language }) => {
    const address = clientIp(request)
    return opened(
      await requestHost('signin', { body, language, address }).catch(wrongCredentials),
      'signin',
      request,
      headers,
    )
  },
  signup: async ({ body, image, language, request }) => {
    await requestHost('signup', { body, image, language, address: clientIp(request) })
    return doneMessage(language, 'codeSent')
  },
  verifyCode: async ({ body, request, headers, language }) => {
    const address = clientIp(request)
    const answer = await requestHost('verifyCode', { body, language, address }).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'YouAreNotLogin') throw new ShopError('WrongCode', error.fields)
      throw error
    })
    return opened(answer, 'verifyCode', request, headers)
  },
  signout: async ({ token, language, request, headers }) => {
    // Whatever the host says, this browser is signed out.
    if (token)
      await requestHost('signout', { token, body: {} }).catch((err: unknown) =>
        log().warn({ err }, 'A sign-out failed'),
      )
    headers.append('set-cookie', noSessionCookie(request))
    return doneMessage(language, 'signedOut')
  },
  getProfile: async (asked) => ({ data: encodeCustomer(await profile(bearer(asked))) }),
  updateProfile: async (asked) => {
    const token = bearer(asked)
    const { image, language } = asked
    const body = withoutBlankPassword(asked.body)
    const customer = await changed(await requestHost('updateProfile', { token, body, image, language }), token)
    // Spec §3 knows no language of a customer: what was chosen stands, whether or not the host keeps it.
    return { data: encodeCustomer({ ...customer, language: asked.body.language }) }
  },
  updateEmail: async (asked) => {
    const token = bearer(asked)
    const customer = await profile(token)
    const { email } = asked.body
    // Spec §7 does not say where the address goes. A host that does not take it like this gets it with the order.
    if (customer.email !== email) await requestHost('updateEmail', { token, body: { email } }).catch(unlessOver)
    return { data: encodeCustomer({ ...customer, email }) }
  },
  sendPassword: async ({ body, language, request }) => {
    await requestHost('sendPassword', { body, language, address: clientIp(request) })
    return doneMessage(language, 'passwordSent')
  },
} satisfies Handlers

/** No order fails for an e-mail address that the host does not want to keep; a session that is over does end it. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ShopError) || error.code === 'YouAreNotLogin') throw error
  log().warn({ err: error }, 'The host did not keep an e-mail address')
}
