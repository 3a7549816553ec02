/** Liveness probe: whether the process answers. */
export { liveness as GET } from '@/lib/api/files/health'
