'use client'

import { useRef, useState, type FormEvent } from 'react'
import { Button } from '@/components/ui/button'
import { EmailField } from '@/components/ui/email-field'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { useFormDraft } from '@/lib/client/form-draft'
import { mailtoHref } from './mailto'

const names = ['name', 'email', 'phone', 'subject', 'message'] as const

interface Props {
  to: string
  labels: Record<(typeof names)[number] | 'emailHint' | 'emailMeant' | 'send' | 'defaultSubject' | 'opened', string>
}

/** Opens the visitor's mail app with the message filled in. No field is required; the shop sends nothing. Spec §2 (Contact), §5. */
export function ContactForm({ to, labels }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [opened, setOpened] = useState(false)
  // Kept for the life of the tab: the page cannot know whether a mail app opened.
  useFormDraft(form, 'contact', names)

  function write(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const value = (name: string) => String(data.get(name) ?? '')
    location.href = mailtoHref({
      to,
      subject: value('subject').trim() || labels.defaultSubject,
      message: value('message'),
      details: (['name', 'email', 'phone'] as const).map((name) => ({ label: labels[name], value: value(name) })),
    })
    setOpened(true)
  }

  // `action` and `method` apply before hydration: the text must not end up in the page's URL.
  return (
    <form
      ref={form}
      action={`mailto:${to}`}
      method="post"
      encType="text/plain"
      noValidate
      onSubmit={write}
      className="contact-fields scripted mt-6 grid gap-5"
    >
      <Field name="name" label={labels.name} autoComplete="name" />
      <EmailField name="email" label={labels.email} hint={labels.emailHint} suggestion={labels.emailMeant} />
      <Field name="phone" type="tel" label={labels.phone} autoComplete="tel" />
      <Field name="subject" label={labels.subject} autoComplete="off" />
      <TextArea name="message" label={labels.message} rows={5} className="col-span-full" />
      <div className="col-span-full">
        <Button type="submit" className="w-full">
          {labels.send}
        </Button>
        <p role="status" className="mt-3 text-small text-date-700 empty:absolute">
          {opened && labels.opened}
        </p>
      </div>
    </form>
  )
}
