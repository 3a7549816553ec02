import { InvalidArgumentError } from 'commander'
import { resolve } from 'node:path'

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
