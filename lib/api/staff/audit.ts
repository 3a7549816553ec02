import { Hono } from 'hono'
import { AuditQuery } from '@/lib/contract/staff-accounts'
import { auditEntries, exportAudit, verifyAudit } from '@/lib/shop/audit/read'
import { auditedExport } from '@/lib/shop/audit/record'
import { streamed } from '../files/file-response'
import { queried } from './input'

/** The audit log: newest entries, the whole log as JSON lines, and the check of its chain. */
export const auditCalls = new Hono()

auditCalls.get('/audit', queried(AuditQuery, auditEntries))
auditCalls.get('/audit/verify', async (c) => c.json({ data: await verifyAudit() }))
auditCalls.get('/audit/export', async () => {
  await auditedExport({ subject: 'audit log', after: { exported: 'everything' } })
  const headers = {
    'content-type': 'application/jsonl; charset=utf-8',
    'content-disposition': 'attachment; filename="audit-log.jsonl"',
    'cache-control': 'no-store, no-transform',
  }
  return new Response(streamed(exportAudit()), { headers })
})
