import { fullName } from '@/lib/contract/address'
import { isOpenStatus, type Order } from '@/lib/contract/order'
import { loadMessages } from '@/lib/i18n/messages'
import { fullPhone } from '@/lib/i18n/phone'
import { formatPrice } from '@/lib/i18n/price'
import { loadStaffMessages, type StaffMessages } from '@/lib/i18n/staff'
import { getShopInfo } from '@/lib/shop/catalogue/shop-info'
import { Barcode, both, Both, slotText, printDocument } from './sheet-parts'

/** A6, black on white; the address is read at arm's length. */
const style = `
@page { size: 105mm 148mm; margin: 6mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 11pt/1.4 'Readex Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif }
main { display: grid; gap: 3mm; max-width: 93mm; margin-inline: auto; overflow-wrap: anywhere }
header { display: flex; justify-content: space-between; align-items: center; gap: 4mm; border-bottom: 1.5pt solid; padding-bottom: 2mm }
.code { text-align: center; font: 700 15pt/1.2 ui-monospace, monospace; letter-spacing: 1pt }
.code svg { display: block; width: 46mm; height: 12mm }
.both { display: inline-flex; flex-wrap: wrap; column-gap: 2mm; align-items: baseline }
.second { font-size: 0.8em; font-weight: 400; color: #444 }
.name { font-size: 17pt; font-weight: 700; line-height: 1.25 }
.place { font-size: 14pt }
.city { font-size: 16pt; font-weight: 700 }
.note { border: 1pt solid; border-radius: 1.5mm; padding: 2mm; white-space: pre-wrap }
.due { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 1mm 4mm; border: 2pt solid; border-radius: 1.5mm; padding: 2mm 3mm; font-size: 13pt; font-weight: 700 }
.when { display: flex; flex-wrap: wrap; gap: 1mm 4mm }
.count { font-size: 14pt }
@media screen { body { padding: 8mm } }
`

/** Renders the label of a parcel as an HTML document for A6 paper, with what the driver collects. */
export async function addressLabelHtml(order: Order): Promise<string> {
  const [ar, en] = [await loadMessages('ar'), await loadMessages('en')]
  const [words, english] = [(await loadStaffMessages('ar')).Print, (await loadStaffMessages('en')).Print]
  const { name } = await getShopInfo()
  const label = (key: keyof StaffMessages['Print']) => both(words[key], english[key])
  const { code, address, phone, slot, status, payment, total } = order
  // A cancelled order, or one that came back unpaid, stays due.
  const due = payment === 'cod_due' && isOpenStatus(status)
  const sheet = (
    <main>
      <header>
        <b>{name.ar}</b>
        <div className="code">
          <Barcode code={code} />
          <p dir="ltr">{code}</p>
        </div>
      </header>
      <p className="name">
        <bdi>{fullName(address)}</bdi>
      </p>
      {phone && (
        <p className="place" dir="ltr" style={{ textAlign: 'end' }}>
          {fullPhone(phone)}
        </p>
      )}
      <p className="place">
        <bdi>{address.address}</bdi>
      </p>
      <p className="city">
        <Both text={both(ar.City[address.city], en.City[address.city])} />
      </p>
      {slot && <p className="when">{slotText(slot)}</p>}
      {address.note && (
        <p className="note" dir="auto">
          {address.note}
        </p>
      )}
      <p className="due">
        <Both text={label(due ? 'collect' : 'paid')} />
        {due && <bdi>{formatPrice(total, 'ar')}</bdi>}
      </p>
    </main>
  )
  return printDocument(`${words.label} ${code}`, style, sheet)
}
