/** Readiness probe: 503 while the database does not answer. */
export { readiness as GET } from '@/lib/api/files/health'
