import { staffPage, staffTitle } from '@/app/staff-page'
import { staffTime } from '@/components/staff/kit/when'
import { MembersView } from '@/components/staff/members/members-view'
import { staffMembers } from '@/lib/backend/staff'

export const generateMetadata = staffTitle('Members.title')

export default staffPage('/staff/members', async ({ self, language }) => {
  const members = (await staffMembers()).map((member) => ({
    ...member,
    seen: member.lastSeenAt && staffTime(member.lastSeenAt, language),
  }))
  return <MembersView members={members} selfId={self.id} readOnly={self.demo} />
})
