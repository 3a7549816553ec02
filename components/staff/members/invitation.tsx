'use client'

import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { Invited } from '@/lib/contract/staff-accounts'
import { useStaff } from '../kit/translations'
import { ActionLink } from '../kit/links'

/** The link with which a colleague joins; shown once. */
export function Invitation({ invited, onClose }: { invited: Invited; onClose: () => void }) {
  const { t } = useStaff()
  const [copied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const { name } = invited.member
  useEffect(() => heading.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(invited.link).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <section className="staff-note mb-5 grid gap-3">
      <h2 ref={heading} tabIndex={-1} className="text-h3">
        {t('Members.invitation', { name })}
      </h2>
      <p>{t('Members.invitationText', { name })}</p>
      <bdi dir="ltr" className="break-all select-all" data-testid="invitation">
        {invited.link}
      </bdi>
      <div className="flex flex-wrap gap-3">
        <Button size="small" onClick={() => void copy()}>
          {copied ? t('Common.copied') : t('Common.copy')}
        </Button>
        <ActionLink href={`https://wa.me/?text=${encodeURIComponent(invited.link)}`} newTab>
          {t('Order.whatsapp')}
        </ActionLink>
        <Button look="quiet" size="small" onClick={onClose}>
          {t('Common.close')}
        </Button>
      </div>
    </section>
  )
}
