import Link from 'next/link'
import type { ComponentProps } from 'react'
import { buttonClass, type ButtonLook } from '@/components/ui/button'

/** A link to a page of the back office, which is fetched when it is opened. */
export function StaffLink(props: Omit<ComponentProps<typeof Link>, 'prefetch'>) {
  return <Link {...props} prefetch={false} />
}

/** The same as a button, small and quiet. */
export function PageButton(props: ComponentProps<typeof StaffLink> & ButtonLook) {
  const { look = 'quiet', size = 'small', round, className, ...link } = props
  return <StaffLink {...link} className={buttonClass({ look, size, round }, className)} />
}

/** A file to download, a call or a chat as a button, small and quiet. */
export function ActionLink(props: ComponentProps<'a'> & Pick<ButtonLook, 'look' | 'size'> & { newTab?: boolean }) {
  const { look = 'quiet', size = 'small', className, newTab = false, children, ...link } = props
  const tab = newTab ? { target: '_blank', rel: 'noreferrer' } : {}
  return (
    <a {...link} {...tab} className={buttonClass({ look, size }, className)}>
      {children}
    </a>
  )
}
