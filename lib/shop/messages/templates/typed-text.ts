import { characterStarts } from '@/lib/utils/graphemes'
import { withoutDirectionMarks } from '@/lib/contract/bilingual'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

/** Maximum characters of a name in an e-mail. */
const NAME_LENGTH = 40

/** Characters that join a web, mail or file address: dots of every script, @, a scheme's colon, `//`, `\\\\`. */
const addressSign =
  /[.\u2024\u3002\ufe52\uff0e\uff61](?![\s.]|$)|[@\ufe6b\uff20](?!\s|$)|(?<=\p{L}):(?!\s|$)|:(?=\/)|\/(?=\/)|\\(?=\\)/gu

/** Five or more digits, which mail programs link as a phone number, with only separators between them. */
const phoneNumber = /[+\uff0b]?\p{Nd}(?:[+\uff0b\p{Z}\p{Cf}\p{Pd}().\uff0e/~]*\p{Nd}){4,}/gu

/** Formats customer-typed text for an e-mail to the shop: one line, direction isolated, addresses not linkable. */
export function typedText(text: string): string {
  return isolated(withoutAddresses(plain(text)))
}

/** As `typedText`, for an unverified e-mail address: phone numbers are not linkable either. */
export function typedTextForCustomer(text: string): string {
  return isolated(unlinkable(text))
}

/** A name for an e-mail to an unverified address: as `typedTextForCustomer`, cut to 40 characters. */
export function typedNameForCustomer(name: string): string {
  const shown = unlinkable(name)
  const starts = characterStarts(shown, NAME_LENGTH + 1)
  return isolated(starts.length > NAME_LENGTH ? `${shown.slice(0, starts[NAME_LENGTH]).trimEnd()}…` : shown)
}

/** Isolates left-to-right text, such as a number with spaces, within right-to-left plain text. */
export function leftToRight(text: string): string {
  return `\u2066${withoutDirectionMarks(text)}\u2069`
}

function plain(text: string): string {
  return collapseWhitespace(withoutDirectionMarks(text))
}

/** Adds a space after each address sign: mail programs skip invisible characters but stop at a space. */
function withoutAddresses(text: string): string {
  return text.replace(addressSign, '$& ')
}

/** Splits digits with middle dots, which unlike spaces and invisible characters are not phone separators. */
function unlinkable(text: string): string {
  const broken = plain(text).replace(phoneNumber, (number) => (number.match(/\p{Nd}{1,4}/gu) ?? []).join(' · '))
  return withoutAddresses(broken)
}

/** Wraps text in a first-strong isolate. Typed text cannot close it: direction marks are removed before. */
function isolated(text: string): string {
  return text && `\u2068${text}\u2069`
}
