import 'server-only'
import { cookies, headers } from 'next/headers'
import { cache } from 'react'
import { staffCookie } from '@/lib/config/constants'
import { usesApiHost } from './get-backend'
import { findStaffSession, type StaffSession } from './staff'

/** The visitor's staff session; null without one. One query per request. */
export const staffSession = cache(async (): Promise<StaffSession | null> => {
  if (usesApiHost()) return null
  const [jar, requestHeaders] = await Promise.all([cookies(), headers()])
  const token = jar.get(staffCookie(requestHeaders.get('x-forwarded-proto') === 'https'))?.value
  return token ? findStaffSession(token) : null
})
