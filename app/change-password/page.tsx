import { carried } from '@/components/account/carried'
import { Door } from '@/components/account/door'
import { SendPasswordForm } from '@/components/account/send-password-form'
import { plainMetadata } from '../plain-metadata'

export function generateMetadata() {
  return plainMetadata('ForgotPassword', '/change-password')
}

/** Forgot password. Spec §2. */
export default async function ChangePasswordPage({ searchParams }: PageProps<'/change-password'>) {
  const { next, carry } = carried(await searchParams)
  return (
    <Door next={next} words={['ForgotPassword']}>
      <SendPasswordForm carry={carry} />
    </Door>
  )
}
