'use client'

import { Failure } from '@/components/navigation/failure'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/components/translations/translations'

/** Shows an error with a retry button when a client navigation fails. Standards 23. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <Failure language={useLanguage()} again={(words) => <Button onClick={retry}>{words}</Button>} />
}
