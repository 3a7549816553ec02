import type { FormEvent, ReactNode, RefObject } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { FormFailure } from '@/components/ui/form-failure'

interface Props {
  title: string
  lead: ReactNode
  form: RefObject<HTMLFormElement | null>
  /** Error of the form as a whole. */
  failure: string | undefined
  onSubmit: (event: FormEvent) => Promise<void>
  children: ReactNode
}

/** A step of signing in or up: logo, heading, lead and form. The form is submitted by scripts and hidden without them. */
export function AuthForm({ title, lead, form, failure, onSubmit, children }: Props) {
  return (
    <>
      <div className="auth-head">
        <LogoMark size={52} className="text-palm-700" />
        <h1 className="mt-4 text-h1">{title}</h1>
        <p className="mt-1.5 text-balance text-date-600">{lead}</p>
      </div>
      {/* `dialog`: a submit before hydration does nothing, instead of losing what was typed. */}
      <form ref={form} method="dialog" noValidate onSubmit={onSubmit} className="scripted grid gap-4.5">
        <FormFailure text={failure} />
        {children}
      </form>
    </>
  )
}
