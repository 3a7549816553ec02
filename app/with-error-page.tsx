import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { Failure } from '@/components/navigation/failure'
import { ButtonLink } from '@/components/ui/button-link'
import { answerFailure, loggedFailure, makesDocument } from '@/lib/server/page-answer'
import { failureWords } from '@/lib/i18n/failure-words'
import { shopInfo } from '@/lib/config/shop-info'

/**
 * A page that says so itself when it cannot be made, with the shop around it and with no script: what Next sends instead has no
 * words until scripts run. A page that is fetched into a standing document fails there. Standards 1, 23.
 */
export function withErrorPage<Props>(page: (props: Props) => ReactNode | Promise<ReactNode>) {
  return async function Page(props: Props): Promise<ReactNode> {
    return inDocument(page, props, async (error) => {
      await answerFailure(error)
      // This very address once more.
      return <Failure language={await getLocale()} again={(words) => <ButtonLink href="">{words}</ButtonLink>} />
    })
  }
}

/** The head of such a page. */
export function withErrorMetadata<Props>(metadata: (props: Props) => Promise<Metadata>) {
  return async function generateMetadata(props: Props): Promise<Metadata> {
    return inDocument(metadata, props, async () => {
      const language = await getLocale()
      return { title: `${failureWords[language].title} | ${shopInfo().name[language]}`, robots: { index: false } }
    })
  }
}

/** What `make` makes, or in a document of its own what stands for its failure. */
async function inDocument<Props, Made>(
  make: (props: Props) => Made | Promise<Made>,
  props: Props,
  failed: (error: unknown) => Promise<Made>,
): Promise<Made> {
  try {
    return await make(props)
  } catch (error) {
    unstable_rethrow(error)
    if (!(await makesDocument())) throw await loggedFailure(error)
    return failed(error)
  }
}
