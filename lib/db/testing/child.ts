import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { text } from 'node:stream/consumers'
import { script, type Script } from '@/lib/testing/scripts'

export interface Child {
  pid: number
  /** Its output, line by line. */
  lines: AsyncIterator<string>
  /** Resolves when it ends, with what it wrote to standard error. */
  ended: Promise<{ code: number | null; errors: string }>
  /** Ends its standard input. */
  finish(): void
  kill(signal: NodeJS.Signals): void
}

async function outcome(child: ChildProcess): Promise<{ code: number | null; errors: string }> {
  const exited = once(child, 'exit')
  const errors = child.stderr ? await text(child.stderr) : ''
  await exited
  return { code: child.exitCode, errors }
}

/** Starts a script of `lib/db/testing/children` as a process on the embedded database in `dataDir`. */
export function startChild(name: Script, dataDir: string): Child {
  const child = spawn(process.execPath, script(name), {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', NODE_NO_WARNINGS: '1' },
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  return {
    pid: child.pid ?? 0,
    lines: createInterface({ input: child.stdout })[Symbol.asyncIterator](),
    ended: outcome(child),
    finish: () => void child.stdin.end(),
    kill: (signal) => void child.kill(signal),
  }
}
