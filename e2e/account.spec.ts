import type { Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import { SESSION_COOKIE } from '@/lib/config/constants'
import { expectNoBarriers } from './axe'
import { fillSignIn, TestCustomer } from './customers'
import { loseAnswer } from './lost-answer'
import { Mailbox } from './mailbox'
import { toOtherLanguage } from './other-language'
import { expectTargets } from './targets'
import { awake, bothLanguages, expect, inTurn, own, sameEverywhere, test, words } from './shop'

/** A valid one-pixel picture. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)
const arabicDigits = (text: string) => text.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')

for (const language of bothLanguages) {
  test(`the whole sign-in form fits the window (${language})`, sameEverywhere, async ({ open, page }) => {
    const t = words(language)
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(language, '/signin')
    await expect(page.getByRole('button', { name: t('SignIn.submit') })).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: t('SignIn.create') })).toBeInViewport({ ratio: 1 })
    for (const [width, height] of [
      [844, 390],
      [667, 375],
    ] as const) {
      await page.setViewportSize({ width, height })
      await expect(page.getByLabel(t('Account.phone')), 'above the fold in landscape on a phone').toBeInViewport({
        ratio: 1,
      })
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await open(language, '/signup')
    expect((await page.locator('.avatar-button').boundingBox())?.height, 'in one line').toBe(44)
  })

  // Tests each language at one width only, so that both widths and both directions are covered.
  const width = language === 'en' ? 390 : 1280
  test.describe(`customers (${language}, ${width} px)`, () => {
    test.use({ viewport: { width, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })
    const t = words(language)

    test(
      'signs up with a code and a picture, after corrections',
      inTurn(language === 'en'),
      async ({ open, page, complaints, backDoors }) => {
        complaints.expectRefusal('verifyCode', 400)
        const customer = new TestCustomer()
        await open(language, '/signup')
        const username = page.getByLabel(t('SignUp.username'))
        const phone = page.getByLabel(t('Account.phone'))
        const password = page.getByLabel(t('Account.password'), { exact: true })
        const retype = page.getByLabel(t('SignUp.retype'))
        const submit = page.getByRole('button', { name: t('SignUp.submit') })

        await submit.click()
        await expect(page.getByRole('alert').filter({ hasText: t('Account.allFieldsMandatory') })).toBeVisible()
        await expect(username).toBeFocused()
        await expect(username).toHaveAttribute('aria-invalid', 'true')
        await expectNoBarriers(page, '/signup with errors')
        await expectTargets(page, '/signup')
        for (const field of [username, phone, password, retype])
          await expect(field).toHaveAttribute('aria-required', 'true')

        await expect(username, 'empty, it follows the page’s direction').toHaveCSS(
          'direction',
          language === 'ar' ? 'rtl' : 'ltr',
        )
        await username.fill(customer.username)
        await expect(username, 'filled, it follows its text’s direction').toHaveCSS('direction', 'ltr')
        await password.fill('short')
        await retype.fill('another password')
        await phone.fill('12')
        await submit.click()
        await expect(page.getByText(t('Errors.InvalidPhone'))).toBeVisible()
        await expect(page.getByText(t('Errors.PasswordTooShort')), 'all errors appear at once').toBeVisible()
        await expect(page.getByText(t('SignUp.samePassword'))).toBeVisible()
        await password.fill(customer.password)
        await phone.fill(arabicDigits(customer.typedPhone))
        await submit.click()
        await expect(retype).toBeFocused()
        await expect(page.getByText(t('SignUp.samePassword'))).toBeVisible()
        await expect(phone).toHaveValue(/^5\d \d{3} \d{4}$/)

        await page
          .locator('input[type=file]')
          .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: picture })
        await expect(page.getByText(t('Account.notAnImage'))).toBeVisible()
        await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
        await expect(page.getByText(t('Account.changeAvatar'))).toBeVisible()
        await retype.fill(customer.password)
        await submit.click()

        const code = page.getByLabel(t('SignUp.code'))
        await expect(code).toBeFocused()
        await expect(page.getByText(/\+971 5\d \d{3} \d{4}/)).toBeVisible()
        await expect(code).toHaveAttribute('aria-required', 'true')
        await expect(page).toHaveTitle(new RegExp(t('SignUp.codeTitle')))
        await expectNoBarriers(page, 'the code')
        const right = await backDoors.signUpCode(customer.phone)

        // Mobile browsers may reload the page while the customer reads WhatsApp; it still waits for the code.
        await page.reload()
        await expect(code).toBeFocused()
        await code.fill(right === '000000' ? '111111' : '000000')
        await page.getByRole('button', { name: t('SignUp.check') }).click()
        await expect(page.getByText(backDoors.said('WrongCode', language))).toBeVisible()
        await expect(code).toHaveValue('')
        await code.fill(arabicDigits(right))
        await expect(code).toHaveValue(right)
        // The first step must not reappear before the next page.
        await page.evaluate(() => {
          const look = () =>
            document.querySelector('[name=username]')?.checkVisibility() && (document.cookie = 'cameBack=1')
          new MutationObserver(look).observe(document.body, { attributes: true, childList: true, subtree: true })
        })
        await page.getByRole('button', { name: t('SignUp.check') }).click()

        await expect(page).toHaveURL(/\/$/)
        expect(await page.evaluate(() => document.cookie)).not.toContain('cameBack')
        await expect(page.getByText(t('SignUp.welcome'))).toBeVisible()
        await page.goto('/profile')
        await expect(page.getByLabel(t('Profile.username'))).toHaveValue(customer.username)
        await expect(page.getByRole('img', { name: t('Account.avatarAlt') })).toBeVisible()
      },
    )

    const waits = own('the backend decides how soon another code may be sent')
    test(
      'a sign-up continues after lost responses',
      inTurn(language === 'ar', waits),
      async ({ open, page, context, complaints, backDoors }) => {
        for (const status of [0, 429]) complaints.expectRefusal('signup', status)
        for (const status of [0, 400]) complaints.expectRefusal('verifyCode', status)
        const customer = new TestCustomer()
        await open(language, '/signup?next=/about')
        await fillSignUp(page, t, customer)
        const submit = page.getByRole('button', { name: t('SignUp.submit') })
        await page.route('**/auth/customer/signup*', loseAnswer, { times: 1 })
        await submit.click()
        await expect(page.getByRole('alert').filter({ hasText: t('Errors.offline') })).toBeVisible()
        await submit.click()
        const code = page.getByLabel(t('SignUp.code'))
        await code.fill(await backDoors.signUpCode(customer.phone))
        await expect(page.getByRole('link', { name: t('SignUp.signIn') })).toHaveAttribute('href', /^\/signin\?.*about/)

        const check = page.getByRole('button', { name: t('SignUp.check') })
        await page.route('**/auth/customer/verification*', loseAnswer, { times: 1 })
        await check.click()
        await expect(page.getByRole('alert').filter({ hasText: t('Errors.offline') })).toBeVisible()
        await context.clearCookies({ name: SESSION_COOKIE })
        await check.click()
        await expect(page).toHaveURL(({ pathname }) => pathname === '/about')
        await page.goto('/profile')
        await expect(page.getByLabel(t('Profile.username'))).toHaveValue(customer.username)
      },
    )

    test(
      'input survives a language switch and back, passwords never do',
      inTurn(language === 'ar', sameEverywhere),
      async ({ open, page, shop, context, complaints }) => {
        await open(language, '/signup')
        await page.getByLabel(t('SignUp.username')).fill('Hessa')
        await page.getByLabel(t('Account.phone')).fill('0501234567')
        await page.getByLabel(t('Account.password'), { exact: true }).fill('a secret of mine')
        let shown = language
        for (let turn = 0; turn < 2; turn += 1) {
          shown = await toOtherLanguage(page, shown)
          await expect(page.getByLabel(words(shown)('SignUp.username'))).toHaveValue('Hessa')
          await expect(page.getByLabel(words(shown)('Account.phone'))).toHaveValue('50 123 4567')
          await expect(page.getByLabel(words(shown)('Account.password'), { exact: true })).toHaveValue('')
        }

        await shop.signedIn({ language })
        await page.goto('/profile')
        await awake(page)
        await page.getByLabel(t('Profile.username')).fill('Hessa of Al Ain')
        await page.getByLabel(t('Profile.email')).fill('hessa@')
        await page.getByLabel(t('Profile.gender')).selectOption('female')
        for (let turn = 0; turn < 2; turn += 1) {
          shown = await toOtherLanguage(page, shown)
          await expect(page.getByLabel(words(shown)('Profile.username'))).toHaveValue('Hessa of Al Ain')
          await expect(page.getByLabel(words(shown)('Profile.email'))).toHaveValue('hessa@')
          await expect(page.getByLabel(words(shown)('Profile.gender'))).toHaveValue('female')
        }
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('a secret of mine')

        // Another customer in the same tab.
        await shop.signedIn({ language })
        await page.goto('/profile')
        await awake(page)
        await expect(page.getByLabel(t('Profile.username'))).toHaveValue('Maryam')
        await expect(page.getByLabel(t('Profile.email'))).toHaveValue('')
        await page.getByLabel(t('Profile.username')).fill('Huda')
        await page.getByRole('button', { name: t('Profile.save') }).click()
        await expect(page.getByText(t('Profile.UpdatedSusseccfully'))).toBeVisible()
        await page.goto('/about')
        expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain('Huda')

        complaints.expectRefusal('updateProfile', 401)
        // The cart request is sent when the page is idle, and would be refused too.
        await page.goto('/profile')
        await awake(page)
        await page.waitForFunction(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/get-cart?')),
        )
        await context.clearCookies({ name: SESSION_COOKIE })
        await page.getByRole('button', { name: t('Profile.save') }).click()
        await expect(page).toHaveURL(/\/signin\?next=%2Fprofile$/)
        await expect(page.getByText(t('Profile.YouAreNotLogin')), 'the sign-in page gives the reason').toBeVisible()
      },
    )

    const looksInto = own('a host validates pictures itself, with its own messages')
    test(
      'shows the error of an unusable picture at the picture field',
      inTurn(language === 'en', looksInto),
      async ({ open, page, shop, complaints }) => {
        complaints.expectRefusal('updateProfile', 400)
        await shop.signedIn({ language })
        await open(language, '/profile')
        const file = page.locator('input[type=file]')
        const choose = (buffer: Buffer) => file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer })
        await choose(Buffer.alloc(0))
        await expect(file).toHaveAccessibleDescription(t('Account.notAnImage'))
        await choose(picture.subarray(0, 40))
        await page.getByRole('button', { name: t('Profile.save') }).click()
        await expect(file).toBeFocused()
        await expect(file).toHaveAttribute('aria-invalid', 'true')
        await expect(file).toHaveAccessibleDescription(t('Errors.InvalidImage'))
        await expectNoBarriers(page, '/profile with a picture refused')
        await page.getByRole('button', { name: t('Profile.save') }).click()
        await expect(page.getByText(t('Profile.UpdatedSusseccfully')), 'the next try omits it').toBeVisible()
        await expect(file).not.toHaveAttribute('aria-invalid')
      },
    )

    const guesses = own('the backend decides how many guesses a code allows')
    test(
      'five wrong codes invalidate a code, and a new one can be sent',
      inTurn(language === 'ar', guesses),
      async ({ open, page, complaints, backDoors }) => {
        complaints.expectRefusal('verifyCode', 400)
        complaints.expectRefusal('signup', 429)
        const customer = new TestCustomer()
        await page.clock.install()
        await open(language, '/signup')
        await fillSignUp(page, t, customer)
        await page.getByRole('button', { name: t('SignUp.submit') }).click()
        const code = page.getByLabel(t('SignUp.code'))
        const right = await backDoors.signUpCode(customer.phone)
        const wrong = right === '000000' ? '111111' : '000000'
        const check = page.getByRole('button', { name: t('SignUp.check') })
        // Seven digits are not an attempt: the input is not truncated, and five attempts remain.
        await code.fill(`${right}7`)
        await check.click()
        await expect(page.getByText(t('SignUp.codeMissing'))).toBeVisible()
        await expect(code).toHaveValue(`${right}7`)
        for (let guess = 0; guess < 5; guess += 1) {
          await code.fill(wrong)
          await check.click()
          await expect(page.getByText(t(guess < 4 ? 'Errors.WrongCode' : 'Errors.CodeExpired'))).toBeVisible()
          await expect(code).toHaveValue('')
        }
        await code.fill(right)
        await check.click()
        await expect(code).toHaveValue('')
        await expect(page.getByText(t('Errors.CodeExpired'))).toBeVisible()

        await expect(page.getByText(/(?<!\d)0:\d\d/)).toBeVisible()
        await page.clock.runFor(61_000)
        await page.getByRole('button', { name: t('SignUp.resend') }).click()
        // The server's clock has not moved: it answers with the wait.
        await expect(page.getByText(t('Account.tooManyTries', { minutes: 1 }))).toBeVisible()
        await page.getByRole('button', { name: t('SignUp.another') }).click()
        await expect(page.getByLabel(t('Account.phone'))).toBeFocused()
        await expect(page).toHaveTitle(new RegExp(t('SignUp.metaTitle')))
        await expect(page.getByLabel(t('SignUp.username'))).toHaveValue(customer.username)
        await expect(page.getByLabel(t('Account.password'), { exact: true })).toHaveValue('')
      },
    )

    test(
      'requesting another code focuses the code field and never reports a code that was not sent',
      inTurn(language === 'en', sameEverywhere),
      async ({ open, page }) => {
        const customer = new TestCustomer()
        await page.clock.install()
        await open(language, '/signup')
        await fillSignUp(page, t, customer)
        await page.getByRole('button', { name: t('SignUp.submit') }).click()
        const code = page.getByLabel(t('SignUp.code'))
        await expect(code).toBeFocused()

        // The server's clock does not move along.
        await page.route(`**${API_BASE}/auth/customer/signup*`, (route) => route.fulfill({ status: 201, json: {} }))
        const again = page.getByRole('button', { name: t('SignUp.resend') })
        await page.clock.runFor(61_000)
        await again.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByText(t('SignUp.resent'))).toBeVisible()
        await expect(code).toBeFocused()

        await page.reload()
        await expect(code).toBeFocused()
        await page.clock.runFor(61_000)
        await again.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('alert').filter({ hasText: t('SignUp.again') })).toBeFocused()
        await page.clock.runFor(2_000)
        await expect(page.getByText(t('SignUp.resent'))).toHaveCount(0)
      },
    )

    test(
      'a private page leads through sign-in back to itself',
      inTurn(language === 'en'),
      async ({ open, page, shop, context, complaints, backDoors }) => {
        complaints.expectRefusal('signin', 0)
        complaints.expectRefusal('signin', 401)
        const { customer } = await shop.signedIn({ language })
        await context.clearCookies({ name: SESSION_COOKIE })
        await open(language, '/about')
        await open(language, '/favorites?view=list')
        await expect(page).toHaveURL(/\/signin\?next=%2Ffavorites%3Fview%3Dlist$/)
        const phone = page.getByLabel(t('Account.phone'))
        const password = page.getByLabel(t('Account.password'), { exact: true })
        const submit = page.locator('form').getByRole('button', { name: t('SignIn.submit') })
        await expect(phone).toHaveAttribute('autocomplete', 'tel-national')
        await expect(password).toHaveAttribute('autocomplete', 'current-password')
        await expectTargets(page, '/signin')

        await submit.click()
        await expect(page.getByRole('alert').filter({ hasText: t('Account.allFieldsMandatory') })).toBeVisible()
        await expect(phone).toBeFocused()
        await phone.fill('04 123 4567')
        await password.fill('wrong password')
        await submit.click()
        await expect(page.getByText(t('Errors.InvalidPhone'))).toBeVisible()
        await phone.fill(`tel:+971 ${customer.phone}`)
        await phone.blur()
        await expect(phone).toHaveValue(/^5\d \d{3} \d{4}$/)
        // A request without an answer keeps the input.
        await page.route('**/auth/customer/signin*', (route) => route.abort(), { times: 1 })
        await submit.click()
        await expect(page.getByRole('alert').filter({ hasText: t('Errors.offline') })).toBeVisible()
        await expect(password).toHaveValue('wrong password')
        await submit.click()
        const message = backDoors.said('WrongCredentials', language)
        await expect(page.getByText(t('SignIn.wrong', { message }))).toBeVisible()
        await expect(password).toBeFocused()
        await expect(password).toHaveValue('')
        await expect(phone).not.toHaveValue('')
        await password.fill('another wrong one')
        await password.press('Enter')
        const told = page.getByRole('alert').filter({ hasText: t('SignIn.wrong', { message }) })
        await expect(told, 'announced while the field has focus').toBeVisible()

        await password.fill(customer.password)
        await password.press('Enter')
        await expect(page).toHaveURL(/\/favorites\?view=list$/)
        await expect(page.getByText(t('SignIn.success'))).toBeVisible()
        // Back to a page rendered before the sign-in: it knows the session.
        await page.goBack()
        await expect(page).toHaveURL(/\/about$/)
        await expect(page.getByRole('banner').getByRole('link', { name: t('Cart.open', { count: 0 }) })).toBeVisible()
      },
    )

    test('a forgotten password', inTurn(language === 'en'), async ({ open, page, shop, context, complaints }) => {
      complaints.expectRefusal('sendPassword', 429)
      const { customer } = await shop.signedIn({ language })
      // Uses an unknown browser: one that signed in before has a limit of its own.
      await context.clearCookies()
      await page.clock.install()
      await open(language, '/change-password')
      const send = page.getByRole('button', { name: t('ForgotPassword.submit') })
      await send.click()
      await expect(page.getByText(t('ForgotPassword.PleaseFillField'))).toBeVisible()
      // The sign-up code used up this phone's one message per minute.
      await page.getByLabel(t('Account.phone')).fill(customer.typedPhone)
      await send.click()
      await expect(page.getByText(t('Account.tooManyTries', { minutes: 1 }))).toBeVisible()

      const another = new TestCustomer()
      await page.getByLabel(t('Account.phone')).fill(another.typedPhone)
      // Pauses the clock, however long the next page takes.
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 10_000))
      await send.click()
      await expect(page).toHaveURL(/\/signin$/)
      await expect(page.getByLabel(t('Account.phone'))).toHaveValue(/^5\d \d{3} \d{4}$/)
      await expect(page.getByText(t('ForgotPassword.sent'))).toBeHidden()
      await page.clock.runFor(1600)
      await page.clock.resume()
      await expect(page.getByText(t('ForgotPassword.sent'))).toBeVisible()
      await page.setViewportSize({ width: 390, height: 700 })
      const isOnTop = (button: Element) => {
        button.scrollIntoView({ block: 'end' })
        const { x, y, width, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(x + width / 2, y + height / 2))
      }
      const submit = page.getByRole('button', { name: t('SignIn.submit') })
      expect(await submit.evaluate(isOnTop), 'the message does not cover the button').toBe(true)
    })

    test(
      'the profile shows errors, saves, switches language and signs out',
      inTurn(language === 'en'),
      async ({ page, shop, open, complaints, backDoors }) => {
        complaints.expectRefusal('updateProfile', 400)
        complaints.expectRefusal('updateProfile', 413)
        const { customer } = await shop.signedIn({ language })
        const head = async () => [
          await page.getByRole('heading', { level: 1 }).boundingBox(),
          await page.locator('.tabs').boundingBox(),
        ]
        await open(language, '/profile?tab=orders')
        const above = await head()
        await open(language, '/profile')
        expect(await head(), 'content above the tabs does not move').toEqual(above)
        await expectNoBarriers(page, '/profile')
        const save = page.getByRole('button', { name: t('Profile.save') })
        const username = page.getByLabel(t('Profile.username'))
        await username.fill(' ')
        await page.getByLabel(t('Profile.email')).fill('maryam@')
        await save.click()
        await expect(username).toBeFocused()
        await expect(page.getByText(t('Errors.UsernameIsRequired'))).toBeVisible()
        await expect(page.getByText(t('Profile.emailInvalid'))).toBeVisible()
        await expectNoBarriers(page, '/profile with errors')

        await username.fill('Maryam Al Ketbi')
        await page.getByLabel(t('Profile.email')).fill('maryam@example.com')
        await page.getByLabel(t('Profile.gender')).selectOption('female')
        await page.getByLabel(t('Profile.password')).fill('short')
        await save.click()
        await expect(page.getByText(backDoors.said('PasswordTooShort', language))).toBeVisible()
        await expect(page.getByText(t('Account.passwordLength', { count: 8 }))).toBeVisible()
        await expect(page.getByLabel(t('Profile.password'))).toHaveValue('')
        await expect(username).toHaveValue('Maryam Al Ketbi')
        await page.locator('input[type=file]').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
        const message = t('Errors.PayloadTooLarge')
        await page.route('**/customer/profile*', (route) => route.fulfill({ status: 413, json: { message } }), {
          times: 1,
        })
        await save.click()
        const refused = page.getByRole('alert').filter({ hasText: message })
        await expect(refused).toBeFocused()
        await expect(refused).toBeInViewport()
        await save.click()
        await expect(page.getByText(t('Profile.UpdatedSusseccfully'))).toBeVisible()
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Maryam Al Ketbi')

        const other = language === 'en' ? 'ar' : 'en'
        await page.getByLabel(t('Profile.language')).selectOption(other)
        await save.click()
        await expect(page.locator('html')).toHaveAttribute('lang', other)
        const u = words(other)
        await expect(page.getByText(u('Profile.UpdatedSusseccfully'))).toBeVisible()
        await expect(page.getByLabel(u('Profile.email'))).toHaveValue('maryam@example.com')
        await expect(page.getByLabel(u('Profile.gender'))).toHaveValue('female')

        await page.getByRole('button', { name: u('Profile.signOut') }).click()
        await expect(page).toHaveURL(/\/signin$/)
        await expect(page.getByText(u('Profile.signedOut'))).toBeVisible()
        await page.goto('/profile')
        await expect(page).toHaveURL(/\/signin\?next=%2Fprofile$/)
        // The password is unchanged: a blank field keeps it.
        await fillSignIn(page, other, customer)
        await expect(page).toHaveURL(/\/profile$/)

        // A customer who left while the language was being saved stays on the new page.
        let answer = (): void => undefined
        const held = new Promise<void>((resolve) => (answer = resolve))
        await page.route('**/customer/profile*', (route) => held.then(() => route.continue()))
        await awake(page)
        await page.getByLabel(u('Profile.language')).selectOption(language)
        await page.getByRole('button', { name: u('Profile.save') }).click()
        await page
          .getByRole('contentinfo')
          .getByRole('link', { name: u('Footer.contact') })
          .click()
        await expect(page).toHaveURL(/\/contact$/)
        answer()
        await expect(page.getByText(u('Profile.UpdatedSusseccfully'))).toBeVisible()
        await expect(page).toHaveURL(/\/contact$/)
      },
    )
  })
}

test(
  'a new password requires the current one and is kept until it is given',
  own('an API host has no field for the present password'),
  async ({ open, page, shop, complaints }) => {
    complaints.expectRefusal('updateProfile', 400)
    const { customer, t } = await shop.signedIn({ language: 'ar' })
    await open('ar', '/profile')
    const [present, next] = [page.getByLabel(t('Profile.currentPassword')), page.getByLabel(t('Profile.password'))]
    const save = page.getByRole('button', { name: t('Profile.save') })
    await next.fill('dates-and-sand-7')
    await save.click()
    await expect(page.getByText(t('Errors.CurrentPasswordIsRequired'))).toBeVisible()
    await expect(present).toBeFocused()
    await expect(next).toHaveValue('dates-and-sand-7')
    await present.fill('not this one')
    await save.click()
    await expect(page.getByText(t('Errors.WrongCurrentPassword'))).toBeVisible()
    await expect(present).toHaveValue('')
    await present.fill(customer.password)
    await save.click()
    await expect(page.getByText(t('Profile.UpdatedSusseccfully'))).toBeVisible()
    await expect(next).toHaveValue('')
  },
)

const sentPasswords = own('the backend decides what a one-use password allows')
test(
  'a password from WhatsApp signs in once, then requires a new one',
  sentPasswords,
  async ({ open, page, context }) => {
    // Uses the demo customer: a fresh one would hit the message limit of a minute.
    const phone = '971500000001'
    const t = words('ar')
    const mailbox = new Mailbox(phone)
    mailbox.forget()
    const sent = await context.request.post(`${API_BASE}/auth/customer/send-password?lang=ar`, { data: { phone } })
    expect(sent.status(), await sent.text()).toBe(200)
    const password = await mailbox.password()
    await open('ar', '/signin')
    await fillSignIn(page, 'ar', { typedPhone: phone.slice(3), password })
    const toasts = page.getByRole('region', { name: t('Toasts.label') })
    await expect(toasts.getByText(t('Account.temporaryPassword'))).toBeVisible()
    await toasts.getByRole('link', { name: t('Account.choosePassword') }).click()
    await expect(page.getByText(t('Profile.choosePassword'))).toBeVisible()
    await awake(page)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('Account.choosePassword') })
      .click()
    await expect(page.getByLabel(t('Profile.password'))).toBeFocused()
    await page.getByRole('button', { name: t('Profile.save') }).click()
    await expect(page.getByText(t('Errors.PasswordIsRequired'))).toBeVisible()
    await expect(page.getByLabel(t('Profile.password'))).toBeFocused()
    const again = await context.request.post(`${API_BASE}/auth/customer/signin`, { data: { phone, password } })
    expect(again.status()).toBe(401)
  },
)

/** Fills in the sign-up form. */
async function fillSignUp(page: Page, t: ReturnType<typeof words>, customer: TestCustomer): Promise<void> {
  await page.getByLabel(t('SignUp.username')).fill(customer.username)
  await page.getByLabel(t('Account.phone')).fill(customer.typedPhone)
  await page.getByLabel(t('Account.password'), { exact: true }).fill(customer.password)
  await page.getByLabel(t('SignUp.retype')).fill(customer.password)
}
