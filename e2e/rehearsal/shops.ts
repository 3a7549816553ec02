import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { openSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'

/** Time limit of a start, ms: it may load the demo shop. */
const PATIENCE = 300_000

/** Whether `/readyz` of this origin says 200. */
export async function isReady(origin: string): Promise<boolean> {
  return (await fetch(`${origin}/readyz`).catch(() => null))?.ok ?? false
}

/** One instance of the shop: a place (its port) in which builds follow one another. */
export class Instance {
  readonly origin: string
  private child: ChildProcess | undefined

  /** Its errors are added to the file `log`. */
  constructor(
    private readonly port: number,
    private readonly log: string,
  ) {
    this.origin = `http://127.0.0.1:${port}`
  }

  /** Starts the build in `folder`; resolves when it is ready. Returns the time that took, ms. */
  async start(folder: string): Promise<number> {
    const begun = performance.now()
    this.child = spawn(process.execPath, ['--import', 'tsx/esm', 'lib/cli/start.ts'], {
      cwd: folder,
      env: { ...process.env, PORT: String(this.port) },
      stdio: ['ignore', openSync(this.log, 'a'), 'inherit'],
    })
    await this.ready()
    return performance.now() - begun
  }

  /** Resolves when `/readyz` says 200. Returns the time that took, ms. */
  async ready(): Promise<number> {
    const begun = performance.now()
    while (!(await isReady(this.origin))) {
      if (this.child?.exitCode !== null) throw new Error(`The shop on port ${this.port} ended`)
      if (performance.now() - begun > PATIENCE) throw new Error(`The shop on port ${this.port} is not ready`)
      await wait(100)
    }
    return performance.now() - begun
  }

  /** Ends it. Returns the time that took, ms, and the exit code. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<{ time: number; code: number | null }> {
    if (this.child?.exitCode !== null || this.child.signalCode !== null) return { time: 0, code: 0 }
    const begun = performance.now()
    const ended = once(this.child, 'exit')
    this.child.kill(signal)
    const [code] = await ended
    return { time: performance.now() - begun, code }
  }
}
