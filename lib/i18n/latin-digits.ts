/**
 * Makes `Intl` format `ar` numbers with Latin digits, as the server does. Older locale data (ICU 72 in WebKitGTK 2.50) use
 * Arabic-Indic digits. Call before the first message is formatted.
 */
export function countInLatinDigits(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (NumberFormat, [locale, options]) =>
      new NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, options),
  })
}
