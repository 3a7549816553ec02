import { Presets, SingleBar } from 'cli-progress'
import { atExit } from './at-exit'

/** How far a long piece of work is. */
export interface Progress {
  update: (done: number) => void
  stop: () => void
}

const silent: Progress = { update: () => {}, stop: () => {} }

/** A bar on a terminal, a line per tenth elsewhere, nothing with `--json`. Writes to standard error. */
export function progress(what: string, total: number, { json }: { json: boolean }): Progress {
  if (json || total === 0) return silent
  return process.stderr.isTTY ? bar(what, total) : lines(what, total)
}

function bar(what: string, total: number): Progress {
  const format = `${what} {bar} {percentage} % | {value} of {total} | {eta_formatted} left`
  const shown = new SingleBar({ format, hideCursor: true, stream: process.stderr }, Presets.shades_classic)
  shown.start(total, 0)
  // The cursor is hidden until it is stopped: who ends the command in between wants it back.
  const tidied = atExit(() => shown.stop())
  const stop = () => {
    tidied()
    shown.stop()
  }
  return { update: (done) => shown.update(done), stop }
}

function lines(what: string, total: number): Progress {
  let said = 0
  const update = (done: number) => {
    const tenths = Math.floor((10 * done) / total)
    if (tenths <= said) return
    said = tenths
    process.stderr.write(`${what}: ${done} of ${total}\n`)
  }
  return { update, stop: () => {} }
}
