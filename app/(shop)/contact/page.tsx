import Image from 'next/image'
import { getLocale, getTranslations } from 'next-intl/server'
import { useTranslations } from 'next-intl'
import { withErrorPage } from '@/app/with-error-page'
import { ContactForm } from '@/components/contact/contact-form'
import { ContactVisit } from '@/components/contact/contact-visit'
import { PageBanner } from '@/components/navigation/page-banner'
import { JsonLd } from '@/components/seo/json-ld'
import { getSettings, getShopInfo } from '@/lib/backend/cached-reads'
import { orNull } from '@/lib/backend/or-null'
import { graph, petStore } from '@/lib/seo/json-ld'
import type { ShopInfo } from '@/lib/config/shop-info'
import { plainMetadata, shopPreview } from '@/app/metadata'
import '@/components/contact/contact.css'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, mail, phone as phoneIcon, whatsapp } from '@/components/ui/icon'

export const generateMetadata = plainMetadata('Contact', '/contact')

export default withErrorPage(async function ContactPage() {
  const [shop, settings, preview, t, language] = await Promise.all([
    getShopInfo(),
    orNull(getSettings(), 'settings'),
    shopPreview(),
    getTranslations(),
    getLocale(),
  ])
  const { email } = shop
  const picture = settings?.mainImage
  return (
    <>
      <JsonLd data={graph(petStore(shop, language, preview.path))} />
      <PageBanner title={t('Contact.title')} text={t('Contact.lead')}>
        <ContactButtons shop={shop} />
      </PageBanner>
      <div className="page-width grid gap-11 pt-6 pb-16 md:gap-16 md:pt-9">
        <div className="contact-write">
          {picture && (
            <Image
              src={picture}
              alt=""
              width={1280}
              height={649}
              sizes="(min-width: 1100px) 1500px, 100vw"
              loading="eager"
            />
          )}
          <section aria-labelledby="write" className="relative rounded-panel bg-white p-5 shadow-e1 md:p-7">
            <h2 id="write" className="text-h3">
              {t('Contact.formTitle')}
            </h2>
            <p className="scripted mt-1 text-date-600">{t('Contact.formText')}</p>
            <noscript>
              <p className="mt-1 text-date-700">{t('Contact.noScript')}</p>
            </noscript>
            <ContactForm
              to={email}
              labels={{
                name: t('Contact.name'),
                email: t('Contact.email'),
                emailHint: t('Contact.emailHint'),
                emailMeant: t('Contact.emailMeant', { email: '{email}' }),
                phone: t('Contact.phone'),
                subject: t('Contact.subject'),
                message: t('Contact.message'),
                send: t('Contact.send'),
                defaultSubject: t('Contact.defaultSubject', { shop: shop.name[language] }),
                opened: t('Contact.opened', { email }),
              }}
            />
          </section>
        </div>
        <ContactVisit shop={shop} />
      </div>
    </>
  )
})

/** Phone, business e-mail and, where configured, WhatsApp as large quiet buttons. Spec §2 (Contact). */
function ContactButtons({ shop }: { shop: ShopInfo }) {
  const t = useTranslations('Contact')
  const footer = useTranslations('Footer')
  const { phone, phoneShown, email, socials } = shop
  const chat = socials.find(({ name }) => name === 'whatsapp')
  const [name, host] = email.split('@')
  const ways = [
    { href: `tel:${phone}`, shape: phoneIcon, label: t('call'), value: phoneShown },
    {
      href: `mailto:${email}`,
      shape: mail,
      label: t('write'),
      value: (
        <>
          {name}@<wbr />
          {host}
        </>
      ),
    },
    ...(chat ? [{ href: chat.href, shape: whatsapp, label: t('write'), value: footer('whatsapp') }] : []),
  ]
  return (
    <ul className="mt-5 flex flex-wrap gap-3 md:mt-7">
      {ways.map(({ href, shape, label, value }) => (
        <li key={href} className="max-sm:w-full">
          <ButtonLink href={href} look="quiet" size="large" className="max-sm:w-full">
            <Icon shape={shape} />
            <span className="min-w-0 wrap-anywhere">
              <span className="sr-only">{label}</span> <bdi dir="ltr">{value}</bdi>
            </span>
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
