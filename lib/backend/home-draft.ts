import 'server-only'
import { mayAccess, staffPages } from '@/lib/contract/staff-rights'
import { draftedHome } from '@/lib/shop/staff/home-draft'
import { staffSession } from './staff-session'

/** The home page as the visitor has typed it in the back office; null for a visitor who may not edit it, and without a draft. */
export async function homeDraft() {
  const self = await staffSession()
  if (self?.stage !== 'open' || !mayAccess(self.role, staffPages['/staff/home'])) return null
  return draftedHome(self.sessionId)
}
