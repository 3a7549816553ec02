import { staffNotFound, staffTexts } from '@/app/staff-page'
import { usesApiHost } from '@/lib/backend/get-backend'

/** Every address below /staff without a page of its own. */
export default async function UnknownStaffPage() {
  if (usesApiHost()) return null
  return <main className="px-4">{staffNotFound((await staffTexts()).t)}</main>
}
