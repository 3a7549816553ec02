import type { Metadata } from 'next'
import { useTranslations } from 'next-intl'
import { getLocale, getTranslations } from 'next-intl/server'
import { LogoMark } from '@/components/brand/logo-mark'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { shopInfo } from '@/lib/shop-info'

export async function generateMetadata(): Promise<Metadata> {
  const [t, language] = await Promise.all([getTranslations('NotFound'), getLocale()])
  return { title: `${t('title')} | ${shopInfo().name[language]}` }
}

/** The page for every address that leads nowhere, in the language of the visitor. Standards 3, 23. */
export default function NotFound() {
  const t = useTranslations('NotFound')
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title={t('title')}
        text={t('text')}
        mark={<LogoMark className="size-20" />}
        actions={
          <>
            <ButtonLink href="/shop">{t('action')}</ButtonLink>
            <ButtonLink href="/" look="quiet">
              {t('home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
