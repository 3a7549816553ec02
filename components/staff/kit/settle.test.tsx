/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, fireEvent, render, screen } from '@testing-library/react'
import { useFieldArray, useForm } from 'react-hook-form'
import { sentValues, settle } from './settle'

interface Values {
  name: string
  note: string
  rows: { text: string }[]
}

/** Saves with trimmed names when told to. */
function Form({ saves }: { saves: (() => void)[] }) {
  const form = useForm<Values>({
    values: { name: 'Old', note: '', rows: [{ text: 'a' }] },
    resetOptions: { keepDirtyValues: true },
  })
  const { fields } = useFieldArray({ control: form.control, name: 'rows' })
  const submit = form.handleSubmit((typed) => {
    const sent = sentValues(form)
    saves.push(() => settle(form, { ...typed, name: typed.name.trim() }, sent))
  })
  return (
    <form method="dialog" onSubmit={submit}>
      <input aria-label="name" {...form.register('name')} />
      <input aria-label="note" {...form.register('note')} />
      {fields.map(({ id }, at) => (
        <input key={id} aria-label="row" {...form.register(`rows.${at}.text`)} />
      ))}
      <button type="submit">Save</button>
      <p role="status">{form.formState.isDirty ? 'dirty' : 'clean'}</p>
    </form>
  )
}

async function submitted() {
  const saves: (() => void)[] = []
  render(<Form saves={saves} />)
  type('name', 'New ')
  await act(async () => fireEvent.click(screen.getByRole('button')))
  return () => act(async () => saves.at(-1)?.())
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
const type = (name: string, value: string) => fireEvent.input(field(name), { target: { value } })
const shown = () => [field('name').value, field('note').value, field('row').value]
const state = () => screen.getByRole('status').textContent

test('a form shows what was saved, and is clean', async () => {
  const save = await submitted()
  expect(state()).toBe('dirty')
  await save()
  expect([...shown(), state()]).toEqual(['New', '', 'a', 'clean'])
  type('note', 'x')
  expect(state()).toBe('dirty')
})

test('what is typed while it saves stays, and is not saved', async () => {
  const save = await submitted()
  type('note', 'later')
  type('row', 'b')
  await save()
  expect([...shown(), state()]).toEqual(['New ', 'later', 'b', 'dirty'])
  await act(async () => fireEvent.click(screen.getByRole('button')))
  await save()
  expect([...shown(), state()]).toEqual(['New', 'later', 'b', 'clean'])
})
