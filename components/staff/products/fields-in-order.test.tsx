/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { StaffTranslations } from '../kit/translations'
import { editorValues, emptyFact, emptySize, type EditorValues } from './editor-values'
import { FactFields } from './fact-fields'
import { SizeFields } from './size-fields'
import { TextFields } from './text-fields'
import arabic from '@/messages/staff.ar.json'
import english from '@/messages/staff.en.json'

const required = (fields: HTMLElement[]) => fields.map((field) => field.getAttribute('aria-required'))

function Form({ children }: { children: ReactNode }) {
  const values = { ...editorValues(null, String, 'en'), sizes: [emptySize], facts: [emptyFact] }
  return <FormProvider {...useForm<EditorValues>({ defaultValues: values })}>{children}</FormProvider>
}

test.each([
  ['en', english, ['en', 'ar']],
  ['ar', arabic, ['ar', 'en']],
] as const)('sizes and facts begin with the language of the page (%s)', (language, messages, order) => {
  render(
    <StaffTranslations language={language} messages={messages}>
      <Form>
        <SizeFields />
        <FactFields />
      </Form>
    </StaffTranslations>,
  )
  for (const label of [messages.Products.size, messages.Products.factValue]) {
    const fields = screen.getAllByLabelText<HTMLInputElement>(RegExp(`^${label} ·`))
    expect(fields.map(({ lang }) => lang)).toEqual(order)
  }
  // Which size or fact a field belongs to.
  for (const label of [messages.Products.size, messages.Products.factLabel])
    within(screen.getByRole('group', { name: `${label} 1` })).getByRole('button', {
      name: `${messages.Products.remove} (1)`,
    })
})

test('a name and a fact are needed in one language, and a price', async () => {
  cleanup()
  render(
    <StaffTranslations language="en" messages={english}>
      <Form>
        <TextFields />
        <SizeFields />
        <FactFields />
      </Form>
    </StaffTranslations>,
  )
  const { name, size, factLabel, factValue, price, oldPrice, sku } = english.Products
  for (const label of [`^${name}$`, `^${size} ·`, `^${factLabel} ·`, `^${factValue} ·`]) {
    const fields = screen.getAllByLabelText(RegExp(label))
    expect(required(fields)).toEqual(['true', 'true'])
    await act(async () => fireEvent.input(fields[1]!, { target: { value: 'تبن' } }))
    expect(required(fields)).toEqual(['false', 'true'])
  }
  expect(required([price, oldPrice, sku].map((label) => screen.getByLabelText(label)))).toEqual(['true', 'false', null])
})
