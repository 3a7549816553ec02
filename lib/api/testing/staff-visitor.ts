import { Secret, TOTP } from 'otpauth'
import { STAFF_BASE } from '@/lib/contract/staff'
import { Enrolment, Invited, RecoveryCodes, type StaffRole } from '@/lib/contract/staff-accounts'
import { staffToken } from '@/lib/shop/staff/token'
import { staffApi } from '../staff/app'

export const STAFF_PASSWORD = 'camel-under-the-palm'

export interface StaffAnswer {
  status: number
  headers: Headers
  code: string | undefined
  data: unknown
  text: string
}

/** A browser on the pages of the back office: keeps the staff cookie, sends same-origin headers. */
export class StaffVisitor {
  cookie = ''
  /** Secret of the member's second factor. */
  secret = ''
  recoveryCodes: string[] = []

  constructor(readonly headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) {}

  async ask(call: string, body?: unknown, headers: Record<string, string> = {}): Promise<StaffAnswer> {
    const [method = '', path = ''] = call.split(' ')
    const raw = body instanceof FormData || body instanceof Uint8Array || body === undefined
    const sent = raw ? (body as BodyInit | undefined) : JSON.stringify(body)
    const all = { ...this.headers, ...(this.cookie && { cookie: this.cookie }), ...headers }
    const response = await staffApi.fetch(
      new Request(`http://shop.test${STAFF_BASE}${path}`, { method, body: sent, headers: all }),
    )
    const [set] = response.headers.getSetCookie()
    if (set) this.cookie = set.split(';')[0] ?? ''
    const text = await response.text()
    const json: { code?: string; data?: unknown } = text.startsWith('{') && !text.includes('\n') ? JSON.parse(text) : {}
    return { status: response.status, headers: response.headers, code: json.code, data: json.data, text }
  }

  /** The second factor's code, of `steps` half minutes from now. */
  code(steps = 0): string {
    return new TOTP({ secret: Secret.fromBase32(this.secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
  }

  /** Sets up a second factor in a session that the password opened. */
  async enrol(password?: string): Promise<void> {
    const { secret } = Enrolment.parse((await this.ask('POST /second-factor', { password })).data)
    this.secret = secret
    const { data } = await this.ask('POST /second-factor/confirm', { code: this.code() })
    this.recoveryCodes = RecoveryCodes.parse(data).recoveryCodes
  }
}

let members = 0

/** A member of this role in an open session, invited by the staff token. */
export async function staffMember(role: StaffRole): Promise<StaffVisitor & { email: string; id: string }> {
  const email = `member${++members}@shop.example`
  const bearer = { authorization: `Bearer ${await staffToken()}` }
  const answer = await new StaffVisitor({}).ask('POST /members', { name: `Member ${members}`, email, role }, bearer)
  const { link, member } = Invited.parse(answer.data)
  const visitor = new StaffVisitor()
  await visitor.ask('POST /invitation', { invitation: link.split('#')[1], password: STAFF_PASSWORD })
  await visitor.enrol()
  return Object.assign(visitor, { email, id: member.id })
}
