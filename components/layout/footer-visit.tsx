import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import { shopInfo } from '@/lib/shop-info'

/** Where the shop is and how to reach it, with a drawn map that opens a real one. */
export function FooterVisit() {
  const t = useTranslations('Footer')
  const language = useLocale()
  const { address, city, phone, phoneShown, email, map } = shopInfo()
  const comma = language === 'ar' ? '، ' : ', '
  return (
    <section aria-labelledby="footer-visit" className="col-span-full max-w-100 lg:col-auto">
      <h2 id="footer-visit" className="mb-3 font-bold text-cream">
        {t('visit')}
      </h2>
      <a href={map.href} className="block overflow-hidden rounded-panel">
        <Image src="/pictures/map.svg" alt={t('map')} width={360} height={190} unoptimized className="w-full" />
      </a>
      <address className="mt-3.5 not-italic">
        {address[language]}
        {comma}
        {city[language]} ·{' '}
        <a href={`tel:${phone}`} className="inline-block whitespace-nowrap hover:text-cream hover:underline">
          <bdi dir="ltr">{phoneShown}</bdi>
        </a>
        <span className="mt-1 block">
          {t('support')}{' '}
          <a href={`mailto:${email}`} className="hover:text-cream hover:underline">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </span>
      </address>
    </section>
  )
}
