import { randomInt } from 'node:crypto'

/** No 0, O, 1 or I: people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new order's eight characters, one of 10¹². `random` gives numbers in [0, 1). */
export function newOrderCode(random: () => number = secureRandom): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(Math.floor(random() * LETTERS.length))).join('')
}

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
