import type { Address } from '@/lib/contract/address'
import { cities, type City } from '@/lib/contract/cities'
import { wireNames } from '@/lib/contract/wire-names'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, listOf, textOf } from './values'

/** Other names of cities, normalised: no spaces, marks or articles. */
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

/** Maps any spelling of one of the eight cities; null for another place. */
export function cityOf(value: unknown): City | null {
  const plain = textOf(value)
    .toLowerCase()
    .replaceAll(/[\s_-]/g, '')
  return cities.find((city) => city.replaceAll('-', '') === plain) ?? otherNames[plain] ?? null
}

/** Maps a saved address; logs and returns null when it lacks an id or a known city. Spec §3. */
export function readAddress(value: unknown, mapping: MappingContext): Address | null {
  const fields = fieldsOf(value)
  const id = idOf(fields)
  const city = cityOf(fields?.city)
  if (!fields || !id || !city) {
    mapping.warn(id ? 'city' : '_id', 'is not a known city or id')
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

/** Maps saved addresses, skipping unreadable ones. */
export function readAddresses(answer: unknown, mapping: MappingContext): Address[] {
  const data = dataOf(answer)
  const list = fieldsOf(data)?.addresses ?? data
  return listOf(list, mapping, 'data').flatMap((one) => readAddress(one, mapping) ?? [])
}
