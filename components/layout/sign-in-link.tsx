'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { isPlainClick } from '@/lib/client/plain-click'
import { signInPath } from '@/lib/config/routes'

interface Props {
  className?: string
  'aria-label'?: string
  children: ReactNode
}

/** To the sign-in page, and from there back to this one. The address written in the page is the plain one: it is the same everywhere. */
export function SignInLink({ children, ...rest }: Props) {
  const { push } = useRouter()

  function go(event: MouseEvent) {
    if (!isPlainClick(event) || location.pathname === '/') return
    event.preventDefault()
    push(signInPath(location.pathname + location.search))
  }

  return (
    <IntentLink href="/signin" onClick={go} {...rest}>
      {children}
    </IntentLink>
  )
}
