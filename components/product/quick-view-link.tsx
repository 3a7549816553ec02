import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { eye } from '@/components/ui/icons'
import { productHref } from '@/lib/routes'

/** The eye of a card: leads to the product itself. */
export function QuickViewLink({ id, title }: { id: string; title: string }) {
  const t = useTranslations('Product')
  return (
    <Link href={productHref(id)} prefetch={false} aria-label={t('quickViewOf', { title })} className="card-view z-1">
      <Icon shape={eye} />
      <span>{t('quickView')}</span>
    </Link>
  )
}
