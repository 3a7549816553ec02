import { InvalidArgumentError } from 'commander'

/** Reads a whole number; anything else, or one that is out of bounds, is refused with what would do. */
export function wholeNumber(from: number, to: number): (text: string) => number {
  return (text) => {
    const number = Number(text)
    if (!/^\d+$/.test(text) || number < from || number > to)
      throw new InvalidArgumentError(`A whole number from ${from} to ${to}.`)
    return number
  }
}

/** Reads a name; an empty one is refused, saying `what` it should be. */
export function named(what: string): (text: string) => string {
  return (text) => {
    if (text.trim() === '') throw new InvalidArgumentError(what)
    return text
  }
}
