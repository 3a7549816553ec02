import JsBarcode from 'jsbarcode'
import type { ReactNode, ReactElement } from 'react'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Order } from '@/lib/contract/order'
import { formatDay, formatMoment } from '@/lib/i18n/dates'

// Parts of the sheets that staff print, Arabic first.

interface SheetProps {
  order: Order
  shop: string
  label: (key: 'due' | 'ordered' | 'for') => Bilingual
  title: Bilingual
  className?: string
  children: ReactNode
}

/** A sheet about an order without prices: head with barcode, day of delivery, first name. */
export function OrderSheet({ order, shop, label, title, className = '', children }: SheetProps) {
  return (
    <main className={`sheet ${className}`}>
      <header>
        <div>
          <p>{shop}</p>
          <h1>
            <Both text={title} />
          </h1>
        </div>
        <div className="code">
          <Barcode code={order.code} />
          <p dir="ltr">{order.code}</p>
        </div>
      </header>
      <dl>
        {order.slot && <Fact label={label('due')}>{slotText(order.slot)}</Fact>}
        <Fact label={label('ordered')}>
          <Both text={both(formatMoment(order.createdAt, 'ar'), formatMoment(order.createdAt, 'en'))} />
        </Fact>
        <Fact label={label('for')}>{order.address.firstName}</Fact>
      </dl>
      {children}
    </main>
  )
}

/** A labelled value of a list. */
export function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Both text={label} />
      </dt>
      <dd>{children}</dd>
    </div>
  )
}

/** A text in Arabic, then in English unless it is the same. */
export function Both({ text: { ar, en } }: { text: Bilingual }) {
  return (
    <span className="both">
      <bdi>{ar}</bdi>
      {en !== ar && (
        <bdi lang="en" className="second">
          {en}
        </bdi>
      )}
    </span>
  )
}

/** A text in both languages. */
export function both(ar: string, en: string): Bilingual {
  return { ar, en }
}

/** Puts a number into both texts. */
export function counted({ ar, en }: Bilingual, count: number): Bilingual {
  return both(ar.replace('{count}', String(count)), en.replace('{count}', String(count)))
}

/** Day and hours of delivery. */
export function slotText({ date, from, to }: NonNullable<Order['slot']>): ReactNode {
  const noon = `${date}T12:00:00+04:00`
  return (
    <>
      <Both text={both(formatDay(noon, 'ar'), formatDay(noon, 'en'))} />
      <b className="count" dir="ltr">
        {from}–{to}
      </b>
    </>
  )
}

/** Modules left white beside a Code 128 barcode. */
const QUIET = 10

/** The code as a Code 128 barcode, one unit a module. */
export function Barcode({ code }: { code: string }) {
  const drawn: { encodings?: { data: string }[] } = {}
  JsBarcode(drawn, code, { format: 'CODE128' })
  const modules = drawn.encodings?.map(({ data }) => data).join('') ?? ''
  const bars = [...modules.matchAll(/1+/g)].map(
    ({ 0: bar, index }) => `M${index + QUIET} 0h${bar.length}v1h-${bar.length}z`,
  )
  return (
    <svg viewBox={`0 0 ${modules.length + 2 * QUIET} 1`} preserveAspectRatio="none" role="img" aria-label={code}>
      <path d={bars.join('')} />
    </svg>
  )
}

/** Renders a sheet to print as an HTML document, Arabic first. */
export async function printDocument(title: string, style: string, sheet: ReactElement): Promise<string> {
  // Next refuses a static import in server code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const view = '<meta name="viewport" content="width=device-width">'
  const head = `<meta charset="utf-8">${view}<title>${title}</title><style>${style}</style>`
  return `<!doctype html><html lang="ar" dir="rtl"><head>${head}</head><body>${renderToStaticMarkup(sheet)}</body></html>`
}
