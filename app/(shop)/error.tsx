'use client'

import { Failure } from '@/components/navigation/failure'
import { Button } from '@/components/ui/button'
import { useLanguage, useShopPhone } from '@/components/translations/translations'

/** Shows an error with a retry button when a client navigation fails. Standards 23. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  return (
    <Failure
      language={useLanguage()}
      shopPhone={useShopPhone()}
      again={(words) => <Button onClick={retry}>{words}</Button>}
    />
  )
}
