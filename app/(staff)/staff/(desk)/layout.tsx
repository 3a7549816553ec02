import type { ReactNode } from 'react'
import { staffTexts } from '@/app/staff-page'
import { staffSession } from '@/lib/backend/staff-session'
import { StaffFrame } from '@/components/staff/frame/staff-frame'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { eventIdAt, orderCounts } from '@/lib/backend/staff'

/** The frame of pages behind the sign-in; a page without a session redirects by itself. */
export default async function DeskLayout({ children }: { children: ReactNode }) {
  const self = await staffSession()
  if (self?.stage !== 'open') return children
  const since = eventIdAt(new Date())
  const [{ t, language }, { name }, counts] = await Promise.all([staffTexts(), getShopInfo(), orderCounts()])
  return (
    <StaffFrame t={t} shop={name[language]} member={self} waiting={counts.pending ?? 0} since={since}>
      {children}
    </StaffFrame>
  )
}
