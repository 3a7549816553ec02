import { staffTexts } from '@/app/staff-page'
import { MessagePanel } from '@/components/staff/frame/message-panel'
import { usesApiHost } from '@/lib/backend/get-backend'
import { answerNotFound } from '@/lib/server/page-answer'

/** Every address below /staff without a page of its own. */
export default async function UnknownStaffPage() {
  if (usesApiHost()) return null
  answerNotFound()
  const { t } = await staffTexts()
  return <MessagePanel title={t('NotFound.title')} text={t('NotFound.text')} action={t('NotFound.action')} />
}
