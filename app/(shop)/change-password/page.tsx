import { authParams } from '@/components/account/auth-params'
import { AuthLayout } from '@/components/account/auth-layout'
import { SendPasswordForm } from '@/components/account/send-password-form'
import { getShopInfo } from '@/lib/backend/cached-reads'
import { plainMetadata } from '@/app/metadata'

export const generateMetadata = plainMetadata('ForgotPassword', '/change-password')

export default async function ChangePasswordPage({ searchParams }: PageProps<'/change-password'>) {
  const { next, search } = authParams(await searchParams)
  return (
    <AuthLayout shop={await getShopInfo()} next={next} words={['ForgotPassword']}>
      <SendPasswordForm search={search} />
    </AuthLayout>
  )
}
