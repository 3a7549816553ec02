'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { buttonClass } from '@/components/ui/button'
import { Icon, plus } from '@/components/ui/icon'
import { Money } from '@/components/ui/money'
import type { PreparationKind } from '@/lib/contract/selling'
import { SellableProduct, type PhoneQuote } from '@/lib/contract/staff-phone-order'
import { Failure } from '../kit/failure'
import { SearchField } from '../kit/list-parts'
import { staffCall } from '../kit/staff-call'
import { useStaff } from '../kit/translations'
import { Thumbs } from '../orders/thumbs'
import { ChosenLine } from './chosen-line'
import { wireLines, type DraftLine } from './draft'
import { Card } from '../kit/card'

interface Props {
  lines: DraftLine[]
  quote: PhoneQuote | undefined
  questions: Record<PreparationKind, string>
  onChange: (lines: DraftLine[]) => void
}

/** Pause in typing before the search, ms. */
const PAUSE = 200

/** Whether two lines differ in nothing but their quantity. */
function isSame(one: DraftLine, other: DraftLine): boolean {
  const [first, second] = wireLines([one, other]).map((line) => JSON.stringify({ ...line, quantity: 1 }))
  return first === second
}

/** Searches products and holds the chosen ones. */
export function ProductsCard({ lines, quote, questions, onChange }: Props) {
  const { t, language } = useStaff()
  const [typed, setTyped] = useState('')
  const [keyword, setKeyword] = useState('')
  useEffect(() => {
    const pause = setTimeout(() => setKeyword(typed.trim()), PAUSE)
    return () => clearTimeout(pause)
  }, [typed])
  const found = useQuery({
    queryKey: ['sellable', keyword],
    queryFn: () => staffCall(z.array(SellableProduct), `GET /orders/products?${new URLSearchParams({ keyword })}`),
    enabled: keyword !== '',
    placeholderData: keepPreviousData,
  })
  const [added, setAdded] = useState<SellableProduct | null>(null)
  /** Adds a line, or another of the line that is the same. */
  const add = (product: SellableProduct) => {
    const first = product.questions.flatMap(({ kind, choices: [choice] }) => (choice ? [[kind, choice.id]] : []))
    const size = product.sizes.find(({ stock }) => stock > 0)?.id ?? null
    const line = { product, quantity: 1, color: product.colors[0] ?? null, size, behalf: '', note: '' }
    const fresh: DraftLine = { ...line, choices: Object.fromEntries(first) }
    const same = lines.find((one) => isSame(one, fresh))
    onChange(
      same ? lines.map((one) => (one === same ? { ...one, quantity: one.quantity + 1 } : one)) : [...lines, fresh],
    )
    setAdded(product)
  }
  /** How many of a product the order has, which stand below what was found; empty for none. */
  const inOrder = ({ id }: SellableProduct) => {
    const count = lines.reduce((sum, { product, quantity }) => sum + (product.id === id ? quantity : 0), 0)
    return count > 0 ? t('Phone.inOrder', { count }) : ''
  }
  const results = keyword ? (found.data ?? []) : []
  return (
    <Card title={t('Phone.products')}>
      <SearchField
        label={t('Phone.search')}
        value={typed}
        maxLength={255}
        onChange={(event) => setTyped(event.target.value)}
        // The form is not sent by a search.
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      />
      <Failure error={found.error} />
      <p role="status" className={results.length > 0 || !keyword ? 'sr-only' : undefined}>
        {keyword &&
          found.isSuccess &&
          !found.isPlaceholderData &&
          (results.length > 0 ? t('Common.found', { count: results.length }) : t('Phone.noProducts'))}
      </p>
      <p role="status" className="sr-only">
        {added && inOrder(added) && `${added.title[language]}: ${inOrder(added)}`}
      </p>
      {results.length > 0 && (
        <ul className="staff-waiting">
          {results.map((product) => (
            <li key={product.id}>
              <Thumbs images={[product.image]} size={52} />
              <span className="grid">
                <bdi className="font-medium">{product.title[language]}</bdi>
                <span className="text-note text-date-600">
                  <Money fils={product.price} small /> ·{' '}
                  <span className="whitespace-nowrap">{t('Phone.inStock', { count: product.stock })}</span>
                </span>
                {inOrder(product) && <span className="text-note font-medium text-palm-700">{inOrder(product)}</span>}
              </span>
              <button
                type="button"
                className={buttonClass({ look: 'quiet', size: 'small' })}
                disabled={product.stock <= 0}
                aria-label={`${t('Phone.add')} ${product.title[language]}`}
                onClick={() => add(product)}
              >
                <Icon shape={plus} />
                {t('Phone.add')}
              </button>
            </li>
          ))}
        </ul>
      )}
      {lines.length === 0 && <p>{t('Phone.empty')}</p>}
      <ul className="grid gap-3">
        {lines.map((line, at) => (
          <ChosenLine
            key={at}
            line={line}
            questions={questions}
            quoted={quote?.lines.length === lines.length ? quote.lines[at] : undefined}
            onChange={(changes) => onChange(lines.map((one, index) => (index === at ? { ...one, ...changes } : one)))}
            onRemove={() => onChange(lines.filter((_, index) => index !== at))}
          />
        ))}
      </ul>
    </Card>
  )
}
