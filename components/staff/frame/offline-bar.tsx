'use client'

import { useConnectionLost } from '@/components/ui/use-connection-lost'
import { useStaff } from '../kit/translations'

/** Says that there is no connection, and that nothing is kept to be sent later. The router waits for it with the page that was asked for. */
export function OfflineBar() {
  const { t } = useStaff()
  const lost = useConnectionLost()
  return (
    <div role="status" className="sticky top-2 z-3">
      {lost && (
        <p className="sticky top-0 mb-4 rounded-field bg-saffron-100 px-4 py-3 font-medium text-brown">
          {t('Common.offlineBar')}
        </p>
      )}
    </div>
  )
}
