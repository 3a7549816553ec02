import { API_BASE } from '@/lib/contract/addresses'
import { SESSION_COOKIE } from '@/lib/shop-facts'
import { expect, test } from './shop'

const forged = 'x'.repeat(43)

test('a session that is over never shows a private page, never leads in circles and is cleaned up', async ({
  shop,
  context,
  baseURL,
  request,
}) => {
  const { page } = await shop.signedIn({ language: 'en' })
  const token = async () => (await context.cookies()).find(({ name }) => name === SESSION_COOKIE)?.value
  const live = (await token()) ?? ''
  const keep = (value: string) => context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL ?? '' }])

  await page.goto('/signin')
  await expect(page).toHaveURL('/')
  expect(await token()).toBe(live)

  // Ended elsewhere: by the same token on another device.
  const bearer = { authorization: `Bearer ${live}` }
  expect((await request.post(`${API_BASE}/auth/customer/signout`, { headers: bearer })).status()).toBe(200)
  for (const dead of [live, forged, 'nonsense']) {
    await keep(dead)
    await page.goto('/cart?from=mail')
    await expect(page).toHaveURL('/signin?next=%2Fcart%3Ffrom%3Dmail')
    expect(await token()).toBeUndefined()
  }

  await keep(forged)
  await page.goto('/signup')
  await expect(page).toHaveURL('/signup')
  expect(await token()).toBeUndefined()

  // A client that never lets go of its cookie.
  for (const path of ['/profile', '/signin', '/', '/session-ended?next=/cart']) {
    const answer = await request.get(path, { headers: { cookie: `${SESSION_COOKIE}=${forged}` } })
    expect([path, answer.status(), new URL(answer.url()).pathname]).toEqual([path, 200, '/'])
  }
})

test('only the page’s own scripts run', async ({ page }) => {
  const answer = await page.goto('/')
  expect(answer?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  })
  const ran = await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.strange = "inline"'
    document.head.append(script)
    document.body.insertAdjacentHTML('beforeend', '<button id="strange" onclick="window.strange = this.id">x</button>')
    document.getElementById('strange')?.click()
    return 'strange' in window
  })
  expect(ran).toBe(false)
  const other = await page.goto('/shop')
  const nonce = (headers: Record<string, string> | undefined) =>
    /'nonce-([^']+)'/.exec(headers?.['content-security-policy'] ?? '')?.[1]
  expect(nonce(other?.headers())).not.toBe(nonce(answer?.headers()))
})
