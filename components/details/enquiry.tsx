import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { Icon, phone as phoneIcon, whatsapp as whatsappIcon } from '@/components/ui/icon'
import type { ShopInfo } from '@/lib/config/shop-info'

/** How customers reach the shop; `whatsapp`: a `wa.me` link, or null. */
export interface Contact {
  phone: string
  phoneShown: string
  whatsapp: string | null
}

export function contactOf({ phone, phoneShown, socials }: ShopInfo): Contact {
  return { phone, phoneShown, whatsapp: socials.find(({ name }) => name === 'whatsapp')?.href ?? null }
}

interface Props {
  contact: Contact
  /** Title, with the size if it has one. */
  title: string
  url: string
  heart?: ReactNode
}

/** How to ask about a product that is not sold in the cart: WhatsApp with a prepared message, or a call. */
export function Enquiry({ contact: { phone, phoneShown, whatsapp }, title, url, heart }: Props) {
  const t = useTranslations('Enquiry')
  const chat = whatsapp && chatHref(whatsapp, t('message', { title, url }))
  return (
    <div>
      <p className="mb-4 text-date-700">{t('hint')}</p>
      <p className="flex flex-wrap gap-3">
        {chat && (
          <ButtonLink href={chat} className="flex-1 basis-56">
            <Icon shape={whatsappIcon} />
            {t('whatsapp')}
          </ButtonLink>
        )}
        <ButtonLink href={`tel:${phone}`} look={chat ? 'quiet' : 'primary'} className="flex-1 basis-56">
          <Icon shape={phoneIcon} />
          <span className="sr-only">{t('call')}</span>
          <bdi dir="ltr" className="whitespace-nowrap">
            {phoneShown}
          </bdi>
        </ButtonLink>
        {heart}
      </p>
    </div>
  )
}

/** The shop's address at WhatsApp, which may have a query of its own, with a prepared message. */
function chatHref(whatsapp: string, message: string): string {
  const chat = new URL(whatsapp)
  chat.searchParams.set('text', message)
  // Not in the path, which may begin a number with a plus.
  chat.search = chat.search.replaceAll('+', '%20')
  return chat.href
}
