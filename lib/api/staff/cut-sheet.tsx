import { config } from '@/lib/config/environment'
import type { Order, OrderLine } from '@/lib/contract/order'
import { loadMessages, type Messages } from '@/lib/i18n/messages'
import { mediaFile } from '@/lib/media/address'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import type { CutSheet as Sheet } from '@/lib/shop/staff/cut-sheet'
import { cutSheetStyle } from './cut-sheet-style'
import { both, Both, counted, Fact, OrderSheet, printDocument } from './sheet-parts'

type Words = Record<'ar' | 'en', Pick<Messages, 'CutSheet' | 'Preparation'>>

/** Renders the butcher's sheet of an order as an HTML document for A4 paper. */
export async function cutSheetHtml(sheet: Sheet): Promise<string> {
  const words: Words = { ar: await loadMessages('ar'), en: await loadMessages('en') }
  const { name } = await getShopInfo()
  return printDocument(
    `${words.ar.CutSheet.title} ${sheet.order.code}`,
    cutSheetStyle,
    <CutSheet {...sheet} shop={name.ar} words={words} />,
  )
}

/**
 * What the butcher needs of an order, Arabic first: code, day, and each line with its choices. No prices, and of the
 * customer only the first name.
 */
function CutSheet({ order, lines, shop, words }: Sheet & { shop: string; words: Words }) {
  const label = (key: keyof Messages['CutSheet']) => both(words.ar.CutSheet[key], words.en.CutSheet[key])
  return (
    <OrderSheet order={order} shop={shop} label={label} title={label('title')}>
      {lines.length === 0 && (
        <p>
          <Both text={label('none')} />
        </p>
      )}
      {lines.map((line) => (
        <Line key={line.id} line={line} order={order} words={words} />
      ))}
    </OrderSheet>
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
