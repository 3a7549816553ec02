import { Hono } from 'hono'
import { text } from '@/lib/contract/fields'
import { MessageQuery } from '@/lib/contract/staff-messages'
import { resendMessage, staffMessages } from '@/lib/shop/staff/messages'
import { readParam } from './input'

/** The log of WhatsApp messages and e-mails. */
export const messageCalls = new Hono()

messageCalls.get('/messages', async (c) =>
  c.json({ data: await staffMessages(readParam(MessageQuery, c.req.query())) }),
)
messageCalls.post('/messages/:id/resend', async (c) =>
  c.json({ data: await resendMessage(readParam(text(64), c.req.param('id'))) }),
)
