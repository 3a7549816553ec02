import { redirect } from 'next/navigation'
import { staffTexts, staffTitle, withLoggedFailure } from '@/app/staff-page'
import { EntryPanel } from '@/components/staff/entry/entry-panel'
import { FirstOwner } from '@/components/staff/entry/first-owner'
import { usesApiHost } from '@/lib/backend/get-backend'
import { needsFirstOwner } from '@/lib/backend/staff'
import { config } from '@/lib/config/environment'

export const generateMetadata = staffTitle('First.title')

export default withLoggedFailure(async function FirstOwnerPage() {
  if (usesApiHost()) return null
  if (!(await needsFirstOwner())) redirect('/staff/sign-in')
  const { t } = await staffTexts()
  return (
    <EntryPanel title={t('First.title')} text={t('First.text', { file: 'DATA_DIR/staff-token' })}>
      <FirstOwner passwordMinLength={config().passwordMinLength} />
    </EntryPanel>
  )
})
