import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { z } from 'zod'
import type { Language } from '@/lib/config/constants'
import { Invited, type StaffRole } from '@/lib/contract/staff-accounts'
import type { StaffMessages } from '@/lib/i18n/staff'
import { awake } from './shop'

const textsOf = (language: Language): StaffMessages =>
  JSON.parse(readFileSync(`messages/staff.${language}.json`, 'utf8'))

/** Texts of the back office by language. */
export const texts = { en: textsOf('en'), ar: textsOf('ar') }
export const PASSWORD = 'camel-under-the-palm'

let members = 0

/** The staff token of the shop under test, as a header. */
export const bearer = () => ({
  authorization: `Bearer ${readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'staff-token'), 'utf8').trim()}`,
})

/** Invites a member with the staff token; returns the path to join. */
export async function invite(request: APIRequestContext, role: StaffRole): Promise<{ email: string; path: string }> {
  const email = `e2e${process.pid}.${++members}@shop.example`
  const answer = await request.post('/api/staff/members', {
    headers: bearer(),
    data: { name: 'Rashid', email, role },
  })
  const { link } = z.object({ data: Invited }).parse(await answer.json()).data
  return { email, path: link.slice(link.indexOf('/staff')) }
}

/** Joins by the invitation, sets up the second factor, and returns its secret. */
export async function joinTeam(page: Page, path: string, language: Language): Promise<string> {
  const t = texts[language]
  await page.goto(path)
  await page.getByLabel(t.Account.newPassword).fill(PASSWORD)
  await page.getByRole('button', { name: t.Join.submit }).click()
  await page.waitForURL('/staff/second-factor')
  await awake(page)
  await page.getByRole('button', { name: t.Enrol.start }).click()
  const secret = (await page.locator('bdi.select-all').textContent()) ?? ''
  await page.getByLabel(t.Enrol.code).fill(codeOf(secret, 0))
  await page.getByRole('button', { name: t.Enrol.confirm }).click()
  await expect(page.locator('.staff-codes li')).toHaveCount(10)
  await page.getByRole('button', { name: t.Enrol.codesDone }).click()
  await expect(page).toHaveURL(/\/staff$/)
  await awake(page)
  return secret
}

/** The second factor's code, of `steps` half minutes from now. */
export function codeOf(secret: string, steps: number): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
}
