import { sandboxSubmitted } from '@/lib/api/sandbox-payment'

/** Handles the sandbox page's form. */
export async function POST(request: Request, { params }: RouteContext<'/sandbox-payment/[session]/pay'>) {
  return sandboxSubmitted(request, (await params).session)
}
