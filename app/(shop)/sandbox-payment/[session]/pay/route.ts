import { sandboxSubmitted } from '@/lib/api/sandbox-payment'

export async function POST(request: Request, { params }: RouteContext<'/sandbox-payment/[session]/pay'>) {
  return sandboxSubmitted(request, (await params).session)
}
