/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { zodResolver } from '@hookform/resolvers/zod'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { requiredLine } from '@/lib/contract/fields'
import { FormField, NumberField, StaffForm } from './form'
import { StaffTranslations } from './translations'
import messages from '@/messages/staff.en.json'

const Shape = z.object({ licence: requiredLine(5, ''), days: z.number().max(60) })

function Fields() {
  const { control, handleSubmit } = useForm({ resolver: zodResolver(Shape), defaultValues: { licence: '', days: 14 } })
  return (
    <StaffForm onSubmit={handleSubmit(() => undefined)}>
      <FormField control={control} name="licence" label="Licence" />
      <NumberField control={control} name="days" label="Days" />
      <button type="submit">Save</button>
    </StaffForm>
  )
}

test.each([
  ['Licence', '', messages.Errors.required],
  ['Licence', 'CN-123456', messages.Errors.tooLong],
  ['Days', '61', messages.Errors.invalid],
])('%s %j is refused by what is wrong with it', async (label, value, said) => {
  render(
    <StaffTranslations language="en" messages={messages}>
      <Fields />
    </StaffTranslations>,
  )
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
  await act(async () => fireEvent.click(screen.getByRole('button')))
  expect(
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent,
  ).toBe(said)
})
