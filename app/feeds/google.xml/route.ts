export { googleFeedResponse as GET } from '@/lib/api/files/google-feed'
