import { setTimeout as delay } from 'node:timers/promises'
import { serve, type TestServer } from './serve'

/** The server's reaction to the next request: a response of the real API, or none. */
export type Mood =
  | 'accept'
  | 'rate-limit'
  | 'too-many-to-one'
  | 'break'
  | 'stall'
  | 'hang-up'
  | 'bad-token'
  | 'no-template'

export interface Received {
  path: string
  authorization: string | null
  body: unknown
}

const refusals: Partial<Record<Mood, [status: number, code: number, headers?: Record<string, string>]>> = {
  'rate-limit': [429, 130429, { 'retry-after': '120' }],
  'too-many-to-one': [400, 131056],
  break: [500, 131000],
  'bad-token': [401, 190],
  'no-template': [400, 132001],
}

/** Fake of the Cloud API's `POST /{version}/{phone number}/messages`. Uses up `moods` one by one, then accepts. */
export async function whatsAppServer(): Promise<TestServer & { received: Received[]; moods: Mood[] }> {
  const received: Received[] = []
  const moods: Mood[] = []
  const server = await serve(async (request) => {
    const mood = moods.shift() ?? 'accept'
    const { pathname } = new URL(request.url)
    received.push({ path: pathname, authorization: request.headers.get('authorization'), body: await request.json() })
    if (mood === 'hang-up') throw new Error('The connection is gone')
    if (mood === 'stall') await delay(30_000, undefined, { ref: false })
    const [status, code, headers] = refusals[mood] ?? [200, 0]
    if (status !== 200)
      return Response.json({ error: { message: 'refused', code, fbtrace_id: 'x' } }, { status, headers })
    return Response.json({
      messaging_product: 'whatsapp',
      contacts: [{ input: '971500000001', wa_id: '971500000001' }],
      messages: [{ id: 'wamid.TEST', message_status: 'accepted' }],
    })
  })
  return { ...server, received, moods }
}
