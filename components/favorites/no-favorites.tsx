import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import picture from '@/components/brand/pictures/heart.webp'

/** Empty list of favorites, or of a search among them. Spec §8 (NotFoundAnyFavorites). */
export function NoFavorites({ searched }: { searched: boolean }) {
  const t = useTranslations('Favorites')
  return (
    <EmptyState
      title={searched ? t('nothingTitle') : t('NotFoundAnyFavorites')}
      text={searched ? t('nothingText') : t('emptyText')}
      picture={picture.src}
      actions={
        <ButtonLink href={searched ? '/favorites' : '/shop'}>
          {searched ? t('nothingAction') : t('emptyAction')}
        </ButtonLink>
      }
    />
  )
}
