/** @jest-environment jsdom */
import { describe, expect, jest, test } from '@jest/globals'
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { renderIn } from '@/components/testing/in-language'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { CodeForm } from './code-form'

window.scrollTo = () => undefined

describe.each([
  ['en', en.SignUp],
  ['ar', ar.SignUp],
] as const)('code form (%s)', (language, words) => {
  async function check(typed: string, onHost: boolean) {
    const onCheck = jest.fn(() => Promise.resolve())
    renderIn(
      language,
      <CodeForm
        signup={{ phone: '971501234599', sentAt: 0 }}
        onHost={onHost}
        search=""
        onCheck={onCheck}
        onResend={() => Promise.resolve(true)}
        onBack={jest.fn()}
        onFailed={jest.fn()}
        onDone={() => Promise.resolve()}
      />,
    )
    const code = screen.getByLabelText<HTMLInputElement>(words.code)
    fireEvent.change(code, { target: { value: typed } })
    await act(async () => code.form?.requestSubmit())
    return onCheck.mock.calls
  }

  test.each([
    ['1234', '1234'],
    ['٠١٢٣ ٤٥٦٧', '01234567'],
  ])('accepts a code of an API host: %s', async (typed, code) => {
    expect(await check(typed, true)).toEqual([[{ phone: '971501234599', code }]])
    expect(screen.getByText(/\+/).closest('p')?.textContent).not.toContain('6')
  })

  test.each([
    ['123', true, words.codeMissingHost],
    ['123456789', true, words.codeMissingHost],
    ['1234', false, words.codeMissing],
    ['123 4567', false, words.codeMissing],
  ])('rejects %s (host: %s)', async (typed, onHost, shown) => {
    expect(await check(typed, onHost)).toEqual([])
    // The same text may also be announced.
    expect(screen.getAllByText(shown)).not.toEqual([])
  })

  test('names the step in the title, also when Next writes the page’s title after it', async () => {
    await check('', false)
    document.title = `${words.metaTitle} | Oasis`
    await waitFor(() => expect(document.title).toBe(`${words.codeTitle} | Oasis`))
    cleanup()
    expect(document.title).toBe(`${words.metaTitle} | Oasis`)
  })

  test('accepts six digits of the local backend', async () => {
    expect(await check('123 456', false)).toEqual([[{ phone: '971501234599', code: '123456' }]])
  })
})
