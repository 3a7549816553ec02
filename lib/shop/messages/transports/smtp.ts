import 'server-only'
import { timeout, TimeoutStrategy } from 'cockatiel'
import { createTransport } from 'nodemailer'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'
import { DeliveryError, type Transport } from '../transport'

/** Timeouts, ms. */
const CONNECT = 8000
const SILENCE = 15_000
/** Time for a whole mail, ms: below the lease, after which another worker sends it too. */
const DEADLINE = 50_000

/** Sends e-mail over SMTP. Failures are retryable, except a 5xx reply that does not reject our login or sender. */
export function smtpTransport(
  { smtpUrl, from }: { smtpUrl: string; from: string },
  { deadline = DEADLINE } = {},
): Transport {
  const timeouts = { connectionTimeout: CONNECT, greetingTimeout: CONNECT, socketTimeout: SILENCE }
  // Messages must not make the server fetch files or URLs.
  const mailer = createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true })
  // Not `AbortSignal.any`: Node 20 collects a timeout in it as garbage.
  const limit = timeout(deadline, TimeoutStrategy.Cooperative)
  return async ({ id, to, rendered }, signal) => {
    const { text, subject = '', html } = rendered
    const messageId = `<${id}@${domainOf(from)}>`
    const content = { subject: collapseWhitespace(subject), text, html }
    try {
      const mail = { from, to: { name: '', address: to }, ...content, messageId }
      await limit.execute(({ signal: both }) => mailer.sendMail({ ...mail, signal: both }), signal)
    } catch (error) {
      throw failure(error)
    }
  }
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}

function failure(error: unknown): DeliveryError {
  const reply = { responseCode: 0, code: 'Error', command: '', ...(typeof error === 'object' && error) }
  const refused = reply.responseCode >= 500
  const misconfigured = reply.code === 'EAUTH' || (refused && reply.command === 'MAIL FROM')
  const status = reply.responseCode ? `, status ${reply.responseCode}` : ''
  return new DeliveryError(`The mail server failed (${reply.code}${status})`, {
    retryable: misconfigured || !refused,
    misconfigured,
  })
}
