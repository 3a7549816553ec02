import { staffPage, staffTitle } from '@/app/staff-page'
import { AuditView } from '@/components/staff/audit/audit-view'
import { auditEntries } from '@/lib/backend/staff'
import { AuditQuery } from '@/lib/contract/staff-accounts'

export const generateMetadata = staffTitle('Audit.title')

export default staffPage('/staff/audit', async ({ self, language, t, query }) => {
  const asked = { search: query('search'), from: query('from'), to: query('to') }
  const given = Object.entries({ ...asked, before: query('before') }).filter(([, value]) => value !== '')
  // A wrong date or number finds what no filter would.
  const filters = AuditQuery.safeParse(Object.fromEntries(given)).data ?? AuditQuery.parse({})
  const page = await auditEntries(filters)
  const mayExport = self.role === 'owner' && !self.demo
  return <AuditView {...page} query={asked} mayExport={mayExport} language={language} t={t} />
})
