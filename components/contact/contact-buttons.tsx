import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon } from '@/components/ui/icon'
import { mail, phone as phoneIcon, whatsapp } from '@/components/ui/icons'
import { shopInfo } from '@/lib/config/shop-info'

/** Phone, business e-mail and, where configured, WhatsApp as large quiet buttons. Spec §2 (Contact). */
export function ContactButtons() {
  const t = useTranslations('Contact')
  const footer = useTranslations('Footer')
  const { phone, phoneShown, email, socials } = shopInfo()
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
