import 'server-only'
import type { z } from 'zod'
import { encodeCustomer, type Customer, type ProfileBody } from '@/lib/contract/customer'
import { ShopError } from '@/lib/contract/error'
import { log } from '@/lib/log'
import type { Answers } from '../api/answer'
import { doneMessage } from '../api/done-message'
import { clientAddress } from '../peer'
import { noSessionCookie, sessionCookie } from '../session-cookie'
import { bearer } from './bearer'
import { profile } from './customers'
import { ask } from './http/ask'
import { HostAway } from './http/host-away'
import { readCustomer, readToken } from './reading/customer'
import { Reading } from './reading/reading'
import { dataOf } from './reading/values'

/** The session that a host opens: its token becomes our cookie. Spec §4. */
async function opened(answer: unknown, call: 'signin' | 'verifyCode', request: Request, headers: Headers) {
  const reading = new Reading(call)
  const token = readToken(answer, reading)
  if (!token) throw new HostAway('opened a session without a token')
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
  const customer = dataOf(answer) === null ? null : readCustomer(answer, new Reading('updateProfile'))
  return customer ?? profile(token)
}

/** Being a customer of the host: sign-up, sign-in, profile. Spec §7. */
export const accountAnswers = {
  signin: async ({ body, request, headers, language }) => {
    const address = clientAddress(request)
    return opened(await ask('signin', { body, language, address }).catch(wrongCredentials), 'signin', request, headers)
  },
  signup: async ({ body, image, language, request }) => {
    await ask('signup', { body, image, language, address: clientAddress(request) })
    return doneMessage(language, 'codeSent')
  },
  verifyCode: async ({ body, request, headers, language }) => {
    const address = clientAddress(request)
    const answer = await ask('verifyCode', { body, language, address }).catch((error: unknown) => {
      if (error instanceof ShopError && error.code === 'YouAreNotLogin') throw new ShopError('WrongCode', error.fields)
      throw error
    })
    return opened(answer, 'verifyCode', request, headers)
  },
  signout: async ({ token, language, request, headers }) => {
    // Whatever the host says, this browser is signed out.
    if (token)
      await ask('signout', { token, body: {} }).catch((err: unknown) => log().warn({ err }, 'A sign-out failed'))
    headers.append('set-cookie', noSessionCookie(request))
    return doneMessage(language, 'signedOut')
  },
  getProfile: async (asked) => ({ data: encodeCustomer(await profile(bearer(asked))) }),
  updateProfile: async (asked) => {
    const token = bearer(asked)
    const { image, language } = asked
    const body = withoutBlankPassword(asked.body)
    const customer = await changed(await ask('updateProfile', { token, body, image, language }), token)
    // Spec §3 knows no language of a customer: what was chosen stands, whether or not the host keeps it.
    return { data: encodeCustomer({ ...customer, language: asked.body.language }) }
  },
  updateEmail: async (asked) => {
    const token = bearer(asked)
    const customer = await profile(token)
    const { email } = asked.body
    // Spec §7 does not say where the address goes. A host that does not take it like this gets it with the order.
    if (customer.email !== email) await ask('updateEmail', { token, body: { email } }).catch(unlessOver)
    return { data: encodeCustomer({ ...customer, email }) }
  },
  sendPassword: async ({ body, language, request }) => {
    await ask('sendPassword', { body, language, address: clientAddress(request) })
    return doneMessage(language, 'passwordSent')
  },
} satisfies Answers

/** No order fails for an e-mail address that the host does not want to keep; a session that is over does end it. */
function unlessOver(error: unknown): void {
  if (!(error instanceof ShopError) || error.code === 'YouAreNotLogin') throw error
  log().warn({ err: error }, 'The host did not keep an e-mail address')
}
