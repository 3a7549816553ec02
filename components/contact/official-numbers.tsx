import { useTranslations } from 'next-intl'
import type { ShopInfo } from '@/lib/config/shop-info'

/** Trade licence and tax registration number, each where set. */
export function OfficialNumbers({ shop: { licence, trn } }: { shop: Pick<ShopInfo, 'licence' | 'trn'> }) {
  const t = useTranslations('Contact')
  const number = (text: string) => <bdi>{text}</bdi>
  return (
    <>
      {licence && <span className="block">{t.rich('licence', { number: () => number(licence) })}</span>}
      {trn && <span className="block">{t.rich('trn', { number: () => number(trn) })}</span>}
    </>
  )
}
