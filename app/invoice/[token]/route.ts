import { invoiceResponse } from '@/lib/api/files/invoice'

/** A tax document by its signed link: an HTML page, or a PDF with `?format=pdf`. */
export async function GET(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return invoiceResponse(request, (await params).token)
}

export const HEAD = GET
