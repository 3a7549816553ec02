import type { Command } from 'commander'
import { z } from 'zod'

const Options = z.object({ json: z.boolean().default(false), url: z.string().optional() })

/** Options of every command: `--json` and `--url`. */
export type SharedOptions = z.infer<typeof Options>

/** Parses the shared options of a command line, at any position. */
export function sharedOptions(command: Command): SharedOptions {
  return Options.parse(command.optsWithGlobals())
}

/** Output of a command: sentences for people, or one JSON value for scripts. */
export interface Output {
  readonly json: boolean
  /** Prints a line; nothing with `--json`. */
  say: (line: string) => void
  /** Prints the result; only with `--json`. */
  result: (value: unknown) => void
}

/** Returns the output for the given options. */
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
