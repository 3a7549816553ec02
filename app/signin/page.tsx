import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { carried } from '@/components/account/carried'
import { Door } from '@/components/account/door'
import { SignInForm } from '@/components/account/sign-in-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('SignIn')
  return { title: t('metaTitle'), robots: { index: false } }
}

/** Sign in. Spec §2. */
export default async function SignInPage({ searchParams }: PageProps<'/signin'>) {
  const { next, intent, carry } = carried(await searchParams)
  return (
    <Door next={next} words={['SignIn', 'Favorites', 'Cart']}>
      <SignInForm next={next} intent={intent} carry={carry} />
    </Door>
  )
}
