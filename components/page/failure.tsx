'use client'

import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { phone, refresh } from '@/components/ui/icons'
import { useLanguage } from '@/components/words/words'
import { failureWords } from '@/lib/i18n/failure-words'
import { shopInfo } from '@/lib/shop-info'
import mishap from './pictures/mishap.webp'

/** A page that could not be made: says so, and offers to try again, with `retry` or by asking for this very address. */
export function Failure({ retry }: { retry?: () => void }) {
  const words = failureWords[useLanguage()]
  const again = (
    <>
      <Icon shape={refresh} />
      {words.retry}
    </>
  )
  return (
    <div className="page-width py-9 md:py-16">
      <EmptyState
        heading="h1"
        title={words.title}
        text={words.text}
        picture={mishap.src}
        actions={
          <>
            {retry ? <Button onClick={retry}>{again}</Button> : <ButtonLink href="">{again}</ButtonLink>}
            <ButtonLink href={`tel:${shopInfo().phone}`} look="quiet">
              <Icon shape={phone} />
              {words.call}
            </ButtonLink>
          </>
        }
      />
    </div>
  )
}
