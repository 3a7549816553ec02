'use client'

import { Button } from '@/components/ui/button'
import { useStaff } from '../kit/translations'

/** A page of the back office that failed, with a way to try again. */
export function ErrorPanel({ retry }: { retry: () => void }) {
  const { t } = useStaff()
  return (
    <main id="main" tabIndex={-1} className="grid min-h-[100dvb] place-items-center content-center p-4">
      <div className="staff-card grid justify-items-start gap-4">
        <h1 className="text-h3">{t('Errors.failed')}</h1>
        <p>{t('Errors.fallback')}</p>
        <Button onClick={retry}>{t('Common.reload')}</Button>
      </div>
    </main>
  )
}
