import 'server-only'
import type { Customer } from '@/lib/contract/customer'
import { isToken } from '@/lib/api/session-cookie'
import { pictureAddress } from '../pictures/address-of'
import type { MappingContext } from './mapper'
import { dataOf, fieldsOf, idOf, textOf } from './values'

/** The customer of an answer; null, and a line in the log, when there is none in it. Spec §3. */
export function readCustomer(answer: unknown, reading: MappingContext): Customer | null {
  const data = fieldsOf(dataOf(answer))
  const fields = fieldsOf(data?.customer) ?? fieldsOf(data?.user) ?? data
  const id = idOf(fields)
  if (!fields || !id) {
    reading.puzzled('data._id', 'is missing')
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
    image: pictureAddress(fields.imageBase64 ?? fields.image, reading, 'imageBase64'),
    phone: textOf(fields.phone).replace(/^\+/, ''),
  }
}

/** A token that a cookie can hold; null for anything else. */
export function readToken(answer: unknown, reading: MappingContext): string | null {
  const fields = fieldsOf(answer)
  const token = textOf(fields?.token ?? fieldsOf(fields?.data)?.token)
  if (isToken(token)) return token
  reading.puzzled('token', token ? 'cannot stand in a cookie' : 'is missing')
  return null
}
