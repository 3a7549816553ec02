'use client'

import type { FieldValues } from 'react-hook-form'
import { FormField, type FormFieldProps } from './form'
import { useStaff } from './translations'

interface Props<T extends FieldValues, C, O> extends Pick<FormFieldProps<T, C, O>, 'control' | 'name' | 'label'> {
  /** Characters it needs at least. */
  minLength: number
}

/** A new password, with its rule below it before it is typed. */
export function NewPasswordField<T extends FieldValues, C, O>({ minLength, ...field }: Props<T, C, O>) {
  const { t } = useStaff()
  const hint = t('Common.passwordLength', { count: minLength })
  return <FormField {...field} type="password" autoComplete="new-password" hint={hint} />
}
