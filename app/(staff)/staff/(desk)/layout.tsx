import type { ReactNode } from 'react'
import { staffTexts, withLoggedFailure } from '@/app/staff-page'
import { staffSession } from '@/lib/backend/staff-session'
import { RouteFocus } from '@/components/layout/route-focus'
import { StaffFrame } from '@/components/staff/frame/staff-frame'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { newsStart, orderCounts } from '@/lib/backend/staff'

/** The frame of pages behind the sign-in; a page without a session redirects by itself. */
export default withLoggedFailure(async function DeskLayout({ children }: { children: ReactNode }) {
  const self = await staffSession()
  if (self?.stage !== 'open') return children
  const [{ t, language }, { name }, counts, start] = await Promise.all([
    staffTexts(),
    getShopInfo(),
    orderCounts(),
    newsStart(),
  ])
  return (
    <StaffFrame t={t} shop={name[language]} member={self} waiting={counts.pending ?? 0} start={start}>
      <RouteFocus />
      {children}
    </StaffFrame>
  )
})
