import { useTranslations } from 'next-intl'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Icon } from '@/components/ui/icon'
import { card } from '@/components/ui/icons'

/** Notice that this payment session has ended, with the next step. */
export function SandboxOver({ session, paid }: { session: string; paid: boolean }) {
  const t = useTranslations('Sandbox')
  return (
    <EmptyState
      heading="h1"
      title={t(paid ? 'paidTitle' : 'overTitle')}
      text={t(paid ? 'paidText' : 'overText')}
      mark={<Icon shape={card} size={56} />}
      actions={
        <ButtonLink href={paid ? `/thank-you?session_id=${encodeURIComponent(session)}` : '/demo'}>
          {t(paid ? 'toOrder' : 'toCheckout')}
        </ButtonLink>
      }
    />
  )
}
