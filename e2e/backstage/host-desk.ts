import { expect, type Page } from '@playwright/test'
import type { CardDesk } from './card-desk'

/** A stub of Stripe's script that redirects to the session's page. */
function stripeScript(host: string): string {
  return `window.Stripe = (key) => ({
    _registerWrapper() {},
    redirectToCheckout({ sessionId }) {
      location.assign(${JSON.stringify(`${host}/pay/`)} + sessionId + '?key=' + key)
      return new Promise(() => {})
    },
  })`
}

/** Card desk of the reference host, reached through the stubbed Stripe script. */
export class HostDesk implements CardDesk {
  private constructor(private readonly page: Page) {}

  static async on(page: Page, host: string): Promise<HostDesk> {
    await page.route('https://js.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: stripeScript(host) }),
    )
    return new HostDesk(page)
  }

  async opened(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'Pay by card' })).toBeVisible()
    expect(new URL(this.page.url()).searchParams.get('key')).toMatch(/^pk_test_/)
  }

  async decline(): Promise<void> {
    await this.press('Try a card without money')
    await expect(this.page.getByText('The card was declined')).toBeVisible()
  }

  cancel(): Promise<void> {
    return this.page.getByRole('link', { name: 'Back to the shop' }).click()
  }

  expire(): Promise<void> {
    return this.press('Wait too long')
  }

  pay(): Promise<void> {
    return this.press('Pay')
  }

  async expectOver(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'This payment is over' })).toBeVisible()
    await this.cancel()
  }

  async expectPaid(): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: 'This is paid' })).toBeVisible()
  }

  private press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click()
  }
}
