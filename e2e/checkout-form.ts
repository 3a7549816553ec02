import { expect, type Page } from '@playwright/test'
import type { City } from '@/lib/contract/address'
import type { words } from './translations'

type Words = ReturnType<typeof words>

/** Fills in the checkout up to the delivery time, paying in cash. */
export async function fillIn(page: Page, t: Words, { city, email }: { city: City; email: string }): Promise<void> {
  const field = (key: 'email' | 'firstName' | 'address' | 'note' | 'city') =>
    page.getByLabel(t(`Checkout.${key}`), { exact: true })
  await field('email').fill(email)
  await field('firstName').fill('Maryam')
  await field('address').fill('Villa 7')
  await field('note').fill('Green gate')
  await field('city').selectOption(city)
  await page.getByRole('radio', { name: t('Checkout.cash') }).check()
  await expect(page.locator('form dl[aria-busy=true]'), 'the total for the city').toHaveCount(0)
}
