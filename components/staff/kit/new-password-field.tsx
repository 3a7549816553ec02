'use client'

import type { ComponentProps } from 'react'
import { StaffField } from './field'
import { useStaff } from './translations'

interface Props extends Omit<ComponentProps<typeof StaffField>, 'hint'> {
  /** Characters it needs at least. */
  minLength: number
}

/** A new password, with its rule below it before it is typed. */
export function NewPasswordField({ minLength, ...field }: Props) {
  const { t } = useStaff()
  return (
    <StaffField
      {...field}
      type="password"
      dir="ltr"
      autoComplete="new-password"
      hint={t('Common.passwordLength', { count: minLength })}
    />
  )
}
