import 'server-only'
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { config } from '@/lib/config/environment'
import { wholeFile } from '@/lib/utils/whole-file'

const TOKEN = /^[0-9a-f]{64}$/

/** Path of the generated token: `DATA_DIR/staff-token`, readable by its owner only. */
export function staffTokenPath(): string {
  return join(config().dataDir, 'staff-token')
}

/** The pending read or creation: concurrent first calls must not create two tokens. */
let creating: Promise<string> | null = null

/** Returns the token for staff calls: STAFF_TOKEN, else 64 hex digits generated at the first start and stored in DATA_DIR. */
export async function staffToken(): Promise<string> {
  const { staffToken: configured } = config()
  if (configured) return configured
  creating ??= storedToken().finally(() => {
    creating = null
  })
  return creating
}

async function storedToken(): Promise<string> {
  const path = staffTokenPath()
  const stored = await readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => '',
  )
  if (TOKEN.test(stored)) {
    await chmod(path, 0o600)
    return stored
  }
  const token = randomBytes(32).toString('hex')
  await wholeFile(path, (draft) => writeFile(draft, `${token}\n`, { mode: 0o600 }))
  return token
}

/** Compares with the staff token in constant time. */
export async function isStaffToken(candidate: string): Promise<boolean> {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(candidate), digest(await staffToken()))
}
