'use client'

import { LogoMark } from '@/components/brand/logo-mark'
import { Button } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { failureWords } from '@/lib/i18n/failure-words'
import { parseLanguage } from '@/lib/i18n/language'

/** A page that could not be made: say so, and offer to try again. Standards 23. */
export default function ErrorPage({ reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const language = typeof document === 'undefined' ? 'en' : (parseLanguage(document.documentElement.lang) ?? 'en')
  const words = failureWords[language]
  return (
    <div className="page-width py-16">
      <EmptyState
        heading="h1"
        title={words.title}
        text={words.text}
        mark={<LogoMark className="size-20" />}
        actions={<Button onClick={reset}>{words.retry}</Button>}
      />
    </div>
  )
}
