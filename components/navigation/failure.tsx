import type { ReactNode } from 'react'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon, phone, refresh } from '@/components/ui/icon'
import { failureWords } from '@/lib/i18n/failure-words'
import type { Language } from '@/lib/config/constants'
import mishap from '@/components/brand/pictures/mishap.webp'

interface Props {
  language: Language
  /** The shop's number, in international form. */
  shopPhone: string
  again: (words: ReactNode) => ReactNode
}

/** The error page, with a retry. Standards 23. */
export function Failure({ language, shopPhone, again }: Props) {
  const words = failureWords[language]
  return (
    <div className="page-width py-9 md:py-16">
      <EmptyState heading="h1" title={words.title} text={words.text} picture={mishap.src}>
        {again(
          <>
            <Icon shape={refresh} />
            {words.retry}
          </>,
        )}
        <ButtonLink href={`tel:${shopPhone}`} look="quiet">
          <Icon shape={phone} />
          {words.call}
        </ButtonLink>
      </EmptyState>
    </div>
  )
}
