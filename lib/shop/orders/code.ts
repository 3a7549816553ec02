import { randomInt } from 'node:crypto'

/** Without 0, O, 1 and I: codes are read aloud. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** Generates an order code of eight characters, one of 10¹². `random` returns numbers in [0, 1). */
export function newOrderCode(random: () => number = secureRandom): string {
  return Array.from({ length: LENGTH }, () => ALPHABET.charAt(Math.floor(random() * ALPHABET.length))).join('')
}

function secureRandom(): number {
  return randomInt(2 ** 32) / 2 ** 32
}
