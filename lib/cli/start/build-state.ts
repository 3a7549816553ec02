import { readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, errorReason, exitCode } from '../exit'

/** Why the pages must be built before the shop starts. */
type BuildReason = 'never built' | 'changed since the last build'

/** Sources of the built pages; files in `public` are served unchanged. */
const FOLDERS = ['app', 'components', 'lib', 'messages']
const FILES = [
  ...['middleware.ts', 'instrumentation.ts', 'instrumentation-client.ts', 'next.config.mjs', 'postcss.config.mjs'],
  ...['tsconfig.json', 'package-lock.json', '.env', '.env.production', '.env.local', '.env.production.local'],
]
/** Files in these folders that are not part of the pages. */
const ASIDE = /\.test\.tsx?$|\/lib\/cli\/|\/testing\//
/** Records the sources of the finished build. */
const STAMP = '.next/shop-build.json'

/**
 * What a build depends on: the number and the newest change of its sources, the version of Node, and the variables that a build
 * writes into the pages.
 */
export async function sourceState(root: string, env: Record<string, string | undefined>): Promise<string> {
  const folders = FOLDERS.map((folder) => readdir(join(root, folder), { recursive: true, withFileTypes: true }))
  const entries = (await Promise.allSettled(folders)).flatMap((read) => (read.status === 'fulfilled' ? read.value : []))
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const all = [...paths.filter((path) => !ASIDE.test(path)), ...FILES.map((file) => join(root, file))]
  const times = await Promise.all(
    all.map((path) =>
      stat(path).then(
        // Images of containers keep seconds only.
        ({ mtimeMs }) => Math.floor(mtimeMs / 1000),
        () => 0,
      ),
    ),
  )
  const newest = times.reduce((latest, time) => Math.max(latest, time), 0)
  const inlined = Object.entries(env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'))
  return JSON.stringify([process.version, times.filter(Boolean).length, newest, inlined.sort()])
}

/** Returns why the pages in `.next` must be built; null when they match the sources. */
export async function buildNeeded(root: string, env: Record<string, string | undefined>): Promise<BuildReason | null> {
  const built = await readFile(join(root, STAMP), 'utf8').catch(() => null)
  if (built === null) return 'never built'
  return built === (await sourceState(root, env)) ? null : 'changed since the last build'
}

/** Marks the build as unfinished. Throws CommandError where it cannot be built, as from a service whose folder is read-only. */
export async function dropStamp(root: string): Promise<void> {
  await rm(join(root, STAMP), { force: true }).catch((error: unknown) => {
    const remedy = 'run npm run build as a user who may, with the NEXT_PUBLIC_ variables that the shop is started with'
    throw new CommandError(`.next cannot be written (${errorReason(error)}): ${remedy}.`, exitCode.refused)
  })
}

/** Marks the build as made from sources of this state. */
export async function stampBuild(root: string, state: string): Promise<void> {
  await writeFile(join(root, STAMP), state)
}
