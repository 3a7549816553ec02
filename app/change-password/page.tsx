import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { carried } from '@/components/account/carried'
import { Door } from '@/components/account/door'
import { SendPasswordForm } from '@/components/account/send-password-form'

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('ForgotPassword')
  return { title: t('metaTitle'), robots: { index: false } }
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
