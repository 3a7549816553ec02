import Link from 'next/link'
import { redirect } from 'next/navigation'
import { staffTarget, staffTexts, withLoggedFailure } from '@/app/staff-page'
import { staffSession } from '@/lib/backend/staff-session'
import { EntryPanel } from '@/components/staff/entry/entry-panel'
import { SignIn } from '@/components/staff/entry/sign-in'
import { usesApiHost } from '@/lib/backend/get-backend'
import { demoOwner, isDemoOpen, needsFirstOwner } from '@/lib/backend/staff'

export default withLoggedFailure(async function SignInPage({
  searchParams,
}: {
  searchParams: Promise<{ next?: string | string[] }>
}) {
  if (usesApiHost()) return null
  const [self, { t }, query] = await Promise.all([staffSession(), staffTexts(), searchParams])
  const next = staffTarget(query.next)
  if (self?.stage === 'open') redirect(next)
  const [first, demo] = await Promise.all([needsFirstOwner(), isDemoOpen()])
  return (
    <EntryPanel title={t('SignIn.title')}>
      <SignIn next={next} waits={self?.stage === 'code'} demo={demo ? demoOwner() : null}>
        {first && (
          <p>
            {t('SignIn.first')}{' '}
            <Link href="/staff/first" prefetch={false} className="staff-link">
              {t('SignIn.firstLink')}
            </Link>
          </p>
        )}
      </SignIn>
    </EntryPanel>
  )
})
