import { expect, type APIRequestContext } from '@playwright/test'
import type { Language } from '@/lib/config/constants'
import { Mailbox } from '../mailbox'
import { Staff } from '../staff'
import { words } from '../translations'
import type { BackDoors, Refusal } from './back-doors'

/** Back doors of the local backend: its outbox and its staff API. */
export class OwnBackDoors implements BackDoors {
  private readonly mailboxes = new Map<string, Mailbox>()
  private readonly staff: Staff

  constructor(request: APIRequestContext) {
    this.staff = new Staff(request)
  }

  signUpCode(phone: string): Promise<string> {
    return this.mailbox(phone).code()
  }

  setStock(product: string, stock: number): Promise<void> {
    return this.staff.setStock(product, stock)
  }

  setOrderStatus(code: string, status: string): Promise<void> {
    return this.staff.setOrderStatus(code, status)
  }

  async expectConfirmation({ code, email, language }: Parameters<BackDoors['expectConfirmation']>[0]): Promise<void> {
    const message = await this.mailbox(email).next('order-confirmation')
    expect(message.language).toBe(language)
    expect(message.text).toContain(code)
  }

  said(refusal: Refusal, language: Language): string {
    return words(language)(`Errors.${refusal}`)
  }

  private mailbox(address: string): Mailbox {
    const mailbox = this.mailboxes.get(address) ?? new Mailbox(address)
    this.mailboxes.set(address, mailbox)
    return mailbox
  }
}
