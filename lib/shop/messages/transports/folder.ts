import 'server-only'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { wholeFile } from '@/lib/utils/whole-file'
import { deleteOldFiles } from '../../old-files'
import type { Transport } from '../transport'

/** Retention of message files, ms. */
const RETENTION = 30 * 24 * 60 * 60 * 1000

/** Folder for messages without a configured transport: `DATA_DIR/outbox`. */
export function outboxFolder(): string {
  return join(config().dataDir, 'outbox')
}

/** Writes messages to files readable only by the server's user; a demo shop also prints them with `echo`. */
export function folderTransport(echo: ((line: string) => void) | null): Transport {
  return async ({ id, channel, to, template, language, rendered }) => {
    const folder = outboxFolder()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const at = new Date()
    const { subject, text, html } = rendered
    const body = { channel, to, template, language, ...(subject && { subject }), text, ...(html && { html }), at }
    const name = `${at.toISOString().replaceAll(/[-:.]/g, '')}-${channel}-${id}.json`
    const content = `${JSON.stringify(body, null, 2)}\n`
    await wholeFile(join(folder, name), (draft) => writeFile(draft, content, { mode: 0o600 }))
    echo?.(`${channel === 'whatsapp' ? 'WhatsApp' : 'E-mail'} to ${to}: ${subject ?? text}`)
  }
}

/** Deletes message files past their retention. */
export async function sweepOutboxFolder(): Promise<void> {
  await deleteOldFiles(outboxFolder(), { age: RETENTION })
}
