import 'server-only'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { config } from '@/lib/config/environment'
import { ShopError } from '@/lib/contract/error'
import { singleton } from '@/lib/utils/singleton'
import { WorkQueue } from '@/lib/utils/work-queue'

/** argon2id: 19 MiB, two passes, one lane. Backend rules, Accounts. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
/** Concurrent hashes; each uses a core and its memory. */
const AT_ONCE = 2
/** Queue limit, about four seconds of work; more is a flood. */
const MAX_WAITING = 200
const RETRY_AFTER_SECONDS = 5

/** Number of common passwords refused, counting only those long enough. */
const REFUSED = 3000

let refused: { minLength: number; passwords: Set<string> } | null = null

const hashing = () => singleton('password-hashing', () => new WorkQueue(AT_ONCE))
/** A hash without a matching password. */
const dummyHash = () => singleton('dummy-password-hash', () => hash(crypto.randomUUID(), cost))

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const queue = hashing()
  if (queue.waiting >= MAX_WAITING) throw new ShopError('ShopIsBusy', [], { retryAfter: RETRY_AFTER_SECONDS })
  return queue.run(work)
}

/** Hashes with argon2id, in PHC form. Throws ShopIsBusy when the queue is full. */
export async function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

/**
 * Verifies a password. A missing or invalid hash never matches and takes as long, so that timing does not reveal whether a customer
 * exists.
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const real = passwordHash?.startsWith('$argon2id$') ? passwordHash : null
  const against = real ?? (await dummyHash())
  const right = await inTurn(() => verify(against, password))
  return real !== null && right
}

/** Throws BadRequest naming `password` when it is shorter than the shop requires, or one of the most common. */
export function assertAcceptablePassword(password: string): void {
  const { passwordMinLength } = config()
  if ([...password].length < passwordMinLength)
    throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordTooShort' }])
  if (isCommonPassword(password, passwordMinLength))
    throw new ShopError('BadRequest', [{ path: 'password', msg: 'PasswordTooCommon' }])
}

/** Whether a password is among the 3 000 most common ones with at least `minLength` characters, ignoring case. */
function isCommonPassword(password: string, minLength: number): boolean {
  if (refused?.minLength !== minLength) {
    const long = dictionary['passwords-common'].filter((word) => word.length >= minLength)
    refused = { minLength, passwords: new Set(long.slice(0, REFUSED)) }
  }
  return refused.passwords.has(password.toLowerCase())
}
