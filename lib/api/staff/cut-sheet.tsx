import JsBarcode from 'jsbarcode'
import type { ReactNode } from 'react'
import { config } from '@/lib/config/environment'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Order, OrderLine } from '@/lib/contract/order'
import { formatDay, formatMoment } from '@/lib/i18n/dates'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { mediaFile } from '@/lib/media/address'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import type { CutSheet as Sheet } from '@/lib/shop/staff/cut-sheet'
import { cutSheetStyle } from './cut-sheet-style'

type Words = Record<'ar' | 'en', Pick<Messages, 'CutSheet' | 'Preparation'>>

/** Renders the butcher's sheet of an order as an HTML document for A4 paper. */
export async function cutSheetHtml(sheet: Sheet): Promise<string> {
  const words: Words = { ar: await loadMessages('ar'), en: await loadMessages('en') }
  // Next refuses a static import in server code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  const title = `${words.ar.CutSheet.title} ${sheet.order.code}`
  const head = `<meta charset="utf-8"><title>${title}</title><style>${cutSheetStyle}</style>`
  const body = renderToStaticMarkup(<CutSheet {...sheet} shop={(await getShopInfo()).name.ar} words={words} />)
  return `<!doctype html><html lang="ar" dir="rtl"><head>${head}</head><body>${body}</body></html>`
}

/**
 * What the butcher needs of an order, Arabic first: code, day, and each line with its choices. No prices, and of the
 * customer only the first name.
 */
export function CutSheet({ order, lines, shop, words }: Sheet & { shop: string; words: Words }) {
  const label = (key: keyof Messages['CutSheet']) => both(words.ar.CutSheet[key], words.en.CutSheet[key])
  return (
    <main className="sheet">
      <header>
        <div>
          <p>{shop}</p>
          <h1>
            <Both text={label('title')} />
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
      {lines.length === 0 && (
        <p>
          <Both text={label('none')} />
        </p>
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} order={order} words={words} />
      ))}
    </main>
  )
}

function Line({ line, order, words }: { line: OrderLine; order: Order; words: Words }) {
  const { title, images, quantity, sizeName, prepared } = line
  const label = (key: keyof Messages['CutSheet']) => both(words.ar.CutSheet[key], words.en.CutSheet[key])
  const [picture] = images
  return (
    <section>
      {picture && <img src={new URL(mediaFile(picture, 320), config().shopUrl).href} alt="" width={120} height={120} />}
      <div className="line">
        <h2>
          <bdi>{title.ar}</bdi> {title.en !== title.ar && <bdi className="second">{title.en}</bdi>}
        </h2>
        <dl>
          <Fact label={label('quantity')}>
            <b className="count">{quantity}</b>
          </Fact>
          {sizeName && (
            <Fact label={label('size')}>
              <Both text={sizeName} />
            </Fact>
          )}
          {prepared?.choices.map(({ kind, name }) => (
            <Fact key={kind} label={both(words.ar.Preparation[kind], words.en.Preparation[kind])}>
              <Both text={name} />
            </Fact>
          ))}
          {!prepared && order.withHead !== null && (
            <Fact label={label('carcass')}>
              <Both text={label(order.withHead ? 'head' : 'noHead')} />
              {order.cuts !== null && <Both text={counted(label('cuts'), order.cuts)} />}
            </Fact>
          )}
          {prepared?.behalf && (
            <Fact label={label('behalf')}>
              <b className="count">{prepared.behalf}</b>
            </Fact>
          )}
        </dl>
        {prepared?.note && (
          <p className="note">
            <Both text={label('note')} />
            <bdi>{prepared.note}</bdi>
          </p>
        )}
      </div>
    </section>
  )
}

function Fact({ label, children }: { label: Bilingual; children: ReactNode }) {
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
function Both({ text: { ar, en } }: { text: Bilingual }) {
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

function both(ar: string, en: string): Bilingual {
  return { ar, en }
}

function counted({ ar, en }: Bilingual, count: number): Bilingual {
  return both(ar.replace('{count}', String(count)), en.replace('{count}', String(count)))
}

/** Day and hours of delivery. */
function slotText({ date, from, to }: NonNullable<Order['slot']>): ReactNode {
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
function Barcode({ code }: { code: string }) {
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
