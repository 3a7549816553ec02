import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { staffCookie } from '@/lib/config/constants'
import { mayAccess, staffPages } from '@/lib/contract/staff-rights'
import { draftedHome } from '@/lib/shop/staff/home-draft'
import { usesApiHost } from './get-backend'
import { findStaffSession, type StaffSession } from './staff'

/** The visitor's staff session; null without one. One query per request. */
export const staffSession = cache(async (): Promise<StaffSession | null> => {
  if (usesApiHost()) return null
  const [jar, requestHeaders] = await Promise.all([cookies(), headers()])
  const token = jar.get(staffCookie(requestHeaders.get('x-forwarded-proto') === 'https'))?.value
  return token ? findStaffSession(token) : null
})

/** The home page as the visitor has typed it in the back office; null for a visitor who may not edit it, and without a draft. */
export async function homeDraft() {
  const self = await staffSession()
  if (self?.stage !== 'open' || !mayAccess(self.role, staffPages['/staff/home'])) return null
  return draftedHome(self.sessionId)
}
