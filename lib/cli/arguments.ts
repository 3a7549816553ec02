import { InvalidArgumentError } from 'commander'
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { z } from 'zod'
import { CommandError, exitCode, inWords, unreadable } from './exit'

/** Returns a parser of whole numbers. Throws InvalidArgumentError with the bounds. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < from || number > to)
      throw new InvalidArgumentError(`A whole number from ${from} to ${to}.`)
    return number
  }
}

/** Returns a parser that refuses empty text. `what` is the error message. */
export function named(what: string): (text: string) => string {
  return (text) => {
    if (text.trim() === '') throw new InvalidArgumentError(what)
    return text
  }
}

/** Resolves a path against the user's working directory: `npm run shop` changes to the project's folder and keeps the original in INIT_CWD. */
export function userPath(typed: string): string {
  const { npm_lifecycle_event: script, INIT_CWD: there } = process.env
  return script === 'shop' && there ? resolve(there, typed) : resolve(typed)
}

/** Reads a JSON file. Throws CommandError that names what is wrong and where. */
export async function readJson<S extends z.ZodType>(schema: S, path: string): Promise<z.infer<S>> {
  const text = (await readFile(path, 'utf8').catch(unreadable(path))).replace(/^\uFEFF/, '')
  const refuse = (what: string) => new CommandError(`${path} ${what}\nNothing was changed.`, exitCode.usage)
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    const [why = ''] = String(cause).split(' (line ')
    throw refuse(`is not JSON: ${why.replace(/position (\d+)$/, (_, at) => placeOf(text, Number(at)))}.`)
  }
  const parsed = schema.safeParse(json)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map((issue) => ({ ...issue, message: inWords(issue.message) }))
  throw refuse(`is not understood:\n${z.prettifyError({ issues })}`)
}

/** Node 20 tells the place of a JSON error only by its position. */
function placeOf(text: string, position: number): string {
  const lines = text.slice(0, position).split('\n')
  return `line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1}`
}
