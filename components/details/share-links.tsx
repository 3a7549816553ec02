import { useTranslations } from 'next-intl'
import { CopyLink } from './copy-link'
import { Icon } from '@/components/ui/icon'
import { mail as mailIcon, whatsapp as whatsappIcon } from '@/components/ui/icons'

/** Links to share by WhatsApp, e-mail or copy, with the title and URL in the current language. Spec §2; standards 10. */
export function ShareLinks({ title, url }: { title: string; url: string }) {
  const t = useTranslations('Details')
  const whatsapp = `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(`${title}\r\n${url}`)}`
  return (
    <ul aria-label={t('share')} className="flex flex-wrap items-center gap-2">
      <li aria-hidden className="me-1 text-small text-date-600">
        {t('share')}
      </li>
      <li>
        <a
          href={whatsapp}
          target="_blank"
          rel="noopener"
          aria-label={t('shareWhatsapp')}
          className="button button-quiet button-small button-round"
        >
          <Icon shape={whatsappIcon} />
        </a>
      </li>
      <li>
        <a href={mail} aria-label={t('shareMail')} className="button button-quiet button-small button-round">
          <Icon shape={mailIcon} />
        </a>
      </li>
      <li>
        <CopyLink url={url} label={t('copyLink')} done={t('LinkCopiedToClipboard')} failed={t('copyFailed', { url })} />
      </li>
    </ul>
  )
}
