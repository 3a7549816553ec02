import { setTimeout as pause } from 'node:timers/promises'

/** Faults of the host, changed while it runs. */
export interface Switches {
  /** Delay of every response, ms. */
  delay: number
  /** Share of reads that fail, 0 to 1: in turn a 500 with HTML, a cut connection and half a response. */
  failReads: number
  /** Never responds. */
  stall: boolean
  /** Stores orders but drops the response. */
  loseOrderAnswers: boolean
  /** Fails reads after the first lost response: the order's fate is unknown. */
  darkAfterLoss: boolean
  /** Responses of the card call also include the payment page's URL. */
  cardUrl: boolean
  /** For an unpaid card session: returns its order with these fields; null: refuses. */
  nodsEarly: Record<string, unknown> | null
  /** Expires the tokens of all customers. */
  tokensOver: boolean
  /** Side of a picture, px: 410 gives 500 kB. */
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

/** Consecutive failures per read. */
const inARow = new Map<string, number>()
/** Maximum consecutive random failures: the shop tries five times. */
const MOST_IN_A_ROW = 4

/** Returns the fault for this read, if any, spread evenly; no read fails forever unless all do. */
export function faultOf({ failReads }: Switches, read: string): Fault | null {
  dice = (dice * 48271) % 2147483647
  const failed = inARow.get(read) ?? 0
  const fails = dice / 2147483647 < failReads && (failReads >= 1 || failed < MOST_IN_A_ROW)
  inARow.set(read, fails ? failed + 1 : 0)
  return fails ? (faults[dice % 3] ?? 'page') : null
}

/** Waits as switched; on a stall until the connection is closed. */
export async function holdUp({ delay, stall }: Switches, closed: AbortSignal): Promise<void> {
  await pause(stall ? 3_600_000 : delay, undefined, { signal: closed, ref: false }).catch(() => {})
}
