import { staffApi } from '@/lib/gateway/staff'

const handle = (request: Request) => staffApi.fetch(request)

export { handle as DELETE, handle as GET, handle as PATCH, handle as POST, handle as PUT }
