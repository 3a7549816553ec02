'use client'

import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { StaffForm } from './form'
import { SaveBar } from './save-bar'
import { settle, sentValues } from './settle'
import { useChange } from './use-change'

/**
 * Saves a form that stays open. What is typed meanwhile stays, not saved yet. `saved` gives the fields for what was saved, from the
 * result or from the fields as they were sent.
 */
export function useSave<T extends FieldValues, C, Typed extends Input, Input, Result>(
  form: UseFormReturn<T, C, Typed>,
  save: (typed: Input) => Promise<Result>,
  saved: (result: Result, values: T) => T,
) {
  const change = useChange(save)
  const send = (typed: Typed) => {
    const [values, sent] = [structuredClone(form.getValues()), sentValues(form)]
    change.mutate(typed, {
      // What a colleague changed meanwhile is taken over only where it is shown: else the next save would change it back.
      onSuccess: (result) => settle(form, sentValues(form) === sent ? saved(result, values) : values, sent),
    })
  }
  return { change, send, submit: form.handleSubmit(send) }
}

interface Props {
  form: { formState: { isDirty: boolean } }
  change: Parameters<typeof SaveBar>[0]['change']
  onSubmit: () => unknown
  children: ReactNode
}

/** A form of cards, saved by the bar at its foot. */
export function SaveForm({ form, change, onSubmit, children }: Props) {
  return (
    <StaffForm onSubmit={onSubmit}>
      {children}
      <SaveBar dirty={form.formState.isDirty} change={change} />
    </StaffForm>
  )
}
