import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { API_BASE } from '@/lib/contract/addresses'
import type { Language } from '@/lib/shop-facts'
import { Mailbox } from './mailbox'

/** A customer of one test, who exists nowhere else. */
export class TestCustomer {
  /** 9715XXXXXXXX. */
  readonly phone = `9715${String(randomInt(100_000_000)).padStart(8, '0')}`
  readonly password = 'a long enough password'
  readonly username = 'Maryam'
  readonly mailbox = new Mailbox(this.phone)

  /** The phone as people type it. */
  get typedPhone(): string {
    return `0${this.phone.slice(3)}`
  }

  /** Signs up through the API; the cookies go where `request` keeps them. A reference host is asked for the code it would send. */
  async signUp(request: APIRequestContext, language: Language, referenceHost: string | null = null): Promise<void> {
    const { username, phone, password } = this
    const asked = await request.post(`${API_BASE}/auth/customer/signup?lang=${language}`, {
      data: { username, phone, password },
    })
    expect(asked.status(), await asked.text()).toBe(200)
    const whatsappCode = referenceHost
      ? z.string().parse(await (await request.get(`${referenceHost}/__code/${phone}`)).json())
      : await this.mailbox.code()
    const verified = await request.post(`${API_BASE}/auth/customer/verification`, { data: { phone, whatsappCode } })
    expect(verified.status(), await verified.text()).toBe(200)
  }
}
