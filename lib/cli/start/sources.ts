import { createHash } from 'node:crypto'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Sources of the built pages; files in `public` are served unchanged. */
const ROOTS = ['app', 'components', 'lib', 'messages']
const FILES = [
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
  '.env',
  '.env.production',
  '.env.local',
  '.env.production.local',
]
/** Files in these folders that are not part of the pages. */
const ASIDE = /\.test\.tsx?$|^lib\/cli\/|\/testing\//

/** Lists every file a build reads, relative to `root` and sorted. */
async function sourceFiles(root: string): Promise<string[]> {
  const folders = await Promise.all(ROOTS.map((folder) => filesBelow(root, folder)))
  const present = await Promise.all(FILES.map(async (file) => ((await exists(join(root, file))) ? [file] : [])))
  return [...folders.flat().filter((file) => !ASIDE.test(file)), ...present.flat()].sort()
}

/** Hashes every source's path and content, and the variables that a build writes into the pages. */
export async function sourceFingerprint(root: string, env: Record<string, string | undefined>): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  for (const file of await sourceFiles(root)) hash.update(`\n${file}\n`).update(await readFile(join(root, file)))
  const visible = Object.keys(env)
    .filter((name) => name.startsWith('NEXT_PUBLIC_'))
    .sort()
  for (const name of visible) hash.update(`\n${name}=${env[name]}`)
  return hash.digest('hex')
}

/** Returns the time of the latest source change, ms since 1970. */
export async function newestSource(root: string): Promise<number> {
  const files = await sourceFiles(root)
  const times = await Promise.all(files.map(async (file) => (await stat(join(root, file))).mtimeMs))
  return times.reduce((newest, time) => Math.max(newest, time), 0)
}

async function filesBelow(root: string, folder: string): Promise<string[]> {
  if (!(await exists(join(root, folder)))) return []
  const entries = await readdir(join(root, folder), { withFileTypes: true })
  const below = entries.map((entry) => {
    const path = `${folder}/${entry.name}`
    return entry.isDirectory() ? filesBelow(root, path) : entry.isFile() ? [path] : []
  })
  return (await Promise.all(below)).flat()
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
