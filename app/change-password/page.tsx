import { carried } from '@/components/account/carried'
import { AuthLayout } from '@/components/account/auth-layout'
import { SendPasswordForm } from '@/components/account/send-password-form'
import { plainMetadata } from '../plain-metadata'

export function generateMetadata() {
  return plainMetadata('ForgotPassword', '/change-password')
}

/** Forgot password. Spec §2. */
export default async function ChangePasswordPage({ searchParams }: PageProps<'/change-password'>) {
  const { next, carry } = carried(await searchParams)
  return (
    <AuthLayout next={next} words={['ForgotPassword']}>
      <SendPasswordForm carry={carry} />
    </AuthLayout>
  )
}
