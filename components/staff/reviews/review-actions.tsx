'use client'

import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button'
import { AnswerBody, HideBody, StaffReview } from '@/lib/contract/staff-reviews'
import { ConfirmButton } from '../kit/confirm'
import { Failure } from '../kit/failure'
import { StaffArea } from '../kit/field'
import { StaffForm } from '../kit/form'
import { staffCall, StaffCallError } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { useChange } from '../kit/use-change'
import { useOverwriting } from '../kit/use-overwriting'
import { useUnsaved } from '../kit/unsaved'

interface Props {
  id: string
  hidden: boolean
  /** Whether it has a comment, below which an answer stands. */
  answerable: boolean
  /** Null without one. */
  answer: string | null
}

/** Answers a review publicly, hides it with a reason, or shows it again. */
export function ReviewActions({ id, hidden, answerable, answer }: Props) {
  const { t } = useStaff()
  const [writing, setWriting] = useState(false)
  const [known, setKnown] = useState({ answer, current: answer })
  // The page was read anew: its answer is newer than the one published here.
  if (known.answer !== answer) setKnown({ answer, current: answer })
  const [reason, setReason] = useState('')
  const check = useOverwriting()
  const hide = useChange(async (why: string | null) => {
    if (why !== null) check({ reason: null }, { reason: why }, { reason: (await stored(id)).hidden?.reason ?? null })
    return staffCall(StaffReview, `PUT /reviews/${id}/hidden`, { reason: why })
  })
  useUnsaved(hide.isPending)
  const confirm = async () => {
    const body = HideBody.safeParse({ reason })
    if (!body.success) throw new StaffCallError('BadRequest', { reason: 'required' })
    await hide.mutateAsync(body.data.reason)
    setReason('')
  }
  const answerButton = useRef<HTMLButtonElement>(null)
  if (writing) {
    const onDone: AnswerProps['onDone'] = (given) => {
      flushSync(() => {
        if (given !== undefined) setKnown({ answer, current: given })
        setWriting(false)
      })
      answerButton.current?.focus()
    }
    return <AnswerForm id={id} answer={known.current} onDone={onDone} />
  }
  return (
    <div className="flex flex-wrap items-center gap-3">
      {!hidden && answerable && (
        <Button ref={answerButton} look="quiet" size="small" onClick={() => setWriting(true)}>
          {t(known.current === null ? 'Reviews.answer' : 'Reviews.changeAnswer')}
        </Button>
      )}
      {hidden ? (
        <Button
          look="quiet"
          size="small"
          busy={hide.isPending}
          busyLabel={t('Common.working')}
          onClick={() => hide.mutate(null)}
        >
          {t('Reviews.show')}
        </Button>
      ) : (
        <ConfirmButton
          look="quiet"
          size="small"
          action={t('Reviews.hide')}
          text={t('Reviews.hideText')}
          onConfirm={confirm}
        >
          <StaffArea
            label={t('Reviews.reason')}
            aria-required
            hint={t('Reviews.reasonHint')}
            rows={2}
            maxLength={200}
            dir="auto"
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </ConfirmButton>
      )}
      {hidden && <Failure error={hide.error} />}
    </div>
  )
}

/** The review as it is by now. */
function stored(id: string): Promise<StaffReview> {
  return staffCall(StaffReview, `GET /reviews/${id}`)
}

interface AnswerProps extends Pick<Props, 'id' | 'answer'> {
  /** With the answer that was published; without one when it was left. */
  onDone: (published?: string | null) => void
}

function AnswerForm({ id, answer, onDone }: AnswerProps) {
  const { t } = useStaff()
  // As opened: a colleague's answer must not look like the one that is changed here.
  const [before] = useState(answer)
  const [text, setText] = useState(before ?? '')
  useUnsaved(text !== (before ?? ''))
  const area = useRef<HTMLTextAreaElement>(null)
  // It takes the place of the button that opened it.
  useEffect(() => area.current?.focus(), [])
  const check = useOverwriting()
  const save = useChange(async (given: string | null) => {
    check({ answer: before }, { answer: given }, { answer: (await stored(id)).answer?.text ?? null })
    return staffCall(StaffReview, `PUT /reviews/${id}/answer`, { answer: given })
  })
  const send = (given: string | null) =>
    save.mutate(given, { onSuccess: (review) => onDone(review.answer?.text ?? null) })
  const waiting = (onClick: () => void) => (save.isPending ? { 'aria-disabled': true } : { onClick })
  const { data } = AnswerBody.safeParse({ answer: text })
  return (
    <StaffForm className="grid gap-3" noValidate={false} onSubmit={() => data && send(data.answer)}>
      <StaffArea
        ref={area}
        label={t('Reviews.answerLabel')}
        hint={t('Reviews.answerHint')}
        rows={3}
        maxLength={1000}
        dir="auto"
        required
        value={text}
        readOnly={save.isPending}
        onChange={(event) => setText(event.target.value)}
      />
      <Failure error={save.error} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="small" busy={save.isPending} busyLabel={t('Common.working')}>
          {t('Reviews.publish')}
        </Button>
        {/* Both wait for what becomes of it. */}
        <Button look="quiet" size="small" {...waiting(() => onDone())}>
          {t('Common.cancel')}
        </Button>
        {answer !== null && (
          <Button look="quiet" size="small" {...waiting(() => send(null))}>
            {t('Reviews.removeAnswer')}
          </Button>
        )}
      </div>
    </StaffForm>
  )
}
