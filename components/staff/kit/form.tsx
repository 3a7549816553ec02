'use client'

import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { get, useFormState, type Control, type FieldPath, type FieldValues } from 'react-hook-form'
import { Button, type ButtonLook } from '@/components/ui/button'
import { Failure, type Said } from './failure'
import { StaffField } from './field'
import { useStaff } from './translations'

interface FormProps extends ComponentProps<'form'> {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
}

/** A form that loads no page when it is sent. */
export function StaffForm({ onSubmit, className = 'grid gap-4', ...form }: FormProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onSubmit(event)
  }
  return <form method="dialog" noValidate className={className} onSubmit={submit} {...form} />
}

export interface FormFieldProps<T extends FieldValues, C, O> extends ComponentProps<typeof StaffField> {
  control: Control<T, C, O>
  name: FieldPath<T>
  /** Reads what is typed. */
  setValueAs?: (typed: unknown) => unknown
}

/** A labelled field of a form, with what is wrong with it. Only texts are typed in the direction of the page. */
export function FormField<T extends FieldValues, C, O>(props: FormFieldProps<T, C, O>) {
  const { control, name, setValueAs, ...field } = props
  const { errors } = useFormState({ control })
  const error = get(errors, name)
  const { type, message } = Object(error)
  return (
    <StaffField
      dir={field.type ? 'ltr' : undefined}
      invalid={Boolean(error)}
      reason={type === 'too_big' && !field.inputMode ? 'tooLong' : message === 'dateTwice' ? message : undefined}
      {...field}
      {...control.register(name, { setValueAs })}
    />
  )
}

interface NumberProps<T extends FieldValues, C, O> extends FormFieldProps<T, C, O> {
  /** Whether it may be left empty, which is null. */
  optional?: boolean
}

/** A field for a number; an empty one is refused unless it is optional. */
export function NumberField<T extends FieldValues, C, O>({ optional, ...field }: NumberProps<T, C, O>) {
  return (
    <FormField
      aria-required={!optional}
      inputMode="decimal"
      dir="ltr"
      setValueAs={optional ? asNumberOrNull : asNumber}
      {...field}
    />
  )
}

const asNumber = (typed: unknown) => (typed === '' ? NaN : Number(typed))
const asNumberOrNull = (typed: unknown) => (typed === '' || typed === null ? null : Number(typed))
/** Reads an empty field as null. */
export const asTextOrNull = (typed: unknown) => (typed === '' ? null : typed)

interface SubmitProps extends ButtonLook {
  change: { error: unknown; isPending: boolean; isSuccess: boolean }
  /** Another page opens when it succeeded: until then the button stays busy. */
  leaves?: boolean
  said?: Said
  className?: string
  children: ReactNode
}

/** The foot of a form: why it was refused, and the button that sends it. */
export function Submit({ change, leaves = false, said, ...button }: SubmitProps) {
  const { t } = useStaff()
  const busy = change.isPending || (leaves && change.isSuccess)
  return (
    <>
      <Failure error={change.error} said={said} />
      <Button type="submit" busy={busy} busyLabel={t('Common.working')} {...button} />
    </>
  )
}

/** A required e-mail address. */
export function EmailField<T extends FieldValues, C, O>(props: Omit<FormFieldProps<T, C, O>, 'label' | 'type'>) {
  const { t } = useStaff()
  return <FormField aria-required label={t('Common.email')} type="email" {...props} />
}

interface PasswordProps<T extends FieldValues, C, O> extends Pick<
  FormFieldProps<T, C, O>,
  'control' | 'name' | 'label'
> {
  /** Characters it needs at least. */
  minLength: number
}

/** A new password, with its rule below it before it is typed. */
export function NewPasswordField<T extends FieldValues, C, O>({ minLength, ...field }: PasswordProps<T, C, O>) {
  const { t } = useStaff()
  const hint = t('Common.passwordLength', { count: minLength })
  return <FormField {...field} type="password" aria-required autoComplete="new-password" hint={hint} />
}
