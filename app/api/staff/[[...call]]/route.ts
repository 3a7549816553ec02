import { staffApi } from '@/lib/api/staff/app'

const handle = (request: Request) => staffApi.fetch(request)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
