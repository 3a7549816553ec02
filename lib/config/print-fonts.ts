const scripts = ['latin', 'arabic'] as const

export interface PrintFont {
  script: (typeof scripts)[number]
  weight: 400 | 600
  /** Relative to the project. */
  path: string
}

/**
 * The typeface's files for printed documents, with all letters of their scripts and one weight each: the PDF library takes neither
 * variable fonts nor WOFF2. Built by `npm run fonts`.
 */
export const printFonts: PrintFont[] = scripts.flatMap((script) =>
  ([400, 600] as const).map((weight) => ({ script, weight, path: `components/brand/fonts/${script}-${weight}.ttf` })),
)
