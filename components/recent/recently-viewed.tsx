import { useTranslations } from 'next-intl'
import type { Product } from '@/lib/contract/product'
import { RecentLoader } from './recent-loader'

/** Recently viewed products; `now` is stored but not shown. Renders nothing on the server. */
export function RecentlyViewed({ now }: { now?: Product }) {
  const t = useTranslations('Recent')
  return (
    <RecentLoader
      now={now && { id: now.id, title: now.title, image: now.images[0] ?? null }}
      words={{ title: t('title'), clear: t('clear'), cleared: t('cleared'), undo: t('undo') }}
    />
  )
}
