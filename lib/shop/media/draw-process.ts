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

/** What the child says to one recipe. */
export type DrawAnswer = z.infer<typeof Answer>

const CHILD = 'lib/shop/media/draw-child.ts'
/** Behind everything else that is to be done; who waits for a picture is before those that are drawn ahead. */
const PRIORITIES = { asked: constants.priority.PRIORITY_BELOW_NORMAL, ahead: constants.priority.PRIORITY_LOW }
/** No picture takes longer, ms; a child that does is stuck. Drawing ahead, it may get next to no time on a busy machine. */
const PATIENCE = { asked: 60_000, ahead: 900_000 }
/** Without work it ends after this, ms; starting one takes about a second. */
const REST = 30_000

interface Job {
  resolve: (files: MediaFiles) => void
  reject: (error: Error) => void
  timer: NodeJS.Timeout
}

/** A process that draws pictures, behind everything else this machine has to do. */
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
    // At once, before it has threads: they take what the process has when they begin.
    if (this.#child.pid) setPriority(this.#child.pid, PRIORITIES[priority])
    // A waiting child keeps nobody from ending.
    this.#child.unref()
    this.#child.channel?.unref()
    this.#child.on('message', (message) => this.#answered(message))
    this.#child.on('exit', () => this.#died()).on('error', () => this.#died())
  }

  /** Whether it takes work. */
  get alive(): boolean {
    return this.#child.connected
  }

  /** Whether it has nothing to do. */
  get idle(): boolean {
    return this.#jobs.size === 0
  }

  /** Ends it; what it is drawing fails. Harmless when it has ended. */
  stop(): void {
    if (this.alive) this.#child.disconnect()
  }

  /**
   * Draws what the `recipe` of a media row says, in every width or only in the one that is wanted `only`. Throws when the
   * recipe cannot be drawn or the process dies.
   */
  draw(recipe: unknown, only?: MediaWidth): Promise<MediaFiles> {
    clearTimeout(this.#rest)
    this.#child.channel?.ref()
    const id = this.#count++
    return new Promise<MediaFiles>((resolve, reject) => {
      const timer = setTimeout(() => this.#child.kill('SIGKILL'), PATIENCE[this.#priority])
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

  /** Takes a picture off the list. */
  #settled(id: number): Job | undefined {
    const job = this.#jobs.get(id)
    clearTimeout(job?.timer)
    this.#jobs.delete(id)
    if (this.idle) {
      this.#child.channel?.unref()
      this.#rest = setTimeout(() => this.stop(), REST).unref()
    }
    return job
  }
}
