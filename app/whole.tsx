import type { Metadata } from 'next'
import { getLocale } from 'next-intl/server'
import { unstable_rethrow } from 'next/navigation'
import type { ReactNode } from 'react'
import { Failure } from '@/components/page/failure'
import { ButtonLink } from '@/components/ui/button-link'
import { answerFailure, makesDocument } from '@/lib/gateway/failure'
import { failureWords } from '@/lib/i18n/failure-words'
import { shopInfo } from '@/lib/shop-info'

/**
 * A page that says so itself when it cannot be made, with the shop around it and with no script: what Next sends instead has no
 * words until scripts run. A page that is fetched into a standing document fails there. Standards 1, 23.
 */
export function whole<Props>(page: (props: Props) => ReactNode | Promise<ReactNode>) {
  return async function WholePage(props: Props): Promise<ReactNode> {
    try {
      return await page(props)
    } catch (error) {
      unstable_rethrow(error)
      if (!(await makesDocument())) throw error
      await answerFailure(error)
      // This very address once more.
      return <Failure language={await getLocale()} again={(words) => <ButtonLink href="">{words}</ButtonLink>} />
    }
  }
}

/** The head of such a page. */
export function wholeHead<Props>(head: (props: Props) => Promise<Metadata>) {
  return async function wholeMetadata(props: Props): Promise<Metadata> {
    try {
      return await head(props)
    } catch (error) {
      unstable_rethrow(error)
      if (!(await makesDocument())) throw error
      const language = await getLocale()
      return { title: `${failureWords[language].title} | ${shopInfo().name[language]}`, robots: { index: false } }
    }
  }
}
