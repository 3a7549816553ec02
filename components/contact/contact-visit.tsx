import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, map as mapIcon } from '@/components/ui/icon'
import type { ShopInfo } from '@/lib/config/shop-info'
import { OfficialNumbers } from './official-numbers'
import { OpeningHours } from './opening-hours'
import { ShopMap } from './shop-map'

/** The shop's address beside a map; both link to a larger map. Spec §2 (Contact). */
export function ContactVisit({ shop }: { shop: ShopInfo }) {
  const t = useTranslations()
  const language = useLocale()
  const { address, city, hours, map } = shop
  return (
    <section aria-labelledby="visit" className="grid items-center gap-x-14 gap-y-5 md:grid-cols-[1fr_2fr]">
      <div>
        <h2 id="visit" className="text-h2">
          {t('Contact.visitTitle')}
        </h2>
        <address className="mt-3 text-lead text-date-700 not-italic">
          {address[language]}
          <br />
          {city[language]}
        </address>
        {hours.length > 0 && (
          <>
            <h3 className="mt-5 text-card">{t('Contact.hours')}</h3>
            <div className="mt-1 text-date-700">
              <OpeningHours hours={hours} />
            </div>
          </>
        )}
        <p className="mt-5 text-small text-date-700 empty:hidden">
          <OfficialNumbers shop={shop} />
        </p>
        <ButtonLink href={map.href} look="quiet" className="mt-5">
          <Icon shape={mapIcon} />
          {t('Contact.map')}
        </ButtonLink>
      </div>
      <ShopMap
        place={{ latitude: map.latitude, longitude: map.longitude }}
        labels={{ map: t('Contact.mapLabel'), zoomIn: t('Contact.zoomIn'), zoomOut: t('Contact.zoomOut') }}
        failed={t('Contact.mapFailed')}
      >
        <a href={map.href} className="block overflow-hidden rounded-panel">
          <Image
            src="/pictures/map.svg"
            alt={t('Footer.map')}
            width={360}
            height={190}
            unoptimized
            className="h-56 w-full object-cover md:h-90"
          />
        </a>
      </ShopMap>
    </section>
  )
}
