/** The card payment page of either backend. */
export interface CardDesk {
  /** Waits until it is open. */
  opened(): Promise<void>
  /** Pays with a card that is declined. */
  decline(): Promise<void>
  /** Returns to the checkout without paying. */
  cancel(): Promise<void>
  /** Expires the payment session. */
  expire(): Promise<void>
  pay(): Promise<void>
  /** Expects that reopening it after expiry says so and leads to the checkout. */
  expectOver(): Promise<void>
  /** Expects that reopening it after payment says so. */
  expectPaid(): Promise<void>
}
