import { z } from 'zod'
import { text } from './fields'
import { orderStatuses } from './order'

export const messageStates = ['waiting', 'sent', 'failed'] as const
export type MessageState = (typeof messageStates)[number]

/** An order in the payload of its messages. */
export const MessageOrder = z.object({
  code: z.string(),
  status: z.enum(orderStatuses),
  pickup: z.boolean().default(false),
})

/** A WhatsApp message or e-mail of the outbox, without what it says. */
export const StaffMessage = z.object({
  id: z.string(),
  state: z.enum(messageStates),
  channel: z.enum(['whatsapp', 'email']),
  /** A phone number (9715XXXXXXXX) or an e-mail address. */
  recipient: z.string(),
  template: z.string(),
  /** The order that it is about, as it was then. */
  order: MessageOrder.nullable().default(null),
  language: z.string(),
  createdAt: z.string(),
  /** When it was sent, failed, or is tried next. */
  at: z.string(),
  attempts: z.number().int(),
  /** Whether a failed one can be sent again; a code cannot. */
  resendable: z.boolean(),
})
export type MessageOrder = z.infer<typeof MessageOrder>
export type StaffMessage = z.infer<typeof StaffMessage>

export const MessageQuery = z.object({
  state: z.enum(messageStates).optional(),
  /** Part of a phone number or e-mail address. */
  search: text(200).optional(),
  /** The `next` of the page before. */
  after: text(64).optional(),
  limit: z.coerce.number().int().min(1).max(500).default(50),
})
export type MessageQuery = z.input<typeof MessageQuery>

/** `next`: pass it as `after` for older ones. */
export const MessagePage = z.object({ messages: z.array(StaffMessage), next: z.string().nullable() })
export type MessagePage = z.infer<typeof MessagePage>

/** Messages by state, those of the last 30 days. */
export type MessageCounts = Record<MessageState, number>
