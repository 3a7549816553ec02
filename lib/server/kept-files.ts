import { readdirSync } from 'node:fs'
import { copyFile, readdir, readFile, rm, stat, utimes } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { wholeFile } from '@/lib/utils/whole-file'
import type { Step } from './http'

const DAY = 24 * 60 * 60 * 1000
/** How long the files of a build stay after its last day of service, ms. */
const KEPT = 14 * DAY
const types: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.svg': 'image/svg+xml',
}

/**
 * Keeps the scripts, styles and fonts of every build in the folder `store`, and sends those that this build does not have: tabs
 * opened before an upgrade still ask for them. Instances may share the folder. `build`: Next's output folder. Decision 25.
 */
export function keptFiles(build: string, store: string): { send: Step; keep: () => Promise<void> } {
  const folder = join(build, 'static')
  const own = filesIn(folder)

  /** Copies this build's files, and deletes those of builds that are out of service. To be repeated daily. */
  async function keep(): Promise<void> {
    const now = new Date()
    for (const name of own) {
      const path = join(store, name)
      if (!(await touched(path, now))) await wholeFile(path, (draft) => copyFile(join(folder, name), draft))
    }
    for (const name of await readdir(store, { recursive: true })) {
      const state = await stat(join(store, name)).catch(() => null)
      if (state?.isFile() && state.mtimeMs < now.getTime() - KEPT) await rm(join(store, name), { force: true })
    }
  }

  const send: Step = async (request, response, next) => {
    const name = nameIn(request.url)
    const type = name && types[extname(name)]
    if (!name || !type || own.has(name) || !['GET', 'HEAD'].includes(request.method ?? '')) return next()
    const body = await readFile(join(store, name)).catch(() => null)
    if (!body) return next()
    response.writeHead(200, { 'Content-Type': type, 'Cache-Control': 'public, max-age=31536000, immutable' })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  return { send, keep }
}

/** Keeps the files now and every day; a failure is reported by `onError`. */
export function keepDaily(keep: () => Promise<void>, onError: (error: unknown) => void): void {
  const once = () => void keep().catch(onError)
  once()
  setInterval(once, DAY).unref()
}

function filesIn(folder: string): Set<string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(folder.length + 1)),
  )
}

/** The path within the build that an address stands for; null for other addresses, and for those that lead out of it. */
function nameIn(url = ''): string | null {
  const [, path] = /^\/_next\/static\/([^?]+)/.exec(url) ?? []
  const name = path && decodeURIComponent(path)
  return name && !/\0|(^|[/\\])\.\.?([/\\]|$)/.test(name) ? name : null
}

/** Marks a kept file as in use; false when there is none. */
function touched(path: string, now: Date): Promise<boolean> {
  return utimes(path, now, now).then(
    () => true,
    () => false,
  )
}
