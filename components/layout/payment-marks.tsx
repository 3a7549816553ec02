import { useTranslations } from 'next-intl'

const tile = 'grid h-7.5 min-w-12.5 place-items-center rounded-box bg-white px-2.5'

/** Payment methods as small marks; cash alone without card payment. */
export function PaymentMarks({ cards }: { cards: boolean }) {
  const t = useTranslations('Footer')
  return (
    <ul aria-label={t('payments')} className="flex flex-wrap gap-2">
      {cards && (
        <>
          <li className={tile}>
            <svg viewBox="0 0 60 20" width="34" height="12" role="img" aria-label="Visa" className="fill-lagoon-700">
              <path d="M0 1h6l3.6 12L15 1h5.6L13 19H6.8ZM22 1h5.4l-3 18H19ZM41 5.4c-4-1.7-7-.9-7 .7 0 2.6 7 2.4 7 7.4 0 5.2-7 7.3-13.4 4.4l.9-4.7c4.4 2 7.4 1.6 7.4-.1 0-2.7-6.7-2.4-6.7-7.1C29.2 1 35.6-1 41.9 1.1ZM50 1h4.6L60 19h-5.2l-.8-2.8h-6l-1.3 2.8H41Zm.6 6-1.6 5.4h3.5Z" />
            </svg>
          </li>
          <li className={tile}>
            <svg viewBox="0 0 32 20" width="28" height="17.5" role="img" aria-label="Mastercard">
              <circle cx="10" cy="10" r="9.5" className="fill-pomegranate-600" />
              <circle cx="22" cy="10" r="9.5" className="fill-saffron-500" />
              <path d="M16 2.65a9.5 9.5 0 0 1 0 14.7 9.5 9.5 0 0 1 0-14.7Z" fill="#d96b2a" />
            </svg>
          </li>
        </>
      )}
      <li className={tile}>
        <span className="text-[0.75rem] leading-none font-bold text-palm-900 rtl:text-[1rem]">{t('cash')}</span>
      </li>
    </ul>
  )
}
