import { redirect } from 'next/navigation'
import { staffTexts, staffTitle, withLoggedFailure } from '@/app/staff-page'
import { staffSession } from '@/lib/backend/staff-session'
import { Enrol } from '@/components/staff/entry/enrol'
import { EntryPanel } from '@/components/staff/entry/entry-panel'
import { usesApiHost } from '@/lib/backend/get-backend'

export const generateMetadata = staffTitle('Enrol.title')

export default withLoggedFailure(async function SecondFactorPage() {
  if (usesApiHost()) return null
  const [self, { t }] = await Promise.all([staffSession(), staffTexts()])
  if (!self || self.stage === 'code') redirect('/staff/sign-in')
  if (self.demo) redirect('/staff')
  return (
    <EntryPanel title={t('Enrol.title')}>
      <Enrol replaces={self.stage === 'open'} />
    </EntryPanel>
  )
})
