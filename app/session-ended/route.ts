export { sessionEndedResponse as GET } from '@/lib/gateway/session-ended'
