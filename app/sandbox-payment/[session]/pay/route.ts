import { sandboxSubmitted } from '@/lib/api/sandbox-payment'

/** What the form of the sandbox's page sends. */
export async function POST(request: Request, { params }: RouteContext<'/sandbox-payment/[session]/pay'>) {
  return sandboxSubmitted(request, (await params).session)
}
