'use client'

import { Button } from '@/components/ui/button'
import { StaffMessage } from '@/lib/contract/staff-messages'
import { Failure } from '../kit/failure'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'

/** Sends a failed message again. */
export function Resend({ id }: { id: string }) {
  const { t } = useStaff()
  const resend = useChange(() => staffCall(StaffMessage, `POST /messages/${id}/resend`))
  return (
    <>
      <Button
        look="quiet"
        size="small"
        busy={resend.isPending}
        busyLabel={t('Common.working')}
        onClick={() => resend.mutate()}
      >
        {t('Messages.resend')}
      </Button>
      <Failure error={resend.error} />
    </>
  )
}
