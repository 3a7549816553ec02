/**
 * Has `ar` counted in Latin digits, as the server writes them. Browsers with older locale data (seen with ICU 72, in WebKitGTK 2.50)
 * say ٣٠١ where the page beside it says 301. Call before the first message is said.
 */
export function countInLatinDigits(): void {
  Intl.NumberFormat = new Proxy(Intl.NumberFormat, {
    construct: (NumberFormat, [locale, options]) =>
      new NumberFormat(locale === 'ar' ? 'ar-u-nu-latn' : locale, options),
  })
}
