import { authParams } from '@/components/account/auth-params'
import { AuthLayout } from '@/components/account/auth-layout'
import { SignInForm } from '@/components/account/sign-in-form'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { plainMetadata } from '@/app/metadata'

export const generateMetadata = plainMetadata('SignIn', '/signin')

export default async function SignInPage({ searchParams }: PageProps<'/signin'>) {
  const { next, intent, search } = authParams(await searchParams)
  return (
    <AuthLayout shop={await getShopInfo()} next={next} words={['SignIn', 'Favorites', 'Cart']}>
      <SignInForm next={next} intent={intent} search={search} />
    </AuthLayout>
  )
}
