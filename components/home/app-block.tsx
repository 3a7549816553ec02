import { useTranslations } from 'next-intl'
import Image from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import type { ShopInfo } from '@/lib/config/shop-info'
import { StoreLinks } from './store-links'

interface Props {
  apps: ShopInfo['apps']
  scene: string | null
  pictures: string[]
}

/** Download links of the app, in Arabic in both languages, beside a phone that shows the shop. Spec §2 (Home). */
export function AppBlock({ apps, scene, pictures }: Props) {
  const t = useTranslations('Home')
  if (apps.length === 0) return null
  return (
    <section
      aria-label={t('app')}
      className="relative grid overflow-hidden rounded-hero bg-saffron-400 px-6 md:grid-cols-[1fr_17rem] md:gap-5 lg:min-h-85 lg:grid-cols-[1fr_23.75rem] lg:gap-11 lg:ps-14 lg:pe-10"
    >
      <div className="self-center py-9 md:py-13">
        <div lang="ar" dir="rtl" className="w-fit">
          <h2 className="text-h1">{t('appTitle')}</h2>
          <p className="mt-2 text-lead text-brown">{t('appText')}</p>
        </div>
        <StoreLinks apps={apps} labels={{ suggested: t('suggested'), getItOn: t('getItOn') }} />
      </div>
      {/* The arch stands on the lower edge, which also clips the phone. */}
      <div
        className="relative hidden h-73 self-end rounded-t-[12rem] [background:linear-gradient(90deg,rgb(255_248_234/0.52),rgb(255_248_234/0.44))] md:block"
        aria-hidden="true"
      >
        <div className="app-phone">
          {!scene && pictures.length === 0 && <LogoMark className="mx-auto mt-20 size-24 text-palm-900" />}
          {scene && (
            <Image
              src={scene}
              alt=""
              width={640}
              height={470}
              sizes="214px"
              className="h-44 w-full object-cover object-[50%_80%]"
            />
          )}
          <div className="grid grid-cols-2 gap-2 p-3">
            {pictures.slice(0, 4).map((picture) => (
              <Image key={picture} src={picture} alt="" width={160} height={160} sizes="82px" className="rounded-box" />
            ))}
          </div>
        </div>
      </div>
    </section>
  )
}
