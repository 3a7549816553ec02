import { stringify } from 'csv-stringify/sync'

type Row = Record<string, string>

/** Builds a CSV of `rows`; its columns are the union of theirs. */
export function csv(rows: Row[]): Uint8Array {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return new TextEncoder().encode(stringify(rows, { header: true, columns }))
}

/** A sellable product with Shopify's older headers. */
export function older(handle: string, more: Row = {}): Row {
  return {
    Handle: handle,
    Title: `Title of ${handle}`,
    'Body (HTML)': `<p>About ${handle}</p>`,
    Type: 'Feed',
    Published: 'true',
    'Option1 Name': 'Title',
    'Option1 Value': 'Default Title',
    'Variant Inventory Tracker': 'shopify',
    'Variant Inventory Qty': '5',
    'Variant Price': '10.00',
    'Variant Compare At Price': '',
    'Image Src': '',
    ...more,
  }
}

/** Encodes a text as a file's bytes. */
export function bytes(text: string): Uint8Array {
  return new TextEncoder().encode(text)
}
