import { startNext } from './next-process'
import { line, status } from './progress'

/** Builds the pages, saying how long it takes; prints the whole log when it fails. Returns the exit code. */
export async function buildPages(root: string): Promise<number> {
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
