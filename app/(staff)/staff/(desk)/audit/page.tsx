import { staffPage, staffTitle } from '@/app/staff-page'
import { AuditView } from '@/components/staff/audit/audit-view'
import { auditEntries } from '@/lib/backend/staff'
import { AuditQuery } from '@/lib/contract/staff-accounts'
import { loadMessages } from '@/lib/i18n/messages'
import { loadStaffMessages } from '@/lib/i18n/staff'

export const generateMetadata = staffTitle('Audit.title')

export default staffPage('/staff/audit', async ({ self, language, t, query }) => {
  const asked = { search: query('search'), from: query('from'), to: query('to') }
  const given = Object.entries({ ...asked, before: query('before') }).filter(([, value]) => value !== '')
  // A wrong date or number finds what no filter would.
  const filters = AuditQuery.safeParse(Object.fromEntries(given)).data ?? AuditQuery.parse({})
  const [page, messages, { City }] = await Promise.all([
    auditEntries(filters),
    loadStaffMessages(language),
    loadMessages(language),
  ])
  const mayExport = self.role === 'owner' && !self.demo
  return (
    <AuditView
      {...page}
      query={asked}
      mayExport={mayExport}
      texts={{ language, messages, cityNames: City }}
      language={language}
      t={t}
    />
  )
})
