import { quoted } from './amounts'
import type { Column } from './columns'

const YES = /^(?:true|yes|y|1|نعم|ظاهر)$/i
const NO = /^(?:false|no|n|0|لا|مخفي)$/i
const HIDDEN = /^(?:draft|archived|unlisted)$/i

export function isYes(cell: string): boolean {
  return YES.test(visibleText(cell))
}

/**
 * Whether a product is published. An empty cell publishes, as at Shopify. An unknown value hides the product and is noted: it must
 * not be sold by mistake.
 */
export function isVisible(first: (column: Column) => string, note: (reason: string) => void): boolean {
  const [published, status, included] = [
    visibleText(first('published')),
    visibleText(first('status')),
    visibleText(first('marketIncluded')),
  ]
  if (NO.test(published) || HIDDEN.test(status)) return false
  if (NO.test(included)) {
    note('it is not included in the market in the Emirates: the product is not shown')
    return false
  }
  const unknown = [
    published !== '' && !YES.test(published) && `Published ${quoted(published)} is neither TRUE nor FALSE`,
    status !== '' && !/^active$/i.test(status) && `the status ${quoted(status)} is not known`,
    included !== '' && !YES.test(included) && `Included ${quoted(included)} is neither TRUE nor FALSE`,
  ].filter((reason) => reason !== false)
  for (const reason of unknown) note(`${reason}: the product is not shown`)
  return unknown.length === 0
}

/** Removes invisible characters. */
function visibleText(cell: string): string {
  return cell.replace(/\p{Cf}/gu, '').trim()
}
