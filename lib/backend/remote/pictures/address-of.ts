import 'server-only'
import { mediaUrl } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { pictureKind } from '@/lib/shop/media/picture-kind'
import type { MappingContext } from '../mappers/mapper'
import { allowedAddress } from './allowed'
import { keepOriginal } from './originals'

const DATA_URI = /^data:[\w/+.-]*;base64,/i
const BARE = /^[A-Za-z0-9+/_-][A-Za-z0-9+/_\s-]*={0,2}\s*$/
/** The largest picture a host may send, bytes. */
const MAX_BYTES = 12_000_000
/** What a bare base64 text has at least: the smallest pictures are longer. */
const SHORTEST = 32

/**
 * Where a picture of the host stands at our place: `/media/<hash>`. It may come as a data URI, as bare base64 or as an
 * address, whole or beginning with `/`. Null for no picture, and, with a line in the log, for what is none.
 */
export function pictureAddress(value: unknown, reading: MappingContext, field: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') return puzzled(reading, field, 'is no text')
  const text = value.trim()
  if (/^data:/i.test(text)) return fromBase64(text.replace(DATA_URI, ''), reading, field)
  if (/^(https?:)?\/\//i.test(text) || isPath(text)) return fromAddress(text, reading, field)
  return fromBase64(text, reading, field)
}

/** A JPEG in bare base64 begins with `/9j/`, and so does no path of pictures. */
function isPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('/9j/') && text.length < 2000
}

function fromAddress(text: string, reading: MappingContext, field: string): string | null {
  const url = allowedAddress(text)
  if (!url) return puzzled(reading, field, 'is an address of a host that IMAGE_HOSTS does not allow')
  const hash = pictureHash(`url ${url.href}`)
  keepOriginal(hash, url)
  return mediaUrl(hash)
}

function fromBase64(text: string, reading: MappingContext, field: string): string | null {
  // Only the beginning is looked at: the decoder skips what does not belong.
  if (text.length < SHORTEST || !BARE.test(text.slice(0, 200)))
    return puzzled(reading, field, 'is neither base64 nor an address')
  if (text.length > MAX_BYTES * 1.4) return puzzled(reading, field, 'is too large')
  const bytes = Buffer.from(text, 'base64')
  if (!pictureKind(bytes)) return puzzled(reading, field, 'is no picture we take (JPEG, PNG, WebP, GIF, AVIF)')
  const hash = pictureHash(bytes)
  keepOriginal(hash, bytes)
  return mediaUrl(hash)
}

function puzzled(reading: MappingContext, field: string, why: string): null {
  reading.puzzled(field, why)
  return null
}
