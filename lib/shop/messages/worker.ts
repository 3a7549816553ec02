import 'server-only'
import { config } from '@/lib/config/environment'
import { log } from '@/lib/utils/log'
import { isDemoShop } from '../demo/progress'
import { claim, type Claimed } from './claim'
import { deliver, type Transports } from './deliver'
import { folderTransport } from './transports/folder'
import { smtpTransport } from './transports/smtp'
import { whatsAppTransport } from './transports/whatsapp'
import { onWake } from './wake'

/** Messages in work at a time. */
const AT_ONCE = 5
/** How often the worker looks by itself, in ms: for messages of other instances and for those whose pause is over. */
const EVERY = 2000
/** How long messages on their way may take when the shop closes, in ms; then they are cut off, and put back. */
const PATIENCE = 1500

declare global {
  var oasisOutboxWorker: { stop: () => Promise<void> } | undefined
}

/** Where messages go with the configuration as it is. `echo` says, in a demo shop, what would have been sent. */
export async function configuredTransports(echo: (line: string) => void): Promise<Transports> {
  const { whatsapp, mail, demo } = config()
  const folder = folderTransport(demo === false || !(await isDemoShop()) ? null : echo)
  return {
    whatsapp: whatsapp ? whatsAppTransport(whatsapp) : folder,
    email: mail ? smtpTransport(mail) : folder,
  }
}

/** Delivers what stands in the outbox until `stopping` or `stopDelivery`. One worker per process. */
export function startDelivery(transports: Transports, stopping?: AbortSignal): void {
  if (globalThis.oasisOutboxWorker) return
  const hurry = new AbortController()
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  let asked = false
  let running: Promise<void> | null = null

  /** What cannot be noted lets go of nothing beside it: its lease runs out, and it is tried again. */
  async function deliverOrLog(message: Claimed): Promise<void> {
    await deliver(message, transports, hurry.signal).catch((error: unknown) => {
      log().error({ err: error, outboxId: message.id }, 'What became of a message could not be noted')
    })
  }

  async function round(): Promise<void> {
    do {
      asked = false
      const messages = stopped ? [] : await claim(AT_ONCE)
      await Promise.all(messages.map(deliverOrLog))
      if (messages.length === AT_ONCE) asked = true
    } while (asked && !stopped)
  }

  function look(): void {
    asked = true
    if (stopped || running) return
    clearTimeout(timer)
    running = round()
      .catch((error: unknown) => log().error({ err: error }, 'The outbox cannot be read'))
      .finally(() => {
        running = null
        if (!stopped) timer = setTimeout(look, EVERY).unref()
      })
  }

  async function stop(): Promise<void> {
    stopped = true
    clearTimeout(timer)
    onWake(null)
    const late = setTimeout(() => hurry.abort(), PATIENCE)
    await running
    clearTimeout(late)
    globalThis.oasisOutboxWorker = undefined
  }

  globalThis.oasisOutboxWorker = { stop }
  stopping?.addEventListener('abort', () => void stop(), { once: true })
  onWake(look)
  look()
}

/** Takes no more messages and waits for those on their way. Harmless when there is no worker. */
export async function stopDelivery(): Promise<void> {
  await globalThis.oasisOutboxWorker?.stop()
}
