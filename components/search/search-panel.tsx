'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useState, useTransition, type ReactNode } from 'react'
import { fill, useLanguage } from '@/components/translations/translations'
import { Icon, alert } from '@/components/ui/icon'
import { ProgressBar } from '@/components/ui/progress-bar'
import { call } from '@/lib/client/api-client'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { search } from '@/lib/config/constants'
import { decodeList, decodeProduct } from '@/lib/contract/catalogue-codec'
import type { Messages } from '@/lib/i18n/messages'
import { keywordHref, rememberSearch } from './recent-searches'
import { SearchMessages } from './search-messages'
import { SearchResults, SearchSkeleton } from './search-results'
import { SearchSuggestions } from './search-suggestions'
import { useCombobox } from './use-combobox'

export interface PanelProps {
  field: HTMLInputElement
  messages: Messages['Search']
}

const LIST = 'search-results'

/** The content below the search field: suggestions, results while typing, no results, or an error. Spec §2 (Search overlay). */
export function SearchPanel({ field, messages }: PanelProps) {
  const language = useLanguage()
  const { typed, settled } = useTyped(field)
  const searches = typed.length >= search.letters
  const query = useQuery(
    {
      queryKey: queryKeys.search(language, settled),
      queryFn: async ({ signal }) =>
        decodeList(await call('listProducts', { query: { keyword: settled }, signal }), decodeProduct),
      enabled: searches && settled.length >= search.letters,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  const busy = searches && (query.isFetching || settled !== typed)
  useSpinner(field, busy && query.fetchStatus !== 'paused')
  const leaving = useSubmit(field)

  const offline = searches && query.fetchStatus === 'paused'
  const failed = searches && !busy && query.isError
  const results = searches && !offline && !failed && query.data ? query.data.items.slice(0, search.shown) : []
  const optionIds = results.map(({ id }) => `${LIST}-${id}`)
  const active = useCombobox({ field, listId: LIST, optionIds })
  const total = query.data?.total ?? 0
  const none = searches && !busy && !offline && query.isSuccess && total === 0
  const noneTitle = fill(messages.noneTitle, { keyword: settled })

  function status(): string {
    if (busy) return messages.searching
    if (results.length > 0) return fill(messages.found, { count: total })
    return none ? noneTitle : ''
  }

  /** Retries; focuses the field, because the pressed button disappears. */
  function retry() {
    field.focus()
    void query.refetch()
  }

  return (
    <SearchMessages value={messages}>
      <div className="mt-5" aria-busy={busy || undefined}>
        <ProgressBar busy={leaving} />
        <p role="status" className="sr-only">
          {status()}
        </p>
        {!searches && <SearchSuggestions />}
        {offline && <SearchError text={messages.offline} />}
        {failed && (
          <SearchError text={messages.failed}>
            <button type="button" onClick={retry} className="link min-h-11 text-pomegranate-700">
              {messages.retry}
            </button>
          </SearchError>
        )}
        {searches && !offline && !failed && !query.data && <SearchSkeleton />}
        {none && <SearchSuggestions noneTitle={noneTitle} />}
        {results.length > 0 && (
          <SearchResults
            id={LIST}
            optionIds={optionIds}
            active={active}
            products={results}
            keyword={settled}
            total={total}
          />
        )}
      </div>
    </SearchMessages>
  )
}

function SearchError({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-field bg-pomegranate-100 px-4.5 py-2 text-pomegranate-700"
    >
      <Icon shape={alert} />
      <p className="min-w-0 flex-1 py-2 font-nav">{text}</p>
      {children}
    </div>
  )
}

/** The field's value, and the same debounced by `search.pause` ms; both trimmed. */
function useTyped(field: HTMLInputElement): { typed: string; settled: string } {
  const [typed, setTyped] = useState(field.value.trim())
  const [settled, setSettled] = useState(typed)

  useEffect(() => {
    const read = () => setTyped(field.value.trim())
    field.addEventListener('input', read)
    return () => field.removeEventListener('input', read)
  }, [field])

  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), search.pause)
    return () => clearTimeout(timer)
  }, [typed])

  return { typed, settled }
}

function useSpinner(field: HTMLInputElement, on: boolean) {
  useEffect(() => {
    const spinner = document.getElementById(`${field.id}-busy`)
    if (spinner) spinner.hidden = !on
  }, [field, on])
}

/** Submits the form by client navigation to the results page. Returns whether the navigation is pending. */
function useSubmit(field: HTMLInputElement): boolean {
  const { push } = useRouter()
  const [leaving, startTransition] = useTransition()
  const submit = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    rememberSearch(field.value)
    field.closest<HTMLElement>('[popover]')?.hidePopover()
    startTransition(() => push(keywordHref(field.value)))
  })
  useEffect(() => {
    const form = field.form
    const onSubmit = (event: SubmitEvent) => submit(event)
    form?.addEventListener('submit', onSubmit)
    return () => form?.removeEventListener('submit', onSubmit)
  }, [field])
  return leaving
}
