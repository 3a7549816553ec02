'use client'

import { Failure } from '@/components/page/failure'

/** A page that could not be made in the browser: say so, and offer to try again. Standards 23. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <Failure retry={retry} />
}
