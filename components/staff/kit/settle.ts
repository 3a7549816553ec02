import type { FieldValues, UseFormReturn } from 'react-hook-form'

type Form<T extends FieldValues> = Pick<UseFormReturn<T>, 'getValues' | 'reset'>

/** The values of a form as text, taken when they are sent. */
export function sentValues<T extends FieldValues>(form: Pick<Form<T>, 'getValues'>): string {
  return JSON.stringify(form.getValues())
}

/** Takes over what was saved. What was typed after `sent` was taken stays in the form, not saved yet; returns whether there is any. */
export function settle<T extends FieldValues>(form: Form<T>, saved: T, sent: string): boolean {
  const keepValues = sentValues(form) !== sent
  form.reset(saved, { keepValues, keepDirtyValues: false })
  return keepValues
}
