import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { groupTime } from './process-time'

const PATIENCE_MS = 480_000
/** Separate cores for servers and load generator. */
const SERVER_CORE = '0'
const CLIENT_CORE = '1'

export interface RunningServer {
  origin: string
  /** CPU time of it and its children, ms. */
  processor: () => number
  stop: () => Promise<void>
}

interface Launch {
  command: string[]
  port: number
  /** Path that answers 200 when it is ready. */
  ready: string
  env?: Record<string, string>
}

/** Whether this machine can pin a process to a core. */
export const pinned = spawnSync('taskset', ['--version']).status === 0

/** Pins this process to the other cores. */
export function keepAside(): void {
  if (pinned) spawnSync('taskset', ['-acp', CLIENT_CORE, String(process.pid)])
}

/** Starts a server on its own core; resolves when it answers. */
export async function startServer({ command, port, ready, env }: Launch): Promise<RunningServer> {
  const [program = '', ...words] = pinned ? ['taskset', '-c', SERVER_CORE, ...command] : command
  const child = spawn(program, words, {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    detached: true,
  })
  const origin = `http://127.0.0.1:${port}`
  await until(() => answers(origin + ready), child)
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return { origin, processor: () => groupTime(child.pid ?? 0), stop: () => stopGroup(child) }
}

async function until(done: () => Promise<boolean>, child: ChildProcess): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  while (!(await done())) {
    if (child.exitCode !== null || Date.now() > end) throw new Error('The server did not start')
    await new Promise((resolve) => setTimeout(resolve, 300))
  }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    ({ ok }) => ok,
    () => false,
  )
}

async function stopGroup(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null) return
  const gone = once(child, 'exit')
  process.kill(-child.pid, 'SIGTERM')
  await gone
  // The leader may be gone before the server has closed its data.
  while (isThere(-child.pid)) await new Promise((resolve) => setTimeout(resolve, 100))
}

/** Returns true when the process, or a group (negative id), exists. */
function isThere(id: number): boolean {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}
