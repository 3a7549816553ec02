import 'server-only'
import { spawn, type ChildProcess } from 'node:child_process'
import { join } from 'node:path'
import { everyWidth } from './reencode'
import type { MediaFiles } from './store'

/** What the child says to one recipe. */
export type DrawAnswer = { files: [width: number, file: Uint8Array][] } | { error: string }

const CHILD = 'lib/shop/media/draw-child.ts'
/** No picture takes longer, ms; a child that does is stuck. */
const PATIENCE = 60_000
/** Without work it ends after this, ms; starting one takes about a second. */
const REST = 30_000

/** A process that draws one picture at a time. */
export class DrawProcess {
  readonly #child: ChildProcess
  #rest: NodeJS.Timeout | undefined

  constructor() {
    const script = join(process.cwd(), CHILD)
    this.#child = spawn(process.execPath, ['--import', 'tsx', script], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    // A waiting child keeps nobody from ending.
    this.#child.unref()
    this.#child.channel?.unref()
    // Without a listener a failed start would end the server; `draw` hears of it by itself.
    this.#child.on('error', () => {})
  }

  get alive(): boolean {
    return this.#child.connected
  }

  stop(): void {
    if (this.alive) this.#child.disconnect()
  }

  /** Draws what the `recipe` of a media row says. Throws when the recipe cannot be drawn or the process dies. */
  draw(recipe: unknown): Promise<MediaFiles> {
    const child = this.#child
    clearTimeout(this.#rest)
    child.channel?.ref()
    return new Promise<MediaFiles>((resolve, reject) => {
      const settle = (finish: () => void) => {
        clearTimeout(timer)
        child.off('message', answered).off('exit', died).off('error', died)
        child.channel?.unref()
        this.#rest = setTimeout(() => this.stop(), REST).unref()
        finish()
      }
      const answered = (message: unknown) =>
        settle(() => {
          if (isFiles(message)) resolve(everyWidth(new Map(message.files)))
          else reject(new Error(isRefusal(message) ? message.error : 'The drawing process answers in riddles'))
        })
      const died = () => settle(() => reject(new Error('The drawing process ended')))
      const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
      child.on('message', answered).on('exit', died).on('error', died)
      child.send({ ...Object(recipe) }, (error) => error && died())
    })
  }
}

function isFiles(message: unknown): message is Extract<DrawAnswer, { files: unknown }> {
  return typeof message === 'object' && message !== null && 'files' in message && Array.isArray(message.files)
}

function isRefusal(message: unknown): message is Extract<DrawAnswer, { error: unknown }> {
  return typeof message === 'object' && message !== null && 'error' in message
}
