import 'server-only'
import { createTransport } from 'nodemailer'
import { DeliveryError, type Transport } from '../transport'

/** Patience with the mail server, in ms. */
const CONNECT = 8000
const SILENCE = 15_000

/** Sends mails by SMTP. A refusal in the five hundreds is final; anything else may pass. */
export function smtpTransport({ smtpUrl, from }: { smtpUrl: string; from: string }): Transport {
  const patience = { connectionTimeout: CONNECT, greetingTimeout: CONNECT, socketTimeout: SILENCE }
  // A file or an address named by a message is never fetched.
  const mailer = createTransport({ url: smtpUrl, ...patience, disableFileAccess: true, disableUrlAccess: true })
  return async ({ id, to, rendered }, signal) => {
    const { text, subject = '', html } = rendered
    const messageId = `<${id}@${domainOf(from)}>`
    const words = { subject: oneLine(subject), text, html }
    try {
      await mailer.sendMail({ from, to: { name: '', address: to }, ...words, messageId, signal })
    } catch (error) {
      throw failure(error)
    }
  }
}

function oneLine(text: string): string {
  return text.replaceAll(/[\r\n]+/g, ' ')
}

function domainOf(from: string): string {
  return /@([^\s>]+)/.exec(from)?.[1] ?? 'localhost'
}

function failure(error: unknown): DeliveryError {
  const code = typeof error === 'object' && error !== null && 'responseCode' in error ? Number(error.responseCode) : 0
  const name = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'Error'
  const refused = code >= 500 && name !== 'EAUTH'
  return new DeliveryError(`The mail server failed (${name}${code ? `, status ${code}` : ''})`, { passing: !refused })
}
