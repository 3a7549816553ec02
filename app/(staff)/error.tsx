'use client'

import { ErrorPanel } from '@/components/staff/frame/error-panel'

/** Shows that a page of the back office failed. */
export default function StaffError({ retry }: { error: unknown; retry: () => void }) {
  return <ErrorPanel retry={retry} />
}
