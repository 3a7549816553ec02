export { sessionEndedResponse as GET } from '@/lib/api/session-ended'
