import 'server-only'
import { z } from 'zod'
import { languages } from '@/lib/config/constants'
import { count } from '@/lib/telemetry/metrics'
import { asPartOf, traced } from '@/lib/telemetry/trace'
import { log } from '@/lib/utils/log'
import { getShopInfo } from '../catalogue/shop-info'
import { noteDelivered, noteFailed, putBack, type Claimed } from './claim'
import type { Template } from './template'
import { accountExists, passwordChanged, sentPassword, signupCode } from './templates/account'
import { newOrder, orderConfirmation, orderStatus } from './templates/order'
import { DeliveryError, type Delivery, type Transport } from './transport'
import type { Channel } from './outbox'

export type Transports = Record<Channel, Transport>

/** Minimum attempts before a message fails. Attempts during a misconfiguration do not count. */
const MIN_ATTEMPTS = 8
/** Minimum age in seconds before a message fails: a mail server may be down for a weekend. Codes carry `validUntil`. */
const MIN_AGE = 3 * 24 * 3600
/** Pause after the first attempt in seconds; each one is four times longer, up to an hour. */
const FIRST_PAUSE = 2
const LONGEST_PAUSE = 3600

const Known = z.object({ channel: z.enum(['whatsapp', 'email']), language: z.enum(languages) })
const Validity = z.object({ validUntil: z.iso.datetime() })
const From = z.object({ requestId: z.string().optional(), traceparent: z.string().optional() })

/** Exponential backoff in seconds with jitter. */
export function pauseAfter(attempts: number, random = Math.random()): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 4 ** (attempts - 1)) * (0.75 + random / 2)
}

/** Age of a message in seconds. */
function ageOf({ createdAt }: Claimed): number {
  return (Date.now() - createdAt.getTime()) / 1000
}

/** Pause in seconds during a misconfiguration: about the message's age. */
function pauseAtAge(message: Claimed): number {
  return Math.min(LONGEST_PAUSE, Math.max(FIRST_PAUSE, ageOf(message))) * (0.75 + Math.random() / 2)
}

/** Sends one claimed message and records the result. Never throws because of the message. */
export async function deliver(message: Claimed, transports: Transports, signal: AbortSignal): Promise<void> {
  const { channel, template, payload } = message
  const attributes = { 'messaging.channel': channel, 'messaging.template': template }
  await asPartOf(From.safeParse(payload).data ?? {}, async () => {
    const result = await traced(`deliver ${channel}`, { attributes }, () => attempt(message, transports, signal))
    count('deliveries', { channel, result })
  })
}

type Result = 'delivered' | 'failed' | 'postponed'

async function attempt(message: Claimed, transports: Transports, signal: AbortSignal): Promise<Result> {
  const { id, template, attempts } = message
  if (isExpired(message)) {
    await noteFailed(message)
    return 'failed'
  }
  try {
    const delivery = await render(message)
    await transports[delivery.channel](delivery, signal)
  } catch (error) {
    const { message: why, retryable, misconfigured, retryAfter } = asDeliveryError(error)
    const fields = { outboxId: id, template, attempts, why }
    if (signal.aborted) {
      await putBack(message, 0)
      return 'postponed'
    }
    const triesLeft = attempts < MIN_ATTEMPTS || ageOf(message) < MIN_AGE
    if (misconfigured || (retryable && triesLeft)) {
      log().warn(fields, 'A message could not be delivered yet')
      const pause = misconfigured ? pauseAtAge(message) : pauseAfter(attempts)
      await putBack(message, Math.max(retryAfter ?? 0, pause), { counts: !misconfigured })
      return 'postponed'
    }
    log().error(fields, 'A message could not be delivered')
    await noteFailed(message)
    return 'failed'
  }
  await noteDelivered(message)
  return 'delivered'
}

async function render({ id, channel, recipient, template, language, payload }: Claimed): Promise<Delivery> {
  const known = Known.parse({ channel, language })
  const renderTemplate = templates[template]
  if (!renderTemplate) throw new DeliveryError('There is no such template', { retryable: false })
  const fields = z.record(z.string(), z.unknown()).parse(payload)
  return {
    id,
    ...known,
    to: recipient,
    template,
    rendered: await renderTemplate(fields, known.language, await getShopInfo()),
  }
}

/** Whether the message has expired (`validUntil`). */
function isExpired({ payload }: Claimed): boolean {
  const validity = Validity.safeParse(payload)
  return validity.success && Date.parse(validity.data.validUntil) <= Date.now()
}

/** Wraps an unexpected error. Drops its text, which may contain the message. */
function asDeliveryError(error: unknown): DeliveryError {
  if (error instanceof DeliveryError) return error
  const name = error instanceof Error ? error.name : 'Error'
  return new DeliveryError(`The message could not be rendered or sent (${name})`, {
    retryable: !(error instanceof z.ZodError),
  })
}

/** All message templates, for customers and for the shop itself. A template's approved WhatsApp name has `_` for `-`. */
export const templates: Record<string, Template> = {
  'signup-code': signupCode,
  'sent-password': sentPassword,
  'account-exists': accountExists,
  'password-changed': passwordChanged,
  'order-confirmation': orderConfirmation,
  'order-status': orderStatus,
  'new-order': newOrder,
}
