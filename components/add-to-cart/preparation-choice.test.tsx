/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import { fireEvent, screen } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { renderServed } from '@/components/testing/in-language'
import { defaultPreparation, type Preparation, type PreparationQuestion } from '@/lib/contract/selling'
import type { Language } from '@/lib/config/constants'
import ar from '@/messages/ar.json'
import en from '@/messages/en.json'
import { PreparationChoice } from './preparation-choice'

const choice = (id: string, fee = 0) => ({ id, name: { en: `${id} en`, ar: `${id} ع` }, fee })
const questions: PreparationQuestion[] = [
  { kind: 'cut', choices: [choice('whole'), choice('halves-2'), choice('a'), choice('b'), choice('minced', 2500)] },
  { kind: 'packing', choices: [choice('bags'), choice('vacuum', 1500)] },
  { kind: 'purpose', choices: [choice('none'), choice('aqiqah')] },
]
let latest: Preparation | null = null
const note = (chosen: Preparation | null) => void (latest = chosen)

function Form({ language }: { language: Language }) {
  const [chosen, setChosen] = useState(() => defaultPreparation(questions))
  useEffect(() => note(chosen), [chosen])
  const words = { en, ar }[language].Preparation
  if (!chosen) return null
  const change = (update: (now: Preparation) => Preparation) => setChosen((now) => now && update(now))
  return <PreparationChoice questions={questions} chosen={chosen} onChange={change} words={words} />
}
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name })

beforeEach(() => {
  document.body.innerHTML = ''
})

test('few choices are radio buttons with their fee, many a select box; the first ones are chosen', () => {
  renderServed('en', <Form language="en" />)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Cut' }).value).toBe('whole')
  expect(screen.getByRole('option', { name: 'minced en + AED 25.00' })).toBeTruthy()
  expect(radio(/bags en/).checked).toBe(true)
  fireEvent.click(radio(/vacuum en.*AED 15\.00/))
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'minced' } })
  expect(latest?.choices).toEqual({ cut: 'minced', packing: 'vacuum', purpose: 'none' })
})

test('on whose behalf is asked for some purposes only, and forgotten for the others', () => {
  renderServed('ar', <Form language="ar" />)
  const behalf = () => screen.queryByRole<HTMLInputElement>('textbox', { name: ar.Preparation.behalf })
  expect(behalf()).toBeNull()
  fireEvent.click(radio(/aqiqah ع/))
  fireEvent.change(behalf() ?? document.body, { target: { value: ' حمدان ' } })
  fireEvent.blur(behalf() ?? document.body)
  expect(latest).toMatchObject({ choices: { purpose: 'aqiqah' }, behalf: 'حمدان' })
  fireEvent.click(radio(/none ع/))
  expect([behalf(), latest?.behalf]).toEqual([null, ''])
})

test('the note counts its characters', () => {
  renderServed('en', <Form language="en" />)
  const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: en.Preparation.note })
  expect(field.maxLength).toBe(200)
  fireEvent.change(field, { target: { value: 'lean' } })
  expect(screen.getByText('4 of 200 characters')).toBeTruthy()
})

test('keeps what was chosen and typed before hydration', () => {
  renderServed('en', <Form language="en" />, (page) => {
    const select = page.querySelector('select')
    const note = page.querySelector('textarea')
    const vacuum = page.querySelector<HTMLInputElement>('[value="vacuum"]')
    if (!select || !note || !vacuum) throw new Error('The form is not served')
    select.value = 'b'
    note.value = 'lean'
    vacuum.checked = true
  })
  expect(latest).toEqual({ choices: { cut: 'b', packing: 'vacuum', purpose: 'none' }, behalf: '', note: 'lean' })
})
