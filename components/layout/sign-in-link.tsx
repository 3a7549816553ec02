'use client'

import { useRouter } from 'next/navigation'
import type { MouseEvent, ReactNode } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { isPlainClick } from '@/lib/client/plain-click'
import { signInPath } from '@/lib/config/routes'

/** Link to the sign-in page and back to this one. The markup has the plain URL, so that it is the same on all pages. */
export function SignInLink({ children, ...rest }: { className?: string; 'aria-label'?: string; children: ReactNode }) {
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
