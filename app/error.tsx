'use client'

import { Failure } from '@/components/navigation/failure'
import { Button } from '@/components/ui/button'
import { useLanguage } from '@/components/translations/translations'

/** A page that could not be made in a standing document: say so there, and offer to try again. Standards 23. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return <Failure language={useLanguage()} again={(words) => <Button onClick={retry}>{words}</Button>} />
}
