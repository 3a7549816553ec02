import { randomInt } from 'node:crypto'

/** No 0, O, 1 or I: people read it aloud. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const LENGTH = 8

/** A new order's eight characters, one of 10¹². */
export function newOrderCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(randomInt(LETTERS.length))).join('')
}
