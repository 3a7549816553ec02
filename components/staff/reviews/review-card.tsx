import { Stars } from '@/components/ui/stars'
import { productHref } from '@/lib/config/routes'
import { foreign } from '@/lib/i18n/foreign'
import type { StaffReview } from '@/lib/contract/staff-reviews'
import type { StaffTexts } from '../kit/translations'
import { Picture } from '../kit/picture'
import { staffTime } from '../kit/when'
import { ReviewActions } from './review-actions'
import { StaffLink } from '../kit/links'

interface Props extends StaffTexts {
  review: StaffReview
}

/** One review: who said what of which product, what the shop answered, and whether it is shown. */
export function ReviewCard({ review, language, t }: Props) {
  const { id, rating, comment, createdAt, customer, product, hidden, answer } = review
  const title = product.title[language] || product.title.en || product.title.ar
  return (
    <article
      className="staff-card grid grid-cols-[auto_minmax(0,1fr)] gap-3.5 data-hidden:bg-sand-50"
      data-hidden={hidden ? '' : undefined}
    >
      <Picture image={product.image} className="size-12 rounded-[0.75rem]" mark={24} lazy />
      <div className="grid min-w-0 gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-body font-semibold">
            {product.visible ? (
              <a
                href={`${productHref(product.id)}#reviews`}
                className="staff-row-link"
                target="_blank"
                rel="noreferrer"
              >
                <bdi>{title}</bdi>
              </a>
            ) : (
              <bdi>{title}</bdi>
            )}
          </h2>
          <Stars value={rating} label={t('Reviews.starCount', { count: rating })} single />
          {hidden && <span className="staff-chip">{t('Reviews.hidden')}</span>}
        </div>
        <p className="staff-quiet">
          <StaffLink href={`/staff/customers/${customer.id}`} className="staff-row-link font-medium">
            <bdi>{customer.name || t('Customers.noName')}</bdi>
          </StaffLink>{' '}
          · {staffTime(createdAt, language)}
        </p>
        {comment ? (
          <p dir="auto" {...foreign({ en: comment, ar: comment }, language)} className="whitespace-pre-line">
            {comment}
          </p>
        ) : (
          <p className="text-date-600">{t('Reviews.noComment')}</p>
        )}
        {hidden && (
          <p className="staff-note">
            {t('Reviews.hiddenBecause', { reason: hidden.reason, at: staffTime(hidden.at, language) })}
          </p>
        )}
        {answer && (
          <div className="staff-answer">
            <p className="text-note text-date-600">{t('Reviews.answered', { at: staffTime(answer.at, language) })}</p>
            <p dir="auto" {...foreign({ en: answer.text, ar: answer.text }, language)} className="whitespace-pre-line">
              {answer.text}
            </p>
          </div>
        )}
        <ReviewActions id={id} hidden={hidden !== null} answerable={Boolean(comment)} answer={answer?.text ?? null} />
      </div>
    </article>
  )
}
