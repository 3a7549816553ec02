import { characterStarts } from '@/lib/utils/graphemes'
import { withoutDirectionMarks } from '@/lib/contract/direction-marks'
import { collapseWhitespace } from '@/lib/utils/collapse-whitespace'

/** Characters of a name that a mail shows. */
const NAME_LENGTH = 40

/** What holds a web, mail or file address together, where something follows at once: dots of every script, @, a scheme's colon, `//`, `\\\\`. */
const addressSign =
  /[.\u2024\u3002\ufe52\uff0e\uff61](?![\s.]|$)|[@\ufe6b\uff20](?!\s|$)|(?<=\p{L}):(?!\s|$)|:(?=\/)|\/(?=\/)|\\(?=\\)/gu

/** Five or more digits, from where on mail programs see a phone number, with nothing but its separators between them. */
const phoneNumber = /[+\uff0b]?\p{Nd}(?:[+\uff0b\p{Z}\p{Cf}\p{Pd}().\uff0e/~]*\p{Nd}){4,}/gu

/** Text that a customer typed, for a mail to the shop: on one line, with its own direction, and no address in it becomes a link. */
export function typedText(text: string): string {
  return isolated(withoutAddresses(plain(text)))
}

/** As `typedText`, for a mail to an address that nobody has proved: no phone number in it becomes a link either. */
export function typedTextForCustomer(text: string): string {
  return isolated(unlinkable(text))
}

/** A name for a mail to an address that nobody has proved: as `typedTextForCustomer`, and cut to 40 characters. */
export function typedNameForCustomer(name: string): string {
  const shown = unlinkable(name)
  const starts = characterStarts(shown, NAME_LENGTH + 1)
  return isolated(starts.length > NAME_LENGTH ? `${shown.slice(0, starts[NAME_LENGTH]).trimEnd()}…` : shown)
}

/** What is Latin, such as a number with spaces, which plain text from right to left would turn round. */
export function leftToRight(text: string): string {
  return `\u2066${withoutDirectionMarks(text)}\u2069`
}

function plain(text: string): string {
  return collapseWhitespace(withoutDirectionMarks(text))
}

/** A space after each sign: no mail program reads an address across one, while many skip invisible characters. */
function withoutAddresses(text: string): string {
  return text.replace(addressSign, '$& ')
}

/** Middle dots between short groups of digits: unlike spaces and invisible characters, no separator of phone numbers. */
function unlinkable(text: string): string {
  const broken = plain(text).replace(phoneNumber, (number) => (number.match(/\p{Nd}{1,4}/gu) ?? []).join(' · '))
  return withoutAddresses(broken)
}

/** First strong isolate: the text turns nothing beside it. Nothing typed can end it, for it has no direction marks. */
function isolated(text: string): string {
  return text && `\u2068${text}\u2069`
}
