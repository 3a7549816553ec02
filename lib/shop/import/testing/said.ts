import type { ImportIssue } from '@/lib/contract/staff'

/** What an import says, without the codes of its remarks. */
export function said(issues: ImportIssue[]): Omit<ImportIssue, 'remark'>[] {
  return issues.map(({ line, handle, reason }) => ({ line, handle, reason }))
}
