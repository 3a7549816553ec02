/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, screen } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import { CODE_MINUTES } from '@/lib/config/constants'
import messages from '@/messages/en.json'
import { SignUp } from './sign-up'

window.scrollTo = () => undefined
afterEach(() => sessionStorage.clear())

test('a stored sign-up shows the code step as long as its code is valid', () => {
  const limit = CODE_MINUTES * 60_000
  for (const [age, title] of [
    [limit - 1_000, messages.SignUp.codeTitle],
    [limit, messages.SignUp.title],
  ] as const) {
    sessionStorage.setItem('oasis.signup', JSON.stringify({ phone: '971501234599', sentAt: Date.now() - age }))
    renderIn('en', <SignUp next="/" intent={null} search="" passwordMinLength={8} onHost={false} />)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title)
    cleanup()
  }
})
