import 'server-only'
import { cookies } from 'next/headers'
import { SESSION_COOKIE } from '@/lib/shop-facts'
import type { Who } from './source/source'

/** The customer of a page, with the token their browser sent. */
export async function whoAsks(customerId: string): Promise<Who> {
  return { customerId, token: (await cookies()).get(SESSION_COOKIE)?.value ?? '' }
}
