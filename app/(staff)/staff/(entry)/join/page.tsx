import { staffTexts, staffTitle } from '@/app/staff-page'
import { EntryPanel } from '@/components/staff/entry/entry-panel'
import { Join } from '@/components/staff/entry/join'
import { usesApiHost } from '@/lib/backend/get-backend'
import { config } from '@/lib/config/environment'

export const generateMetadata = staffTitle('Join.title')

export default async function JoinPage() {
  if (usesApiHost()) return null
  const { t } = await staffTexts()
  return (
    <EntryPanel title={t('Join.title')} text={t('Join.text')}>
      <Join passwordMinLength={config().passwordMinLength} />
    </EntryPanel>
  )
}
