import type { Command } from 'commander'
import { z } from 'zod'
import { Presets, SingleBar } from 'cli-progress'
import { atExit } from './at-exit'
import { StaffClient } from './client'

const Options = z.object({ json: z.boolean().default(false), url: z.string().optional() })

/** Output of a command: sentences for people, or one JSON value for scripts. */
export interface Output {
  readonly json: boolean
  /** Prints a line; nothing with `--json`. */
  say: (line: string) => void
  /** Prints the result; only with `--json`. */
  result: (value: unknown) => void
}

/**
 * The shop and the output of a command, by its options `--url` and `--json` at any position. `tell` says a result in lines and
 * returns it.
 */
export function contextOf(command: Command) {
  const { url, json } = Options.parse(command.optsWithGlobals())
  const output: Output = {
    json,
    say: (line) => void (json || console.log(line)),
    result: (value) => void (json && console.log(JSON.stringify(value))),
  }
  const tell = <R>(result: R, lines: (result: R) => string | readonly string[]): R => {
    for (const line of [lines(result)].flat()) output.say(line)
    return result
  }
  return { client: new StaffClient(url), output, tell }
}

/** Progress of long work. */
export interface Progress {
  update: (done: number) => void
  stop: () => void
}

const silent: Progress = { update: () => {}, stop: () => {} }

/** Shows progress on standard error: a bar on a terminal, a line per tenth elsewhere, nothing with `--json`. */
export function progress(what: string, total: number, { json }: { json: boolean }): Progress {
  if (json || total === 0) return silent
  return process.stderr.isTTY ? bar(what, total) : lines(what, total)
}

function bar(what: string, total: number): Progress {
  const format = `${what} {bar} {percentage} % | {value} of {total} | {eta_formatted} left`
  const shown = new SingleBar({ format, hideCursor: true, stream: process.stderr }, Presets.shades_classic)
  shown.start(total, 0)
  // The bar hides the cursor; restore it when the command is interrupted.
  const cancelCleanUp = atExit(() => shown.stop())
  const stop = () => {
    cancelCleanUp()
    shown.stop()
  }
  return { update: (done) => shown.update(done), stop }
}

function lines(what: string, total: number): Progress {
  let shown = 0
  const update = (done: number) => {
    const tenths = Math.floor((10 * done) / total)
    if (tenths <= shown) return
    shown = tenths
    process.stderr.write(`${what}: ${done} of ${total}\n`)
  }
  return { update, stop: () => {} }
}
