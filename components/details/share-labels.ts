import type { useTranslations } from 'next-intl'

/** The texts of `ShareLinks`; `failed` has `{url}` for the URL. */
export function shareLabels(t: ReturnType<typeof useTranslations<never>>) {
  return {
    share: t('Details.share'),
    whatsapp: t('Details.shareWhatsapp'),
    mail: t('Details.shareMail'),
    copy: t('Details.copyLink'),
    done: t('Details.LinkCopiedToClipboard'),
    failed: t('Details.copyFailed', { url: '{url}' }),
  }
}
