'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useId, useRef, useState, useSyncExternalStore, type FormEvent } from 'react'
import { FormFailure } from '@/components/ui/form-failure'
import { Button } from '@/components/ui/button'
import { TextArea } from '@/components/ui/text-area'
import { TextLink } from '@/components/ui/text-link'
import { Icon, star } from '@/components/ui/icon'
import { call, errorText, hasStatus } from '@/lib/client/api-client'
import { signInAndReturnPath } from '@/lib/client/intent'
import { persisted } from '@/lib/client/persisted'
import { notify, RATED } from '@/lib/client/toast'
import { encodeNewRating } from '@/lib/contract/order-codec'
import { readingDirection } from '@/lib/i18n/language'
import { mediaFile } from '@/lib/media/address'

interface Props {
  titleId: string
  product: { id: string; title: string; picture: string | null }
  orderId: string
  onDone: () => void
  onCancel: () => void
}

interface Failure {
  text: string
  signedOut: boolean
}

const COMMENT_MAX = 2000

/** An unsent rating; `rating` 0: no star chosen yet. */
interface RatingDraft {
  rating: number
  comment: string
}

/** The unsent rating, stored in the tab so that closing the dialog or a reload loses nothing. Standards 14. */
function ratingDraft(orderId: string, productId: string) {
  const empty: RatingDraft = { rating: 0, comment: '' }
  return persisted(`oasis.rating.${orderId}.${productId}`, (stored): RatingDraft => ({ ...empty, ...Object(stored) }))
}

/** Stars and an optional comment; the draft is stored until sent. Spec §2 (Rating modal), §5. */
export function RatingForm({ titleId, product, orderId, onDone, onCancel }: Props) {
  const t = useTranslations()
  const language = useLocale()
  const { refresh } = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const [stored] = useState(() => ratingDraft(orderId, product.id))
  const draft = useSyncExternalStore(stored.subscribe, stored.get)
  const { rating, comment } = draft
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure>()
  const subject = `rating ${orderId} ${product.id}`

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy || rating === 0) return
    setFailure(undefined)
    setBusy(true)
    try {
      const newRating = { productId: product.id, orderId, rating, comment: comment.trim() || null }
      await call('addRating', { body: encodeNewRating(newRating) })
      stored.set(undefined)
      notify({ kind: 'success', text: t('Rating.success'), subject: RATED })
      onDone()
      refresh()
    } catch (thrown) {
      if (hasStatus(thrown, 409)) return showConflict(errorText(thrown, t))
      const signedOut = hasStatus(thrown, 401)
      fail({ text: signedOut ? t('Rating.YouAreNotLogin') : errorText(thrown, t), signedOut })
    } finally {
      setBusy(false)
    }
  }

  /** Shows the error in the form, or as a toast after the dialog was closed. The draft is kept. */
  function fail({ text, signedOut }: Failure): void {
    if (form.current) return setFailure({ text, signedOut })
    if (signedOut)
      notify({
        kind: 'signIn',
        text,
        action: { label: t('Rating.signIn'), href: signInAndReturnPath(location.pathname + location.search) },
      })
    else notify({ kind: 'error', text, subject })
  }

  /** Refreshes the page after 409: already rated, perhaps by an attempt without response, or no longer possible. */
  function showConflict(text: string): void {
    notify({ kind: 'error', text, subject })
    onDone()
    refresh()
  }

  return (
    <form
      method="dialog"
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid grid-cols-1 gap-5 p-6 pt-8 md:p-8"
    >
      <div className="grid justify-items-center text-center">
        {product.picture && (
          <span className="rating-picture h-32 w-34 overflow-hidden rounded-[68px_68px_18px_18px] bg-sand-200">
            <img
              src={mediaFile(product.picture, 320)}
              alt=""
              width={136}
              height={128}
              className="size-full object-cover"
            />
          </span>
        )}
        <h2 id={titleId} className="rating-title mt-4 text-h3">
          {t('Rating.title')}
        </h2>
        <p className="mt-1 text-date-600">
          <bdi dir={readingDirection(product.title, language)}>{product.title}</bdi>
        </p>
      </div>
      <StarChoice value={rating} onChoose={(stars) => stored.set({ ...draft, rating: stars })} />
      <TextArea
        label={t('Rating.comment')}
        hint={t('Rating.commentHint')}
        rows={3}
        dir="auto"
        maxLength={COMMENT_MAX}
        value={comment}
        onChange={({ target }) => stored.set({ ...draft, comment: target.value })}
      />
      <FormFailure
        text={failure?.text}
        action={
          failure?.signedOut && (
            <TextLink href={signInAndReturnPath(location.pathname + location.search)}>{t('Rating.signIn')}</TextLink>
          )
        }
      />
      <div className="grid grid-cols-[auto_1fr] gap-3">
        <Button look="quiet" onClick={onCancel}>
          {t('Rating.cancel')}
        </Button>
        <Button
          type="submit"
          look="accent"
          disabled={rating === 0}
          busy={busy}
          busyLabel={t('Rating.busy')}
          className="px-4"
        >
          {t('Rating.submit')}
        </Button>
      </div>
    </form>
  )
}

const values = [1, 2, 3, 4, 5] as const

/** Radio group of one to five stars with labels; highlights up to the pointer. Spec §2 (Rating modal). */
function StarChoice({ value, onChoose }: { value: number; onChoose: (value: number) => void }) {
  const t = useTranslations('Rating')
  const name = useId()
  const [pointed, setPointed] = useState(0)
  const lit = pointed || value
  const shown = values.find((one) => one === lit)
  return (
    <fieldset className="grid justify-items-center">
      <legend className="sr-only">{t('stars')}</legend>
      <div className="flex gap-1" onPointerLeave={() => setPointed(0)}>
        {values.map((one) => (
          <label
            key={one}
            className="star-choice"
            data-lit={one <= lit ? '' : undefined}
            onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPointed(one)}
          >
            <input
              type="radio"
              name={name}
              value={one}
              checked={value === one}
              onChange={() => onChoose(one)}
              className="sr-only"
            />
            <Icon shape={star} size={32} />
            <span className="sr-only">{t(`star${one}`)}</span>
          </label>
        ))}
      </div>
      <p aria-hidden="true" className="mt-1 min-h-6 text-small text-date-700">
        {shown ? t(`star${shown}`) : t('none')}
      </p>
    </fieldset>
  )
}
