import type { Page } from '@playwright/test'
import type { Language } from '@/lib/config/constants'
import { awake, expect, words } from './shop'

/** Presses the language link in the header or menu; returns the new language. */
export async function toOtherLanguage(page: Page, language: Language): Promise<Language> {
  const other = language === 'en' ? 'ar' : 'en'
  const menu = page.getByRole('button', { name: words(language)('Header.menu'), exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.locator(`a[hreflang=${other}]`).filter({ visible: true }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  await awake(page)
  return other
}
