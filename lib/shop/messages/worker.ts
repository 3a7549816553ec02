import 'server-only'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { singleton } from '@/lib/utils/singleton'
import { isDemoShop } from '../demo/progress'
import { claim, type Claimed } from './claim'
import { deliver, type Transports } from './deliver'
import { folderTransport } from './transports/folder'
import { smtpTransport } from './transports/smtp'
import { whatsAppTransport } from './transports/whatsapp'
import { onWake } from './outbox'

/** Messages delivered concurrently. */
const AT_ONCE = 5
/** Poll interval in ms, for messages of other instances and for retries. */
const POLL_INTERVAL = 2000
/**
 * Pause in ms before a new message is sent: its cause is answered first. Who asks for a password must not learn by the time of
 * the answer whether the phone has an account.
 */
const AFTER_ANSWER = 100
/** Shutdown grace in ms for messages in flight; then they are aborted and put back. */
const SHUTDOWN_GRACE = 1500

const worker = () => singleton<{ stop: (() => Promise<void>) | null }>('outbox-worker', () => ({ stop: null }))

/** Transports for the current configuration. `echo` prints messages in a demo shop. */
export async function configuredTransports(echo: (line: string) => void): Promise<Transports> {
  const { whatsapp, mail, demo } = config()
  const folder = folderTransport(demo === false || !(await isDemoShop()) ? null : echo)
  return {
    whatsapp: whatsapp ? whatsAppTransport(whatsapp) : folder,
    email: mail ? smtpTransport(mail) : folder,
  }
}

/** Delivers outbox messages until `stopping` or `stopDelivery`. One worker per process. */
export function startDelivery(transports: Transports, stopping?: AbortSignal): void {
  if (worker().stop) return
  const abort = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let pending = false
  let running: Promise<void> | null = null

  /** A failure to record one result does not stop the others: its lease expires and it is retried. */
  async function deliverOrLog(message: Claimed): Promise<void> {
    await deliver(message, transports, abort.signal).catch((error: unknown) => {
      log().error({ err: error, outboxId: message.id }, 'The result of a message could not be recorded')
    })
  }

  async function round(): Promise<void> {
    do {
      pending = false
      const messages = stopped ? [] : await claim(AT_ONCE)
      await Promise.all(messages.map(deliverOrLog))
      if (messages.length === AT_ONCE) pending = true
    } while (pending && !stopped)
  }

  function poll(): void {
    pending = true
    if (stopped || running) return
    clearTimeout(timer)
    running = round()
      .catch((error: unknown) => log().error({ err: error }, 'The outbox cannot be read'))
      .finally(() => {
        running = null
        if (!stopped) timer = setTimeout(poll, POLL_INTERVAL).unref()
      })
  }

  async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    onWake(null)
    const late = setTimeout(() => abort.abort(), SHUTDOWN_GRACE)
    await running
    clearTimeout(late)
    worker().stop = null
  }

  worker().stop = stop
  stopping?.addEventListener('abort', () => void stop(), { once: true })
  onWake(() => void setTimeout(poll, AFTER_ANSWER).unref())
  poll()
}

/** Stops claiming messages and waits for those in flight. Harmless without a worker. */
export async function stopDelivery(): Promise<void> {
  await worker().stop?.()
}
