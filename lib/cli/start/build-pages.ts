import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { dropStamp, sourceState, stampBuild } from './build-state'
import { assertNotServed } from './served'

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Builds the pages and records their sources; returns the exit code of Next. Shows Next's log as it arrives, or with `quiet` only
 * on failure. Throws CommandError when a shop is running on the existing build.
 */
export async function buildPages(root: string, { quiet = false } = {}): Promise<number> {
  await assertNotServed(root)
  const state = await sourceState(root, process.env)
  await dropStamp(root)
  const code = await runNextBuild(root, quiet)
  if (code === 0) await stampBuild(root, state)
  return code
}

/** Runs `next build` and passes signals on; returns its exit code, or 128 + signal. */
async function runNextBuild(root: string, quiet: boolean): Promise<number> {
  const output = quiet ? 'pipe' : 'inherit'
  const child = spawn(process.execPath, [join(root, 'node_modules/next/dist/bin/next'), 'build'], {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env },
  })
  const pass = (signal: NodeJS.Signals) => child.kill(signal)
  for (const signal of SIGNALS) process.on(signal, pass)
  const logs = Promise.all([child.stdout, child.stderr].map((stream) => stream && text(stream)))
  const code = await new Promise<number>((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (ended, signal) => resolve(ended ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  for (const signal of SIGNALS) process.off(signal, pass)
  if (code !== 0 && quiet) console.error((await logs).join(''))
  return code
}
