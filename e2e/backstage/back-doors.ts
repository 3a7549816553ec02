import type { Language } from '@/lib/config/constants'

/** What whoever keeps the goods refuses in words of their own. */
export type Refusal = 'WrongCode' | 'WrongCredentials' | 'PasswordTooShort' | 'ThereIsNotEnoughQuantity'

/** What journeys need behind the shop's back: what it sends to people, and what its staff does. */
export interface BackDoors {
  /** The next code sent to a phone that signs up. */
  signUpCode(phone: string): Promise<string>
  setStock(product: string, stock: number): Promise<void>
  /** Moves an order, named by its code, to its next status. */
  setOrderStatus(code: string, status: string): Promise<void>
  /** Waits until whoever writes the letters has told the customer of an order, in their language. */
  expectConfirmation(order: { code: string; email: string; language: Language }): Promise<void>
  /** How a refusal reads on a page in this language. */
  said(refusal: Refusal, language: Language): string
}
