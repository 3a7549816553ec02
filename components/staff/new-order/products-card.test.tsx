/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { preparationKinds } from '@/lib/contract/selling'
import { staffTranslator } from '@/lib/i18n/staff'
import { StaffTranslations } from '../kit/translations'
import type { DraftLine } from './draft'
import { ProductsCard } from './products-card'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const questions = Object.fromEntries(preparationKinds.map((kind) => [kind, kind])) as never
const hay = { id: 'hay', title: { en: 'Hay', ar: 'تبن' }, image: null, price: 2000, stock: 80, colors: ['#B2372A'] }
const found = [{ ...hay, sizes: [], questions: [] }]

function Order() {
  const [lines, setLines] = useState<DraftLine[]>([])
  return <ProductsCard lines={lines} quote={undefined} questions={questions} onChange={setLines} />
}

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('adding a product again asks for one more of it, and says so (%s)', async (language, messages) => {
  const fetch = () => Promise.resolve({ ok: true, status: 200, json: async () => ({ data: found }) })
  Object.assign(globalThis, { fetch })
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StaffTranslations language={language} messages={messages}>
        <Order />
      </StaffTranslations>
    </QueryClientProvider>,
  )
  const title = hay.title[language]
  fireEvent.change(screen.getByLabelText(messages.Phone.search), { target: { value: title } })
  const add = await screen.findByRole('button', { name: `${messages.Phone.add} ${title}` })
  const row = add.closest('li') as HTMLElement
  const statuses = () => screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(statuses()).toContain(staffTranslator(language, messages)('Common.found', { count: 1 }))
  fireEvent.click(add)
  const quantity = screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(title) })
  fireEvent.click(add)
  expect(quantity.value).toBe('2')
  const said = messages.Phone.inOrder.replace('{count}', '2')
  within(row).getByText(said)
  expect(statuses()).toContain(`${title}: ${said}`)
  for (const step of [messages.Edit.less, messages.Edit.more])
    screen.getByRole('button', { name: step.replace('{title}', title) })
  // In another colour it is a line of its own.
  fireEvent.change(screen.getByLabelText(messages.Phone.color), { target: { value: '' } })
  fireEvent.click(add)
  expect(screen.getAllByRole('textbox', { name: new RegExp(title) })).toHaveLength(2)
})
