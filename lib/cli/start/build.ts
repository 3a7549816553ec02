import { stampBuild } from './build-state'
import { startNext } from './next-process'
import { line, status } from './progress'
import { assertNotServed } from './served'
import { sourceFingerprint } from './sources'

/**
 * Builds the pages and records their sources; returns the exit code of Next. Shows Next's log as it arrives, or with `quiet` only
 * on failure. Throws CommandError when a shop is running on the existing build.
 */
export async function buildPages(root: string, { quiet }: { quiet: boolean }): Promise<number> {
  await assertNotServed(root)
  const fingerprint = await sourceFingerprint(root, process.env)
  const code = await (quiet ? buildQuietly(root) : startNext(['build'], { root, output: 'inherit' }).ended)
  if (code === 0) await stampBuild(root, fingerprint)
  return code
}

/** Shows the elapsed time, and the whole log on failure. */
async function buildQuietly(root: string): Promise<number> {
  const since = Date.now()
  const { child, ended } = startNext(['build'], { root, output: 'pipe' })
  const log: Buffer[] = []
  child.stdout?.on('data', (part: Buffer) => log.push(part))
  child.stderr?.on('data', (part: Buffer) => log.push(part))
  const seconds = () => Math.round((Date.now() - since) / 1000)
  const timer = setInterval(() => status(`Building the pages, about a minute: ${seconds()} s`), 1000)
  const code = await ended
  clearInterval(timer)
  if (code === 0) {
    line(`✓ Pages built in ${seconds()} s`)
  } else {
    line('✗ The pages could not be built')
    process.stderr.write(Buffer.concat(log))
  }
  return code
}
