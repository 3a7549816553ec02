import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import type { MediaWidth } from '@/lib/media/address'
import type { DrawPriority } from './process-state'
import { everyWidth } from './reencode'
import type { MediaFiles } from './store'

const Answer = z.union([
  z.object({ files: z.array(z.tuple([z.number(), z.custom<Uint8Array>(ArrayBuffer.isView)])) }),
  z.object({ error: z.string() }),
])
const Reply = z.object({ id: z.number(), answer: Answer })

/** The child's answer to one recipe. */
export type DrawAnswer = z.infer<typeof Answer>

const CHILD = 'lib/shop/media/draw-child.ts'
/** OS priorities below everything else; requested pictures go before those drawn ahead. */
const PRIORITIES = { onDemand: constants.priority.PRIORITY_BELOW_NORMAL, ahead: constants.priority.PRIORITY_LOW }
/** Timeouts in ms, after which a child is stuck. Drawing ahead gets little CPU time on a busy machine. */
const TIMEOUT = { onDemand: 60_000, ahead: 900_000 }
/** Idle time after which the child ends, ms. Starting one takes about a second. */
const IDLE_TIMEOUT = 30_000

interface Job {
  resolve: (files: MediaFiles) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** Controls a child process that draws pictures at low OS priority. */
export class DrawProcess {
  readonly #child: ChildProcess
  readonly #priority: DrawPriority
  readonly #jobs = new Map<number, Job>()
  #count = 0
  #rest: NodeJS.Timeout | undefined

  constructor(priority: DrawPriority) {
    this.#priority = priority
    const script = join(process.cwd(), CHILD)
    this.#child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    // Set before the child starts threads: they inherit the priority.
    if (this.#child.pid) setPriority(this.#child.pid, PRIORITIES[priority])
    // An idle child does not keep this process alive.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (message) => this.#answered(message))
    this.#child.on('exit', () => this.#died()).on('error', () => this.#died())
  }

  /** Whether the process accepts work. */
  get alive(): boolean {
    return this.#child.connected
  }

  /** Whether the process has no jobs. */
  get idle(): boolean {
    return this.#jobs.size === 0
  }

  /** Ends the process and fails its jobs. Harmless when it has ended. */
  stop(): void {
    if (this.alive) this.#child.disconnect()
  }

  /** Draws a media row's `recipe` in every width, or only in `only`. Throws when the recipe cannot be drawn or the process dies. */
  draw(recipe: unknown, only?: MediaWidth): Promise<MediaFiles> {
    clearTimeout(this.#rest)
    this.#child.channel?.ref()
    const id = this.#count++
    return new Promise<MediaFiles>((resolve, reject) => {
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), TIMEOUT[this.#priority])
      this.#jobs.set(id, { resolve, reject, timer })
      this.#child.send({ id, recipe, only }, (error) => error && this.#died())
    })
  }

  #answered(message: unknown): void {
    const { id, answer } = Reply.parse(message)
    const job = this.#settled(id)
    if ('error' in answer) job?.reject(new Error(answer.error))
    else job?.resolve(everyWidth(new Map(answer.files)))
  }

  #died(): void {
    for (const id of [...this.#jobs.keys()]) this.#settled(id)?.reject(new Error('The drawing process ended'))
  }

  /** Removes a job from the list. */
  #settled(id: number): Job | undefined {
    const job = this.#jobs.get(id)
    clearTimeout(job?.timer)
    this.#jobs.delete(id)
    if (this.idle) {
      this.#child.channel?.unref()
      this.#rest = setTimeout(() => this.stop(), IDLE_TIMEOUT).unref()
    }
    return job
  }
}
