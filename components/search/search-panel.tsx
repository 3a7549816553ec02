'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from 'next/navigation'
import { useEffect, useEffectEvent, useTransition } from 'react'
import { ProgressBar } from '@/components/ui/progress-bar'
import { fill } from '@/components/translations/translations'
import { useLanguage } from '@/components/translations/translations'
import { call } from '@/lib/client/call'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { search } from '@/lib/config/constants'
import { rememberSearch } from './recent-searches'
import { SearchNoResults } from './search-no-results'
import { SearchResults } from './search-results'
import { SearchSuggestions } from './search-suggestions'
import { SearchError } from './search-error'
import { SearchSkeleton } from './search-skeleton'
import { keywordHref } from './keyword-href'
import type { SearchMessages } from './search-messages'
import { useCombobox } from './use-combobox'
import { useTyped } from './use-typed'

export interface PanelProps {
  field: HTMLInputElement
  words: SearchMessages
}

const LIST = 'search-results'

/** The content below the search field: suggestions, results while typing, no results, or an error. Spec §2 (Search overlay). */
export function SearchPanel({ field, words }: PanelProps) {
  const language = useLanguage()
  const { typed, settled } = useTyped(field)
  const asks = typed.length >= search.letters
  const answer = useQuery(
    {
      queryKey: queryKeys.search(language, settled),
      queryFn: ({ signal }) => call('listProducts', { query: { keyword: settled }, signal }),
      enabled: asks && settled.length >= search.letters,
      placeholderData: keepPreviousData,
      staleTime: 60_000,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  const busy = asks && (answer.isFetching || settled !== typed)
  useSpinner(field, busy && answer.fetchStatus !== 'paused')
  const leaving = useSubmit(field)

  const offline = asks && answer.fetchStatus === 'paused'
  const failed = asks && !busy && answer.isError
  const results = asks && !offline && !failed && answer.data ? answer.data.data.slice(0, search.shown) : []
  const optionIds = results.map(({ _id }) => `${LIST}-${_id}`)
  const active = useCombobox({ field, listId: LIST, optionIds })
  const total = answer.data?.results ?? 0
  const none = asks && !busy && !offline && answer.isSuccess && total === 0

  /** Retries; focuses the field, because the pressed button disappears. */
  function retry() {
    field.focus()
    void answer.refetch()
  }

  return (
    <div className="search-body" aria-busy={busy || undefined}>
      <ProgressBar busy={leaving} />
      <p role="status" className="sr-only">
        {busy
          ? words.searching
          : results.length > 0
            ? fill(words.found, { count: total })
            : none
              ? fill(words.noneTitle, { keyword: settled })
              : ''}
      </p>
      {!asks && <SearchSuggestions words={words} language={language} />}
      {offline && <SearchError text={words.offline} />}
      {failed && <SearchError text={words.failed} retry={words.retry} onRetry={retry} />}
      {asks && !offline && !failed && !answer.data && <SearchSkeleton />}
      {none && <SearchNoResults keyword={settled} words={words} language={language} />}
      {results.length > 0 && (
        <SearchResults
          id={LIST}
          optionIds={optionIds}
          active={active}
          products={results}
          keyword={settled}
          total={total}
          language={language}
          words={words}
        />
      )}
    </div>
  )
}

/** Toggles the spinner inside the field. */
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
  const submitted = useEffectEvent((event: SubmitEvent) => {
    event.preventDefault()
    rememberSearch(field.value)
    field.closest<HTMLElement>('[popover]')?.hidePopover()
    startTransition(() => push(keywordHref(field.value)))
  })
  useEffect(() => {
    const form = field.form
    const submit = (event: SubmitEvent) => submitted(event)
    form?.addEventListener('submit', submit)
    return () => form?.removeEventListener('submit', submit)
  }, [field])
  return leaving
}
