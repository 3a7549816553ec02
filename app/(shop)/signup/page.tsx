import { authParams } from '@/components/account/auth-params'
import { AuthLayout } from '@/components/account/auth-layout'
import { SignUp } from '@/components/account/sign-up'
import { config } from '@/lib/config/environment'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { plainMetadata } from '@/app/metadata'

export const generateMetadata = plainMetadata('SignUp', '/signup')

export default async function SignUpPage({ searchParams }: PageProps<'/signup'>) {
  const { next, intent, search } = authParams(await searchParams)
  const { passwordMinLength, apiBaseUrl } = config()
  return (
    <AuthLayout shop={await getShopInfo()} next={next} words={['SignUp', 'Favorites', 'Cart']}>
      <SignUp
        next={next}
        intent={intent}
        search={search}
        passwordMinLength={passwordMinLength}
        onHost={apiBaseUrl !== null}
      />
    </AuthLayout>
  )
}
