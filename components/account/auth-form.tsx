import type { ReactNode, RefObject } from 'react'
import { LogoMark } from '@/components/brand/logo-mark'
import { TextLink } from '@/components/ui/text-link'
import { FormFailure } from '@/components/ui/form-failure'

interface Props {
  title: string
  lead: ReactNode
  form: RefObject<HTMLFormElement | null>
  failure: string | undefined
  onSubmit: () => Promise<void>
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
      <form
        ref={form}
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          void onSubmit()
        }}
        className="scripted grid gap-4.5"
      >
        <FormFailure text={failure} />
        {children}
      </form>
    </>
  )
}

/** A question with a link to another sign-in page, below a form. */
export function OtherPage({ question, href, label }: { question?: string; href: string; label: string }) {
  return (
    <p className="mt-1 text-center text-date-600">
      {question}{' '}
      <TextLink href={href} className="py-3">
        {label}
      </TextLink>
    </p>
  )
}
