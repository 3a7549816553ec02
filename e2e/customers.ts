import { randomInt } from 'node:crypto'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import type { Language } from '@/lib/config/constants'
import type { BackDoors } from './backstage/back-doors'
import { words } from './translations'

/** A customer used by one test only. */
export class TestCustomer {
  /** 9715XXXXXXXX. */
  readonly phone = `9715${String(randomInt(100_000_000)).padStart(8, '0')}`
  readonly password = 'a long enough password'
  readonly username = 'Maryam'

  /** The phone in its local form. */
  get typedPhone(): string {
    return `0${this.phone.slice(3)}`
  }

  /** Signs up through the API; the cookies stay in `request`. */
  async signUp(
    request: APIRequestContext,
    language: Language,
    backDoors: Pick<BackDoors, 'signUpCode'>,
  ): Promise<void> {
    const { username, phone, password } = this
    const response = await request.post(`${API_BASE}/auth/customer/signup?lang=${language}`, {
      data: { username, phone, password },
    })
    expect(response.status(), await response.text()).toBe(200)
    const whatsappCode = await backDoors.signUpCode(phone)
    const verified = await request.post(`${API_BASE}/auth/customer/verification`, { data: { phone, whatsappCode } })
    expect(verified.status(), await verified.text()).toBe(200)
  }
}

/** Fills in the sign-in form the page shows in `language`, and submits it. */
export async function fillSignIn(
  page: Page,
  language: Language,
  { typedPhone, password }: { typedPhone: string; password: string },
): Promise<void> {
  const t = words(language)
  await page.getByLabel(t('Account.phone')).fill(typedPhone)
  await page.getByLabel(t('Account.password'), { exact: true }).fill(password)
  await page
    .locator('form')
    .getByRole('button', { name: t('SignIn.submit') })
    .click()
}
