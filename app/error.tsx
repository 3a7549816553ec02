'use client'

import mishap from '@/components/page/pictures/mishap.webp'
import { Button } from '@/components/ui/button'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { phone, refresh } from '@/components/ui/icons'
import { useLanguage } from '@/components/words/words'
import { failureWords } from '@/lib/i18n/failure-words'
import { shopInfo } from '@/lib/shop-info'

/** A page that could not be made: say so, and offer to try again. Standards 23. */
export default function ErrorPage({ retry }: { error: unknown; retry: () => void }) {
  const words = failureWords[useLanguage()]
  return (
    <div className="page-width py-9 md:py-16">
      <EmptyState
        heading="h1"
        title={words.title}
        text={words.text}
        picture={mishap.src}
        actions={
          <>
            <Button onClick={retry}>
              <Icon shape={refresh} />
              {words.retry}
            </Button>
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
