import 'server-only'
import { log } from '@/lib/log'
import { sweepSignups } from './customers/verification'
import { sweepLimits } from './limits/spend'
import { sweepOutbox } from './messages/claim'
import { sweepOutboxFolder } from './messages/transports/folder'
import { sweepSessions } from './sessions/session'

const EVERY = 60 * 60 * 1000

/** Deletes every hour, until `stopping`, what is over: sessions, sign-ups, counts and old messages. */
export function keepSweeping(stopping: AbortSignal): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log().error({ err: error }, 'What is over could not be deleted'))
  }, EVERY).unref()
  stopping.addEventListener('abort', () => clearInterval(timer), { once: true })
}

async function sweep(): Promise<void> {
  for (const one of [sweepSessions, sweepSignups, sweepLimits, sweepOutbox, () => sweepOutboxFolder()]) await one()
}
