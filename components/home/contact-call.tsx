import { useTranslations } from 'next-intl'
import Image from 'next/image'
import { LogoMark } from '@/components/brand/logo-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, arrowEnd } from '@/components/ui/icon'

/** The owner's main image with a call to contact the shop, in an arch. Spec §2 (Home). */
export function ContactCall({ picture }: { picture: string | null }) {
  const t = useTranslations('Home')
  return (
    <section aria-labelledby="contact-call" className="contact-call">
      {picture && <Image src={picture} alt="" width={1280} height={648} sizes="(min-width: 700px) 94vw, 170vw" />}
      <div className="contact-arch">
        <LogoMark className="size-9 text-palm-700" />
        <h2 id="contact-call" className="mt-2 text-h2">
          {t('ctaTitle')}
        </h2>
        <p className="mt-2 text-date-600">{t('ctaText')}</p>
        <ButtonLink href="/contact" size="small" className="mt-5">
          {t('ctaAction')}
          <Icon shape={arrowEnd} />
        </ButtonLink>
      </div>
    </section>
  )
}
