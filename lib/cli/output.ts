import type { Command } from 'commander'
import { z } from 'zod'

const Options = z.object({ json: z.boolean().default(false), url: z.string().optional() })

/** What every command takes: `--json` and `--url`. */
export type SharedOptions = z.infer<typeof Options>

/** The shared options of a command line, wherever in it they stand. */
export function sharedOptions(command: Command): SharedOptions {
  return Options.parse(command.optsWithGlobals())
}

/** How a command speaks: sentences for people, or one JSON value for scripts. */
export interface Output {
  readonly json: boolean
  /** A line for people; nothing with `--json`. */
  say: (line: string) => void
  /** The result; printed with `--json` only. */
  result: (value: unknown) => void
}

/** The output that a command line asks for. */
export function outputOf({ json }: SharedOptions): Output {
  return {
    json,
    say: (line) => {
      if (!json) console.log(line)
    },
    result: (value) => {
      if (json) console.log(JSON.stringify(value))
    },
  }
}
