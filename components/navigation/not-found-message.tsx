import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { search } from '@/components/ui/icons'
import lost from './pictures/lost.webp'

/** The 404 message, with links to the shop and the search. */
export function NotFoundMessage() {
  const t = useTranslations('NotFound')
  return (
    <EmptyState
      heading="h1"
      title={t('title')}
      text={t('text')}
      picture={lost.src}
      actions={
        <>
          <ButtonLink href="/shop">{t('action')}</ButtonLink>
          <Button look="quiet" popoverTarget="search-drop">
            <Icon shape={search} />
            {t('search')}
          </Button>
        </>
      }
    />
  )
}
