import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field'
import type { NewAddress } from '@/lib/client/checkout/draft'
import type { FieldErrors } from '@/lib/client/checkout/problems'

const fields = {
  firstName: { autoComplete: 'given-name', maxLength: 100 },
  address: { autoComplete: 'street-address', maxLength: 500, className: 'md:col-span-2' },
}

interface Props {
  name: keyof typeof fields
  address: NewAddress
  onChange: (change: Partial<NewAddress>) => void
  errors: FieldErrors
  placeholder?: string
}

/** A required text field of the new address. */
export function AddressField({ name, address, onChange, errors, placeholder }: Props) {
  const t = useTranslations('Checkout')
  return (
    <Field
      id={`checkout-${name}`}
      name={name}
      label={t(name)}
      {...(placeholder && { placeholder })}
      aria-required="true"
      dir="auto"
      error={errors[name]}
      value={address[name]}
      onChange={({ target }) => onChange({ [name]: target.value })}
      {...fields[name]}
    />
  )
}
