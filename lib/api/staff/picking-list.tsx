import { config } from '@/lib/config/environment'
import type { Order, OrderLine } from '@/lib/contract/order'
import { toldChoices } from '@/lib/contract/selling'
import { colorName } from '@/lib/i18n/color-name'
import { loadStaffMessages, type StaffMessages } from '@/lib/i18n/staff'
import { mediaFile } from '@/lib/media/address'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import { cutSheetStyle } from './cut-sheet-style'
import { both, Both, OrderSheet, printDocument } from './sheet-parts'

type Words = Record<'ar' | 'en', StaffMessages['Print']>

const style = `${cutSheetStyle}
.tick { flex: none; align-self: center; width: 9mm; height: 9mm; border: 2pt solid; border-radius: 1.5mm }
.pick section { padding-block: 3.5mm }
.pick section img { width: 20mm; height: 20mm }
.pick h2 { font-size: 13pt }
.pick .line { display: flex; flex-wrap: wrap; align-items: center; gap: 1mm 6mm }
.pick .line > div { flex: 1; min-width: min(60mm, 100%) }
`

/** Renders the list by which an order is packed, as an HTML document for A4 paper: no prices, no address. */
export async function pickingListHtml(order: Order): Promise<string> {
  const [ar, en] = [await loadStaffMessages('ar'), await loadStaffMessages('en')]
  const words: Words = { ar: ar.Print, en: en.Print }
  const { name } = await getShopInfo()
  return printDocument(`${words.ar.picking} ${order.code}`, style, <List order={order} shop={name.ar} words={words} />)
}

function List({ order, shop, words }: { order: Order; shop: string; words: Words }) {
  const label = (key: keyof StaffMessages['Print']) => both(words.ar[key], words.en[key])
  return (
    <OrderSheet order={order} shop={shop} label={label} title={label('picking')} className="pick">
      {order.lines.map((line) => (
        <Line key={line.id} line={line} words={words} />
      ))}
    </OrderSheet>
  )
}

function Line({
  line: { title, images, quantity, color, sizeName, sku, prepared },
  words,
}: {
  line: OrderLine
  words: Words
}) {
  const [picture] = images
  const options = [
    ...(color ? [both(colorName(color, 'ar'), colorName(color, 'en'))] : []),
    ...(sizeName ? [sizeName] : []),
    ...toldChoices(prepared).map(({ name }) => name),
    // Two lambs of an order may be for two people.
    ...(prepared?.behalf ? [both(prepared.behalf, prepared.behalf)] : []),
  ]
  return (
    <section>
      <span className="tick" />
      {picture && <img src={new URL(mediaFile(picture, 160), config().shopUrl).href} alt="" width={76} height={76} />}
      <div className="line">
        <b className="count" dir="ltr">
          {quantity} ×
        </b>
        <div>
          <h2>
            <Both text={title} />
          </h2>
          {options.map((option) => (
            <p key={option.en}>
              <Both text={option} />
            </p>
          ))}
          {sku && (
            <p>
              <Both text={both(words.ar.sku, words.en.sku)} /> <bdi>{sku}</bdi>
            </p>
          )}
        </div>
      </div>
    </section>
  )
}
