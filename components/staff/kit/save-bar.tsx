'use client'

import type { UseMutationResult } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { Failure } from './failure'
import { useStaff } from './translations'
import { useUnsaved } from './unsaved'

interface Props {
  /** Whether something is typed that is not saved. */
  dirty: boolean
  change: Pick<UseMutationResult<unknown, unknown, never>, 'error' | 'isPending' | 'isSuccess'>
}

/** The foot of a form: saves, says how that went, and warns of leaving with changes. */
export function SaveBar({ dirty, change }: Props) {
  const { t } = useStaff()
  useUnsaved(dirty)
  return (
    <div className="staff-save">
      <Failure error={change.error} />
      <div className="flex flex-wrap items-center justify-end gap-4">
        <p role="status" className="text-small text-date-600">
          {dirty ? t('Common.notSaved') : change.isSuccess ? t('Common.saved') : ''}
        </p>
        <Button type="submit" busy={change.isPending} busyLabel={t('Common.working')}>
          {t('Common.save')}
        </Button>
      </div>
    </div>
  )
}
