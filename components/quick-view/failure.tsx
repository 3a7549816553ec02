import { useTranslations } from 'next-intl'
import type { Known } from '@/components/product/known'
import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { alert, refresh } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import { productHref } from '@/lib/config/routes'

/** Shown when the product cannot be loaded or is gone: the card's facts, with retry and a link. */
export function Failure({ known, gone, onRetry }: { known: Known; gone: boolean; onRetry: () => void }) {
  const t = useTranslations('QuickView')
  return (
    <>
      <Price price={known.price} oldPrice={known.oldPrice} size="details" className="mt-4" />
      <div role="alert" className="mt-6 rounded-field bg-sand-100 p-5">
        <p className="flex items-center gap-2.5 font-medium text-palm-950">
          <Icon shape={alert} />
          <span>{gone ? t('gone') : t('failed')}</span>
        </p>
        {!gone && (
          <>
            <p className="mt-1 text-date-700">{t('failedHint')}</p>
            <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
              <Button size="small" onClick={onRetry}>
                <Icon shape={refresh} />
                {t('retry')}
              </Button>
              <a href={productHref(known.id)} className="link">
                {t('ShowDetails')}
              </a>
            </p>
          </>
        )}
      </div>
    </>
  )
}
