import type { Address } from '@/lib/contract/address'
import { cities, type City } from '@/lib/contract/cities'
import { wireNames } from '@/lib/contract/wire-names'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, listOf, textOf } from './values'

/** Names that hosts write beside the values of spec §3, without spaces, marks and articles. */
const otherNames: Record<string, City> = {
  alain: 'alain',
  ain: 'alain',
  rak: 'ras-al-khaimah',
  rasalkhaima: 'ras-al-khaimah',
  أبوظبي: 'abu-dhabi',
  ابوظبي: 'abu-dhabi',
  دبي: 'dubai',
  الشارقة: 'sharjah',
  عجمان: 'ajman',
  أمالقيوين: 'umm-al-quwain',
  رأسالخيمة: 'ras-al-khaimah',
  الفجيرة: 'fujairah',
  العين: 'alain',
}

/** One of the eight cities, however it is written; null for any other. */
export function cityOf(value: unknown): City | null {
  const plain = textOf(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  return cities.find((city) => city.replaceAll('-', '') === plain) ?? otherNames[plain] ?? null
}

/** A saved address; null, and a line in the log, when nothing could be delivered there. Spec §3. */
export function readAddress(value: unknown, reading: MappingContext): Address | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const city = cityOf(fields?.city)
  if (!fields || !id || !city) {
    reading.puzzled(id ? 'city' : '_id', 'is none of ours')
    return null
  }
  return {
    id,
    firstName: textOf(fields.firstName),
    lastName: textOf(fields.lastName),
    address: textOf(fields.address),
    city,
    country: textOf(fields.country),
    postalCode: textOf(fields.postalCode),
    link: textOf(fields.link),
    note: textOf(fields[wireNames.note]),
  }
}

/** All saved addresses that can be understood. */
export function readAddresses(answer: unknown, reading: MappingContext): Address[] {
  const data = dataOf(answer)
  const list = fieldsOf(data)?.addresses ?? data
  return listOf(list, reading, 'data').flatMap((one) => readAddress(one, reading) ?? [])
}
