import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { carried } from '@/components/account/carried'
import { Door } from '@/components/account/door'
import { SignUp } from '@/components/account/sign-up'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SignUp')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** Sign up. Spec §2. */
export default async function SignUpPage({ searchParams }: PageProps<'/signup'>) {
  const { next, intent, carry } = carried(await searchParams)
  return (
    <Door next={next} words={['SignUp', 'Favorites', 'Cart']}>
      <SignUp next={next} intent={intent} carry={carry} />
    </Door>
  )
}
