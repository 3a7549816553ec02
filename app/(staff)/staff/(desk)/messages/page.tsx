import { staffPage, staffTitle } from '@/app/staff-page'
import { MessagesView } from '@/components/staff/messages/messages-view'
import { messageCounts, staffMessages } from '@/lib/backend/staff'
import { messageStates } from '@/lib/contract/staff-messages'

export const generateMetadata = staffTitle('Messages.title')

export default staffPage('/staff/messages', async ({ language, t, query }) => {
  const state = messageStates.find((one) => one === query('state'))
  const search = query('search').slice(0, 200)
  const [page, counts] = await Promise.all([
    staffMessages({ state, search, after: query('after').slice(0, 64) }),
    messageCounts(),
  ])
  return <MessagesView {...page} counts={counts} state={state} search={search} language={language} t={t} />
})
