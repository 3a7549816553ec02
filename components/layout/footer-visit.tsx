import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import { OpeningHours } from '@/components/contact/opening-hours'
import { ShopMap } from '@/components/contact/shop-map'
import { comma } from '@/lib/i18n/comma'
import type { ShopInfo } from '@/lib/config/shop-info'

/** The shop's address and contact details, beside a map loaded near the viewport; a drawn map until then. Spec §2 (Footer). */
export function FooterVisit({ shop }: { shop: ShopInfo }) {
  const t = useTranslations('Footer')
  const language = useLocale()
  const { address, city, phone, phoneShown, email, hours, map } = shop
  return (
    <div className="footer-visit col-span-full max-w-100 md:col-auto">
      <h2 className="mb-3 font-bold text-cream">{t('visit')}</h2>
      <ShopMap
        place={{ latitude: map.latitude, longitude: map.longitude }}
        labels={{ map: t('mapLabel'), zoomIn: t('zoomIn'), zoomOut: t('zoomOut') }}
        failed=""
      >
        <a href={map.href} className="block overflow-hidden rounded-panel">
          <Image
            src="/pictures/map.svg"
            alt={t('map')}
            width={360}
            height={190}
            unoptimized
            className="aspect-[360/190] w-full object-cover"
          />
        </a>
      </ShopMap>
      <address className="mt-3.5 not-italic">
        {address[language]}
        {comma(language)}
        {city[language]}
        <span className="block">
          <a href={`tel:${phone}`} className="inline-block py-0.5 hover:text-cream hover:underline">
            <bdi dir="ltr">{phoneShown}</bdi>
          </a>
        </span>
        <span className="block">
          {t('support')}{' '}
          <a href={`mailto:${email}`} className="inline-block py-0.5 hover:text-cream hover:underline">
            <bdi dir="ltr">{email}</bdi>
          </a>
        </span>
      </address>
      {hours.length > 0 && (
        <div className="mt-2.5">
          <OpeningHours hours={hours} />
        </div>
      )}
    </div>
  )
}
