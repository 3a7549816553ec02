import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { Failure } from '@/components/navigation/failure'
import { ButtonLink } from '@/components/ui/button-link'
import { answerFailure, loggedFailure, makesDocument, answerNotFound } from '@/lib/server/page-answer'
import { failureWords } from '@/lib/i18n/failure-words'
import { getShopInfo } from '@/lib/backend/cached-reads'
import NotFound from './(shop)/not-found'

/**
 * Wraps a page so that it renders its own error within the layout, without scripts: Next's error page has no text until scripts
 * run. A client navigation still throws. Standards 1, 23.
 */
export function withErrorPage<Props>(page: (props: Props) => ReactNode | Promise<ReactNode>) {
  return async function Page(props: Props): Promise<ReactNode> {
    return inDocument(page, props, async (error) => {
      answerFailure(error)
      // Reloads the current URL.
      const [language, { phone }] = await Promise.all([getLocale(), getShopInfo()])
      return (
        <Failure language={language} shopPhone={phone} again={(words) => <ButtonLink href="">{words}</ButtonLink>} />
      )
    })
  }
}

/** Metadata for a page wrapped by `withErrorPage`. */
export function withErrorMetadata<Props>(metadata: (props: Props) => Promise<Metadata>) {
  return async function generateMetadata(props: Props): Promise<Metadata> {
    return inDocument(metadata, props, async () => {
      const [language, { name }] = await Promise.all([getLocale(), getShopInfo()])
      return { title: `${failureWords[language].title} | ${name[language]}`, robots: { index: false } }
    })
  }
}

/** Returns `make`'s result, or in a full document the replacement for its failure. */
async function inDocument<Props, Made>(
  make: (props: Props) => Made | Promise<Made>,
  props: Props,
  failed: (error: unknown) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(props)
  } catch (error) {
    unstable_rethrow(error)
    if (!makesDocument()) throw loggedFailure(error)
    return failed(error)
  }
}

export function NotFoundPage() {
  answerNotFound()
  return <NotFound />
}

export { generateMetadata as notFoundMetadata } from './(shop)/not-found'
