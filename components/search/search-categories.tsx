import { useQuery } from '@tanstack/react-query'
import Image from 'next/image'
import { IntentLink } from '@/components/ui/intent-link'
import { Skeleton } from '@/components/ui/skeleton'
import { call } from '@/lib/client/call'
import { getQueryClient, queryKeys } from '@/lib/client/query-client'
import { categoryHref } from '@/lib/config/routes'
import { placeholders, type Language } from '@/lib/config/constants'
import type { SearchMessages } from './search-messages'

/** The categories as small circles in one row. */
export function SearchCategories({ words, language }: { words: SearchMessages; language: Language }) {
  const answer = useQuery(
    {
      queryKey: queryKeys.categories,
      queryFn: ({ signal }) => call('listCategories', { signal }),
      staleTime: 600_000,
      refetchOnWindowFocus: false,
    },
    getQueryClient(),
  )
  if (answer.isError || answer.data?.data.length === 0) return null
  return (
    <section aria-labelledby="search-categories">
      <h2 id="search-categories" className="mb-3 text-body font-bold">
        {words.categories}
      </h2>
      <ul className="search-circles">
        {answer.data?.data.map((category) => (
          <li key={category._id}>
            <IntentLink href={categoryHref(category._id)} className="search-circle">
              {category.imageBase64 && <Image src={category.imageBase64} alt="" width={72} height={72} sizes="72px" />}
              {language === 'ar' ? category.nameAr : category.name}
            </IntentLink>
          </li>
        )) ??
          Array.from({ length: placeholders.categories }, (_, index) => (
            <li key={index} className="search-circle">
              <Skeleton className="size-18" />
            </li>
          ))}
      </ul>
    </section>
  )
}
