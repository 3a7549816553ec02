import { sandboxSubmitted } from '@/lib/gateway/sandbox'

export async function POST(request: Request, { params }: RouteContext<'/sandbox-payment/[session]/pay'>) {
  return sandboxSubmitted(request, (await params).session)
}
