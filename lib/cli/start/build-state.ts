import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { newestSource, sourceFingerprint } from './sources'

/** Why the pages must be built before the shop starts. */
export type BuildReason = 'never built' | 'changed since the last build'

type Environment = Record<string, string | undefined>

const BUILD_ID = '.next/BUILD_ID'
/** A file that Next writes late: missing after an interrupted or failed build. */
const LATE = '.next/prerender-manifest.json'
/** Records the sources that the build with this id was made from. */
const STAMP = '.next/shop-build.json'
const Stamp = z.object({ buildId: z.string(), fingerprint: z.string() })

/** Returns why the pages in `.next` must be built; null when they match the sources. */
export async function buildNeeded(root: string, env: Environment): Promise<BuildReason | null> {
  const buildId = await readText(join(root, BUILD_ID))
  if (!buildId) return 'never built'
  const stamp = await readStamp(root)
  if (stamp?.buildId === buildId) {
    return stamp.fingerprint === (await sourceFingerprint(root, env)) ? null : 'changed since the last build'
  }
  if (!(await readText(join(root, LATE)))) return 'never built'
  // A manual build has no stamp: compare file times.
  const builtAt = (await stat(join(root, BUILD_ID))).mtimeMs
  return (await newestSource(root)) <= builtAt ? null : 'changed since the last build'
}

/** Records the source fingerprint of the build in `.next`. */
export async function stampBuild(root: string, fingerprint: string): Promise<void> {
  const buildId = await readText(join(root, BUILD_ID))
  if (buildId) await writeFile(join(root, STAMP), JSON.stringify({ buildId, fingerprint }))
}

async function readStamp(root: string): Promise<z.infer<typeof Stamp> | null> {
  const text = await readText(join(root, STAMP))
  if (!text) return null
  try {
    return Stamp.parse(JSON.parse(text))
  } catch {
    return null
  }
}

async function readText(path: string): Promise<string | null> {
  return readFile(path, 'utf8').then(
    (text) => text.trim(),
    () => null,
  )
}
