import { expect, test } from '@jest/globals'
import { ShopError } from '@/lib/contract/error'
import { remarkText } from '@/lib/i18n/import-remark'
import { staffTranslator } from '@/lib/i18n/staff'
import ar from '@/messages/staff.ar.json'
import { readDrafts } from './read-drafts'
import { english } from './remarks'
import { csv } from './testing/csv'

const t = staffTranslator('ar', ar)
/** Without the marks that keep Latin words apart in Arabic text. */
const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '')

test('remarks are told in Arabic, with the values of the English sentence', async () => {
  const { bad, notes } = await readDrafts(
    csv([
      { Handle: 'a', Title: 'Hay', 'Variant Price': '49,90', Rack: '1' },
      { Handle: 'a b', Title: 'Oats', 'Variant Price': '5', Rack: '2' },
      { Handle: 'c', Title: 'Bran', 'Variant Price': '2.450', Rack: '3' },
    ]),
  )
  expect(bad.map(({ remark, reason }) => remark && [english(remark) === reason, plain(remarkText(remark, t))])).toEqual(
    [
      [true, 'السعر "49,90" ليس رقماً مثل 12.50: اكتب نقطة قبل الكسور، واجعل الفواصل بين الآلاف فقط'],
      [true, 'المعرّف (handle) "a b" لا يقبل إلا الحروف والأرقام والشرطات، بحد أقصى 255: اكتب a-b'],
      [true, 'السعر "2.450": هل هو 2450 أم 2.45؟ اكتب 2450.00 أو 2.45'],
    ],
  )
  expect(notes.map(({ remark }) => remark && plain(remarkText(remark, t)))).toEqual(['لم يُقرأ: "Rack"'])
})

test('a refused file is told in Arabic, with all columns to rename', async () => {
  const file = new TextEncoder().encode('Item name;Code;Qty\nHay;h;1')
  const error = await readDrafts(file).catch((thrown: unknown) => thrown)
  const [field] = error instanceof ShopError ? error.fields : []
  expect(field?.remark && plain(remarkText(field.remark, t))).toBe(
    'هذا ليس ملف منتجات CSV من Shopify: لا يوجد عمود "Handle" أو "URL handle". أعمدته: "Item name", "Code", "Qty". ' +
      'غيّر اسم "Item name" إلى "Title"، "Code" إلى "Handle"، "Qty" إلى "Variant Inventory Qty". يحتاج المنتج إلى "Handle" و"Title" و"Variant Price".',
  )
})
