import 'server-only'
import { mediaUrl } from '@/lib/media/address'
import { pictureHash } from '@/lib/media/hash'
import { pictureKind } from '@/lib/shop/media/picture-kind'
import type { MappingContext } from '../mappers/mapper'
import { allowedAddress } from './fetch-remote'
import { keepOriginal } from './originals'

const DATA_URI = /^data:[\w/+.-]*;base64,/i
const BARE = /^[A-Za-z0-9+/_-][A-Za-z0-9+/_\s-]*={0,2}\s*$/
/** The largest picture a host may send, bytes. */
const MAX_BYTES = 12_000_000
/** Minimum length of a base64 picture, in characters. */
const SHORTEST = 32

/**
 * Registers a picture of the host and returns its URL here, `/media/<hash>`. Takes a data URI, bare base64, a URL or a path.
 * Null for no picture; logs and returns null for an unusable value.
 */
export function pictureAddress(value: unknown, mapping: MappingContext, field: string): string | null {
  if (value === null || value === undefined || value === '') return null
  if (typeof value !== 'string') return unusable(mapping, field, 'is not a string')
  const text = value.trim()
  if (/^data:/i.test(text)) return fromBase64(text.replace(DATA_URI, ''), mapping, field)
  if (/^(https?:)?\/\//i.test(text) || isPath(text)) return fromAddress(text, mapping, field)
  return fromBase64(text, mapping, field)
}

/** `/9j/` begins a JPEG in bare base64, not a path. */
function isPath(text: string): boolean {
  return text.startsWith('/') && !text.startsWith('/9j/') && text.length < 2000
}

function fromAddress(text: string, mapping: MappingContext, field: string): string | null {
  const url = allowedAddress(text)
  if (!url) return unusable(mapping, field, 'is an address of a host that IMAGE_HOSTS does not allow')
  const hash = pictureHash(`url ${url.href}`)
  keepOriginal(hash, url)
  return mediaUrl(hash)
}

function fromBase64(text: string, mapping: MappingContext, field: string): string | null {
  // The decoder skips invalid characters, so checking the beginning is enough.
  if (text.length < SHORTEST || !BARE.test(text.slice(0, 200)))
    return unusable(mapping, field, 'is neither base64 nor an address')
  if (text.length > MAX_BYTES * 1.4) return unusable(mapping, field, 'is too large')
  const bytes = Buffer.from(text, 'base64')
  if (!pictureKind(bytes)) return unusable(mapping, field, 'is not a JPEG, PNG, WebP, GIF or AVIF')
  const hash = pictureHash(bytes)
  keepOriginal(hash, bytes)
  return mediaUrl(hash)
}

function unusable(mapping: MappingContext, field: string, why: string): null {
  mapping.warn(field, why)
  return null
}
