import 'server-only'
import type { Customer } from '@/lib/contract/customer'
import { isToken } from '@/lib/api/session-cookie'
import { pictureAddress } from '../pictures/address-of'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, textOf } from './values'

/** Maps the customer; logs and returns null when it is unreadable. Spec §3. */
export function readCustomer(answer: unknown, mapping: MappingContext): Customer | null {
  const data = fieldsOf(dataOf(answer))
  const fields = fieldsOf(data?.customer) ?? fieldsOf(data?.user) ?? data
  const id = idOf(fields)
  if (!fields || !id) {
    mapping.warn('data._id', 'is missing')
    return null
  }
  const language = textOf(fields.language)
  const gender = textOf(fields.gender).toLowerCase()
  return {
    id,
    username: textOf(fields.username) || textOf(fields.name),
    email: textOf(fields.email),
    gender: gender === 'male' || gender === 'female' ? gender : '',
    language: language === 'ar' || language === 'en' ? language : null,
    image: pictureAddress(fields.imageBase64 ?? fields.image, mapping, 'imageBase64'),
    phone: textOf(fields.phone).replace(/^\+/, ''),
  }
}

/** A token that fits in a cookie; null otherwise. */
export function readToken(answer: unknown, mapping: MappingContext): string | null {
  const fields = fieldsOf(answer)
  const token = textOf(fields?.token ?? fieldsOf(fields?.data)?.token)
  if (isToken(token)) return token
  mapping.warn('token', token ? 'does not fit in a cookie' : 'is missing')
  return null
}
