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

/** Sets the host's token as our session cookie and returns it with the customer. Spec §4. */
async function openSession(answer: unknown, call: 'signin' | 'verifyCode', request: Request, headers: Headers) {
  const mapping = new MappingContext(call)
  const token = readToken(answer, mapping)
  if (!token) throw new HostUnavailableError('opened a session without a token')
  const data = dataOf(answer)
  const customer = (data === answer ? null : readCustomer(answer, mapping)) ?? (await profile(token))
  headers.append('set-cookie', sessionCookie(token, request))
  return { token, data: encodeCustomer(customer) }
}

/** At sign-in, 401 means a wrong password, not an expired session. */
function wrongCredentials(error: unknown): never {
  if (error instanceof ShopError && error.code === 'YouAreNotLogin')
    throw new ShopError('WrongCredentials', error.fields)
  throw error
}

/** Drops an empty password, which the host would take for the new one. Throws BadRequest for a password of spaces. */
function withoutBlankPassword({ password = '', currentPassword: _, ...profile }: z.output<typeof ProfileBody>) {
  if (password === '') return profile
  if (password.trim() === '') throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordIsRequired' }])
  return { ...profile, password }
}

/** The customer in the answer to a change, else the host's current profile. */
async function changedCustomer(answer: unknown, token: string): Promise<Customer> {
  const customer = dataOf(answer) === null ? null : readCustomer(answer, new MappingContext('updateProfile'))
  return customer ?? profile(token)
}

/** Handlers of sign-up, sign-in and profile. Spec §7. */
export const accountHandlers = {
  signin: async ({ body, request, headers, language }) => {
    const address = clientIp(request)
    return openSession(
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
    return openSession(answer, 'verifyCode', request, headers)
  },
  signout: async ({ token, language, request, headers }) => {
    // The browser is signed out even if the host fails.
    if (token)
      await requestHost('signout', { token, body: {} }).catch((err: unknown) =>
        log().warn({ err }, 'A sign-out failed'),
      )
    headers.append('set-cookie', noSessionCookie(request))
    return doneMessage(language, 'signedOut')
  },
  getProfile: async (context) => ({ data: encodeCustomer(await profile(bearer(context))) }),
  updateProfile: async (context) => {
    const token = bearer(context)
    const { image, language } = context
    const body = withoutBlankPassword(context.body)
    const customer = await changedCustomer(await requestHost('updateProfile', { token, body, image, language }), token)
    // Spec §3 has no language of a customer: return the chosen one whether or not the host stores it.
    return { data: encodeCustomer({ ...customer, language: context.body.language }) }
  },
  updateEmail: async (context) => {
    const token = bearer(context)
    const customer = await profile(token)
    const { email } = context.body
    // Spec §7 has no call for the e-mail address. A host that refuses this one gets the address with the order.
    if (customer.email !== email) await requestHost('updateEmail', { token, body: { email } }).catch(logUnlessSignedOut)
    return { data: encodeCustomer({ ...customer, email }) }
  },
  sendPassword: async ({ body, language, request }) => {
    await requestHost('sendPassword', { body, language, address: clientIp(request) })
    return doneMessage(language, 'passwordSent')
  },
} satisfies Handlers

/** An order must not fail because the host refuses the e-mail address; an expired session still throws. */
function logUnlessSignedOut(error: unknown): void {
  if (!(error instanceof ShopError) || error.code === 'YouAreNotLogin') throw error
  log().warn({ err: error }, 'The API host did not store an e-mail address')
}
