import { expect, type Page } from '@playwright/test'
import { expectNoBarriers } from '../axe'
import type { words } from '../translations'
import type { CardDesk } from './card-desk'

/** Card desk of the demo: its payment sandbox. */
export class SandboxDesk implements CardDesk {
  constructor(
    private readonly page: Page,
    private readonly t: ReturnType<typeof words>,
  ) {}

  async opened(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('Sandbox.title') })).toBeVisible()
    await expectNoBarriers(this.page, 'sandbox')
  }

  async decline(): Promise<void> {
    await this.page.getByLabel(this.t('Sandbox.number')).fill('٤٠٠٠ ۰۰۰۰ 0000 ٠٠٠٢')
    await this.press('pay')
    const card = this.page.getByLabel(this.t('Sandbox.number'))
    await expect(card, 'what was refused is read out').toBeFocused()
    await expect(card).toHaveAccessibleDescription(RegExp(this.t('Sandbox.declined')))
  }

  cancel(): Promise<void> {
    return this.page.getByRole('link', { name: this.t('Sandbox.cancel') }).click()
  }

  expire(): Promise<void> {
    return this.press('expire')
  }

  /** Double-clicks: a second press before the page has gone must not report that there is nothing to pay. */
  pay(): Promise<void> {
    return this.page.getByRole('button', { name: RegExp(`^${this.t('Sandbox.pay')} `) }).dblclick()
  }

  async expectOver(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: this.t('Sandbox.overTitle') })).toBeVisible()
    await this.page.getByRole('link', { name: this.t('Sandbox.toCheckout') }).click()
  }

  async expectPaid(): Promise<void> {
    await expect(this.page.getByText(this.t('Sandbox.paidText'))).toBeVisible()
  }

  private press(key: 'pay' | 'expire'): Promise<void> {
    return this.page.getByRole('button', { name: this.t(`Sandbox.${key}`) }).click()
  }
}
