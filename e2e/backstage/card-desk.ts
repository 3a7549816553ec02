/** The page on which a card is asked for. Whose it is depends on the shop; what can happen there does not. */
export interface CardDesk {
  /** Waits until it is open. */
  opened(): Promise<void>
  /** Offers a card that is declined. */
  decline(): Promise<void>
  /** Goes back to the checkout without paying. */
  cancel(): Promise<void>
  /** Lets the time for paying run out. */
  expire(): Promise<void>
  pay(): Promise<void>
  /** Who comes back to it when the time has run out is told so, and led to the checkout. */
  expectOver(): Promise<void>
  /** Who comes back to it after paying is told so. */
  expectPaid(): Promise<void>
}
