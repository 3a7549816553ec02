import { useQuery } from '@tanstack/react-query'
import Image from 'next/image'
import { useState } from 'react'
import { useLanguage } from '@/components/translations/translations'
import { ArchIcon } from '@/components/ui/arch-icon'
import { Icon, clock, search } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { Skeleton, SkeletonItems } from '@/components/ui/skeleton'
import { call } from '@/lib/client/api-client'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { placeholders } from '@/lib/config/constants'
import { categoryHref } from '@/lib/config/routes'
import { decodeCategory } from '@/lib/contract/catalogue-codec'
import { forgetSearches, keywordHref, recentSearches } from './recent-searches'
import { useSearchMessages } from './search-messages'

/** Below an empty field: recent searches and categories; without results `noneTitle`, a hint and the categories. */
export function SearchSuggestions({ noneTitle }: { noneTitle?: string }) {
  const messages = useSearchMessages()
  return (
    <>
      {noneTitle === undefined ? (
        <RecentSearches />
      ) : (
        <div className="mb-6 flex items-center gap-4">
          <ArchIcon shape={search} large />
          <div className="min-w-0">
            <p className="text-lead font-semibold text-palm-950">{noneTitle}</p>
            <p className="text-date-600">{messages.noneText}</p>
          </div>
        </div>
      )}
      <Categories />
    </>
  )
}

function RecentSearches() {
  const messages = useSearchMessages()
  const [recent, setRecent] = useState(recentSearches)
  if (recent.length === 0) return null
  return (
    <section aria-labelledby="search-recent" className="mb-6">
      <div className="mb-1.5 flex items-center justify-between">
        <h2 id="search-recent" className="text-body font-bold">
          {messages.recent}
        </h2>
        <button
          type="button"
          className="link min-h-11"
          onClick={() => {
            forgetSearches()
            setRecent([])
            document.getElementById('search-field')?.focus()
          }}
        >
          {messages.forget}
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {recent.map((keyword) => (
          <li key={keyword} className="max-w-full">
            <IntentLink href={keywordHref(keyword)} className="button button-quiet button-small max-w-full">
              <Icon shape={clock} size={16} className="text-date-600" />
              <bdi className="min-w-0 overflow-x-clip text-ellipsis whitespace-nowrap">{keyword}</bdi>
            </IntentLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Categories() {
  const messages = useSearchMessages()
  const language = useLanguage()
  const { data: categories, isError } = useQuery(
    {
      queryKey: queryKeys.categories,
      queryFn: async ({ signal }) => (await call('listCategories', { signal })).data.map(decodeCategory),
      staleTime: 600_000,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  if (isError || categories?.length === 0) return null
  return (
    <section aria-labelledby="search-categories">
      <h2 id="search-categories" className="mb-3 text-body font-bold">
        {messages.categories}
      </h2>
      <ul className="search-circles">
        {categories?.map(({ id, name, image }) => (
          <li key={id}>
            <IntentLink href={categoryHref(id)} className="search-circle">
              {image && <Image src={image} alt="" width={72} height={72} sizes="72px" />}
              {name[language]}
            </IntentLink>
          </li>
        )) ?? (
          <SkeletonItems count={placeholders.categories} className="search-circle">
            <Skeleton className="size-18" />
          </SkeletonItems>
        )}
      </ul>
    </section>
  )
}
