import { setTimeout as pause } from 'node:timers/promises'

/** How badly the host behaves, changed while it runs. */
export interface Switches {
  /** Every answer comes so much later, ms. */
  delay: number
  /** Share of reads that fail, 0 to 1: by a 500 with a page of HTML, a cut connection or half an answer, in turn. */
  failReads: number
  /** Nothing is answered at all. */
  stall: boolean
  /** Orders are written down, but their answer is lost on the way. */
  loseOrderAnswers: boolean
  /** From the first lost answer on, reads fail as well: nobody can know whether the order stands. */
  darkAfterLoss: boolean
  /** Answers of the card call also name the page to pay at. */
  cardUrl: boolean
  /** A card session that is not paid yet is answered with its order, of which this is said; null: it is refused. */
  nodsEarly: Record<string, unknown> | null
  /** The tokens of all customers are over. */
  tokensOver: boolean
  /** Pixels of a picture's side: 410 gives 500 kB. */
  side: number
}

export const gentle: Switches = {
  delay: 0,
  failReads: 0,
  stall: false,
  loseOrderAnswers: false,
  darkAfterLoss: false,
  cardUrl: false,
  nodsEarly: null,
  tokensOver: false,
  side: 60,
}

export type Fault = 'page' | 'cut' | 'half'
const faults: Fault[] = ['page', 'cut', 'half']
let dice = 1

/** How often in a row each read has failed by now. */
const inARow = new Map<string, number>()
/** A read that fails by chance succeeds when it is tried once more than this: the shop tries five times. */
const MOST_IN_A_ROW = 4

/** The fault that befalls this read, if any: spread evenly, and nobody is unlucky for ever unless all reads fail. */
export function faultOf({ failReads }: Switches, read: string): Fault | null {
  dice = (dice * 48271) % 2147483647
  const failed = inARow.get(read) ?? 0
  const fails = dice / 2147483647 < failReads && (failReads >= 1 || failed < MOST_IN_A_ROW)
  inARow.set(read, fails ? failed + 1 : 0)
  return fails ? (faults[dice % 3] ?? 'page') : null
}

/** Waits as the switches say; for ever when everything stalls, until the connection is closed. */
export async function holdUp({ delay, stall }: Switches, closed: AbortSignal): Promise<void> {
  await pause(stall ? 3_600_000 : delay, undefined, { signal: closed, ref: false }).catch(() => {})
}
