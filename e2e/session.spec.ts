import type { APIRequestContext, BrowserContext, Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { SESSION_CHECK_COOKIE, SESSION_COOKIE } from '@/lib/config/constants'
import { fillSignIn, TestCustomer } from './customers'
import { awake, expect, sameEverywhere, test } from './shop'

const forged = 'x'.repeat(43)

async function tokenOf(context: BrowserContext): Promise<string | undefined> {
  return (await context.cookies()).find(({ name }) => name === SESSION_COOKIE)?.value
}

/** Refocuses the tab until it redirects to sign-in with a return to `path`. */
async function lookAgain(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page).toHaveURL(`/signin?next=${encodeURIComponent(path)}`, { timeout: 1000 })
  }).toPass({ timeout: 15_000 })
}

/** Signs out with the same token on another device. */
async function endElsewhere(token: string | undefined, request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post(`${API_BASE}/auth/customer/signout`, { headers })).status()).toBe(200)
}

test('an ended session never shows a private page, never loops redirects and is cleaned up', async ({
  shop,
  context,
  baseURL,
  request,
}) => {
  const { page } = await shop.signedIn({ language: 'en' })
  const token = () => tokenOf(context)
  const live = (await token()) ?? ''
  const keep = async (value: string) => {
    // Simulates a browser that has been idle.
    await context.clearCookies({ name: SESSION_CHECK_COOKIE })
    await context.addCookies([{ name: SESSION_COOKIE, value, url: baseURL ?? '' }])
  }
  /** Returns where a visit with the browser's cookies ends after server redirects. */
  const visit = async (path: string) => {
    const answer = await context.request.get(path, { headers: { accept: 'text/html' } })
    expect(answer.status()).toBe(200)
    return answer.url().slice((baseURL ?? '').length)
  }

  expect([await visit('/signin'), await token()]).toEqual(['/', live])

  await endElsewhere(live, request)
  for (const dead of [live, forged, 'nonsense']) {
    await keep(dead)
    expect(await visit('/favorites?view=list')).toBe('/signin?next=%2Ffavorites%3Fview%3Dlist')
    expect(await token()).toBeUndefined()
  }
  await keep(forged)
  expect([await visit('/signup'), await token()]).toEqual(['/signup', undefined])

  await keep(forged)
  await page.goto('/profile')
  await expect(page).toHaveURL('/signin?next=%2Fprofile')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await token()).toBeUndefined()

  // A client that never drops its cookie does not loop.
  for (const path of ['/profile', '/signin', '/', '/session-ended?next=/cart']) {
    let place = path
    let status = 307
    for (let hop = 0; status === 307 && hop < 6; hop += 1) {
      const headers = { cookie: `${SESSION_COOKIE}=${forged}`, accept: 'text/html' }
      const answer = await request.get(place, { headers, maxRedirects: 0 })
      status = answer.status()
      if (status === 307) place = new URL(answer.headers().location ?? '', answer.url()).href
    }
    expect([path, status, place]).toEqual([path, 200, expect.stringMatching(/^\/$|:\d+\/$/)])
  }
})

test('a public page updates its header when the session has ended', async ({
  shop,
  catalogue,
  context,
  page,
  request,
}) => {
  const [product] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'en' })
  await page.goto(`/details/${product._id}`)
  await awake(page)
  const header = page.getByRole('banner')
  await expect(header.getByRole('link', { name: t('Header.profile') })).toBeVisible()
  await endElsewhere(await tokenOf(context), request)
  await page
    .getByRole('button', { name: t('Buy.add') })
    .first()
    .click()
  await expect(page.getByText(t('Cart.YouAreNotLogin'))).toBeVisible()
  await expect(header.getByRole('link', { name: t('Header.signIn') }).first()).toBeVisible()
})

for (const path of ['/cart', '/favorites'])
  test(`${path} redirects to sign-in on focus after the session ended elsewhere`, async ({
    shop,
    catalogue,
    context,
    page,
    request,
  }) => {
    const [{ _id: id, titleAr }] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar', cart: [id], favorites: [id] })
    await page.goto(path)
    await awake(page)
    const goods = page.locator('main').getByText(titleAr)
    await expect(goods.first()).toBeAttached()
    await endElsewhere(await tokenOf(context), request)
    await lookAgain(page, path)
    await expect(page.getByRole('heading', { name: t('SignIn.title') })).toBeVisible()
    await expect(goods).toHaveCount(0)
  })

test('a half-filled form survives a session that ended elsewhere, for its customer only', async ({
  shop,
  catalogue,
  context,
  page,
  request,
  backDoors,
}) => {
  const [product] = await catalogue.plenty()
  const { t, customer } = await shop.signedIn({ language: 'ar', cart: [product._id] })
  const another = new TestCustomer()
  await another.signUp(request, 'ar', backDoors)
  const pages = [
    { path: '/demo', email: page.getByLabel(t('Checkout.email'), { exact: true }) },
    { path: '/profile', email: page.getByLabel(t('Profile.email'), { exact: true }) },
  ]
  for (const { path, email } of pages) {
    await page.goto(path)
    await awake(page)
    await email.fill('half@example.ae')
    await endElsewhere(await tokenOf(context), request)
    await lookAgain(page, path)
    await expect(page.getByText(t('Account.sessionOver'))).toBeVisible()
    await awake(page)
    await fillSignIn(page, 'ar', customer)
    await expect(page).toHaveURL(path)
    await expect(email).toHaveValue('half@example.ae')
  }
  await endElsewhere(await tokenOf(context), request)
  await lookAgain(page, '/profile')
  await awake(page)
  await fillSignIn(page, 'ar', another)
  await expect(page).toHaveURL('/profile')
  await awake(page)
  await expect(page.getByLabel(t('Profile.email'), { exact: true })).toHaveValue('')
})

test(
  'plain text replaces toasts whose code fails to load, until it loads',
  sameEverywhere,
  async ({ shop, catalogue, page }) => {
    const [product] = await catalogue.plenty()
    const { t } = await shop.signedIn({ language: 'ar' })
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`/details/${product._id}`)
    await awake(page)
    // Other code may still be on its way, such as the one that changes the cart.
    await page.route('**/_next/static/chunks/*.js', async (route) => {
      const response = await route.fetch()
      if ((await response.text()).includes('data-sonner-toast')) await route.abort()
      else await route.fulfill({ response })
    })
    const add = page.locator('main .buy-button').first()
    await add.click()
    const notice = page.getByRole('alert').filter({ hasText: t('Cart.AddedSusseccfully') })
    await expect(notice).toBeVisible()
    const [words, bar] = [await notice.boundingBox(), await add.boundingBox()]
    expect((words?.y ?? 0) + (words?.height ?? 0), 'above the buy bar').toBeLessThanOrEqual(bar?.y ?? 0)
    await page.unrouteAll({ behavior: 'wait' })
    await expect(page.locator('[data-sonner-toast]').filter({ hasText: t('Cart.AddedSusseccfully') })).toBeVisible()
  },
)

test('only the page’s own scripts run', sameEverywhere, async ({ page }) => {
  // Injects user text into the page: an element with a script, and one in an attribute.
  const smuggled = '<script>window.strange = "element"</script><img src="data:," onerror="window.strange = this.src">'
  await page.route('/', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: (await response.text()).replace('</body>', `${smuggled}</body>`) })
  })
  const answer = await page.goto('/')
  expect(answer?.headers()).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': expect.stringContaining('geolocation=(self)'),
  })
  await expect(page.locator('img[src="data:,"]')).toBeAttached()
  expect(await page.evaluate(() => 'strange' in window)).toBe(false)
  const other = await page.goto('/shop')
  const nonce = (headers: Record<string, string> | undefined) =>
    /'nonce-([^']+)'/.exec(headers?.['content-security-policy'] ?? '')?.[1]
  expect(nonce(other?.headers())).not.toBe(nonce(answer?.headers()))
})

test('when another customer signs in elsewhere, the first one’s data leaves the page', async ({
  shop,
  catalogue,
  page,
}) => {
  const [product] = await catalogue.plenty()
  const { t } = await shop.signedIn({ language: 'en', cart: [product._id] })
  await page.goto('/demo')
  await awake(page)
  const email = page.getByLabel(t('Checkout.email'), { exact: true })
  await email.fill('first@example.ae')
  // Like the sign-in page of another tab.
  await shop.signedIn({ language: 'en', cart: [product._id] })
  await page.evaluate(() => {
    localStorage.setItem('oasis.session', '"another"')
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  await expect(email).not.toHaveValue('first@example.ae')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
