import { spawn, type ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { launchers, stillThere } from './launchers'

export interface NextProcess {
  child: ChildProcess
  /** Resolves to the exit code, or 128 + signal. */
  ended: Promise<number>
}

export interface NextOptions {
  /** Folder of the shop. */
  root: string
  output: 'inherit' | 'pipe'
  /** How long it may take to stop after a signal, ms. */
  grace?: number
}

const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const

/**
 * Starts `next <words>` and never leaves it running: forwards signals, kills a child that does not stop, and ends it with us (the
 * IPC channel closes even when we are killed).
 */
export function startNext(words: string[], { root, output, grace = 8000 }: NextOptions): NextProcess {
  const program = join(root, 'node_modules/next/dist/bin/next')
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    stdio: ['inherit', output, output, 'ipc'],
    env: { NEXT_TELEMETRY_DISABLED: '1', ...process.env, NEXT_MANUAL_SIG_HANDLE: 'true' },
  })
  const stop = (signal: NodeJS.Signals) => {
    child.kill(signal)
    setTimeout(() => child.kill('SIGKILL'), grace).unref()
  }
  const kill = () => child.kill('SIGKILL')
  for (const signal of SIGNALS) process.on(signal, stop)
  process.on('exit', kill)
  // Our starters are gone, so skip the delayed shutdown of SIGTERM.
  const unwatch = watchLaunchers(() => stop('SIGHUP'))
  const ended = new Promise<number>((resolve) => {
    const end = (code: number) => {
      for (const signal of SIGNALS) process.off(signal, stop)
      process.off('exit', kill)
      unwatch()
      resolve(code)
    }
    child.on('error', (error) => {
      console.error(error.message)
      end(1)
    })
    child.on('exit', (code, signal) => end(code ?? 128 + (signal ? constants.signals[signal] : 0)))
  })
  return { child, ended }
}

/** Calls `gone` when one of our ancestors dies without signalling us. */
function watchLaunchers(gone: () => void): () => void {
  const chain = launchers()
  // Started by hand, the shop may outlive its shell; only under npm does an ancestor's death mean stop.
  const byNpm = process.env.npm_lifecycle_event !== undefined
  const timer = byNpm ? setInterval(() => stillThere(chain) || gone(), 1000) : undefined
  timer?.unref()
  if (process.channel) process.on('disconnect', gone)
  return () => {
    clearInterval(timer)
    process.off('disconnect', gone)
  }
}
