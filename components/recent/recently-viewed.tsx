import { useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { RecentLoader } from './recent-loader'

/** What this browser looked at before; a product given as `now` is remembered and not shown. Nothing in the server's HTML. */
export function RecentlyViewed({ now }: { now?: Product }) {
  const t = useTranslations('Recent')
  return (
    <RecentLoader
      now={now && { id: now.id, title: now.title, image: now.images[0] ?? null }}
      words={{ title: t('title'), clear: t('clear'), cleared: t('cleared'), undo: t('undo') }}
    />
  )
}
