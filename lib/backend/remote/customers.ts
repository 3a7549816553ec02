import 'server-only'
import { createHash } from 'node:crypto'
import type { CallName } from '@/lib/contract/addresses'
import { encodeVerification } from '@/lib/contract/customer-codec'
import type { Customer, Profile } from '@/lib/contract/customer'
import { ShopError, type ErrorCode } from '@/lib/contract/error'
import { log } from '@/lib/utils/log'
import type { Backend, OpenedSession, SignedIn } from '../backend'
import { requestHost, type HostRequest } from './http/request'
import { HostUnavailableError } from './http/host-away'
import { readCustomer, readToken } from './mappers/customer'
import { dataOf, MappingContext } from './mappers/mapper'
import { isMissing, readHost } from './read-host'

/** A cache key for a token that does not reveal it. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** The bearer's profile. Throws YouAreNotLogin for an expired token, HostUnavailableError for an unreadable answer. */
export async function profile(token: string): Promise<Customer> {
  const customer = await readHost('getProfile', readCustomer, { token })
  if (!customer) throw new HostUnavailableError('sent no customer')
  return customer
}

/** Opens a session at the host. A 401 then means a wrong password or code, not an expired session: `wrong`. */
async function openSession(
  call: Extract<CallName, 'signin' | 'verifyCode'>,
  request: HostRequest,
  wrong: ErrorCode,
): Promise<OpenedSession> {
  const answer = await requestHost(call, request).catch((error: unknown) => {
    if (error instanceof ShopError && error.code === 'YouAreNotLogin') throw new ShopError(wrong, error.fields)
    throw error
  })
  const mapping = new MappingContext(call)
  const token = readToken(answer, mapping)
  if (!token) throw new HostUnavailableError('opened a session without a token')
  const sent = dataOf(answer) === answer ? null : readCustomer(answer, mapping)
  return { token, customer: sent ?? (await profile(token)), device: null }
}

/** Drops an empty password, which the host would take for the new one. Throws BadRequest for a password of spaces. */
function withoutBlankPassword({ password = '', currentPassword: _, ...rest }: Profile) {
  if (password === '') return rest
  if (password.trim() === '') throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordIsRequired' }])
  return { ...rest, password }
}

/** An order must not fail because the host does not store the e-mail address; an expired session still throws. */
function logUnlessSignedOut(error: unknown): void {
  if (error instanceof ShopError && error.code === 'YouAreNotLogin') throw error
  log().warn({ err: error }, 'The API host did not store an e-mail address')
}

export const customers = {
  signIn: (body, { language, address }) => openSession('signin', { body, language, address }, 'WrongCredentials'),
  signUp: async ({ image, ...body }, { language, address }) => {
    await requestHost('signup', { body, image, language, address })
    return null
  },
  verifyCode: (proof, { language, address }) =>
    openSession('verifyCode', { body: encodeVerification(proof), language, address }, 'WrongCode'),
  sendPassword: async (phone, { language, address }) => {
    await requestHost('sendPassword', { body: { phone }, language, address })
  },
  // The browser is signed out even if the host fails.
  signOut: async (token) => {
    const warn = (err: unknown) => log().warn({ err }, 'A sign-out failed')
    await requestHost('signout', { token, body: {} }).catch(warn)
  },
  authenticate: async (token) => {
    if (!token) throw new ShopError('YouAreNotLogin')
    return { token, customerId: null }
  },
  findCustomer: async (token) => {
    try {
      return await profile(token)
    } catch (error) {
      // 404 of a customer whom the host has deleted.
      if ((error instanceof ShopError && [401, 403].includes(error.status)) || (await isMissing(error))) return null
      throw error
    }
  },
  // The host does not report it.
  hasToChoosePassword: async () => false,
  confirmsPassword: false,
  getProfile: ({ token }) => profile(token),
  updateProfile: async ({ token, language }, changed, image) => {
    const answer = await requestHost('updateProfile', { token, body: withoutBlankPassword(changed), image, language })
    const sent = dataOf(answer) === null ? null : readCustomer(answer, new MappingContext('updateProfile'))
    // Spec §3 has no language of a customer: return the chosen one whether or not the host stores it.
    return { ...(sent ?? (await profile(token))), language: changed.language }
  },
  updateEmail: async ({ token, language }: SignedIn, email) => {
    const customer = await profile(token)
    // Spec §7 has no call for the e-mail address. A host that has none, or fails, gets the address with the order.
    if (customer.email !== email)
      await requestHost('updateEmail', { token, language, body: { email } }).catch(logUnlessSignedOut)
    return { ...customer, email }
  },
} satisfies Partial<Backend>
