import { wellFormed } from '@/lib/utils/graphemes'

/** Characters that XML 1.0 forbids even when escaped. */
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

export function escapeXml(text: string): string {
  return wellFormed(text)
    .replace(impossible, '')
    .replace(/[&<>"']/g, (one) => entities[one] ?? one)
}

export function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}
