import type { Language } from '@/lib/config/constants'

/** Refusals with a text of the backend's own. */
export type Refusal = 'WrongCode' | 'WrongCredentials' | 'PasswordTooShort' | 'ThereIsNotEnoughQuantity'

/** Test access behind the storefront: sent messages and staff actions. */
export interface BackDoors {
  /** Returns the next sign-up code sent to a phone. */
  signUpCode(phone: string): Promise<string>
  setStock(product: string, stock: number): Promise<void>
  /** Moves an order, named by its code, to its next status. */
  setOrderStatus(code: string, status: string): Promise<void>
  /** Waits until the customer of an order has been sent its confirmation in their language. */
  expectConfirmation(order: { code: string; email: string; language: Language }): Promise<void>
  /** Returns the text of a refusal in this language. */
  said(refusal: Refusal, language: Language): string
}
