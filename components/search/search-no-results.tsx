import { ArchIcon } from '@/components/ui/arch-icon'
import { search } from '@/components/ui/icons'
import { fill } from '@/components/translations/translations'
import type { Language } from '@/lib/config/constants'
import { SearchCategories } from './search-categories'
import type { SearchMessages } from './search-messages'

/** Empty result: a hint and the categories. */
export function SearchNoResults({
  keyword,
  words,
  language,
}: {
  keyword: string
  words: SearchMessages
  language: Language
}) {
  return (
    <>
      <div className="mb-6 flex items-center gap-4">
        <ArchIcon shape={search} large />
        <div className="min-w-0">
          <p className="text-lead font-semibold text-palm-950">{fill(words.noneTitle, { keyword })}</p>
          <p className="text-date-600">{words.noneText}</p>
        </div>
      </div>
      <SearchCategories words={words} language={language} />
    </>
  )
}
