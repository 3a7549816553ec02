import { useTranslations } from 'next-intl'
import type { OrderDocument } from '@/lib/contract/invoice'

/** Links to an order's tax invoice and credit notes, which open in a tab of their own. */
export function OrderDocuments({ documents }: { documents: OrderDocument[] }) {
  const t = useTranslations('Orders')
  if (documents.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-x-5">
      {documents.map(({ kind, number, url }) => (
        <li key={number}>
          <a href={url} target="_blank" className="link inline-flex min-h-11 items-center text-small">
            <span>
              {t.rich(kind === 'credit' ? 'creditNote' : 'taxInvoice', { number: () => <bdi>{number}</bdi> })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  )
}
