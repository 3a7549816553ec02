/** Signatures of files mistaken for CSV, with advice for each. */
const kinds: [head: string, advice: string][] = [
  ['\xD0\xCF\x11\xE0', 'This is an Excel workbook: open it in Excel, save it as "CSV UTF-8" and import that file.'],
  ['\x1F\x8B', 'This is a compressed file (gzip): unpack it and import the CSV in it.'],
  ['%PDF', 'This is a PDF: save the list as "CSV UTF-8" where it was written and import that file.'],
]
const ZIP = 'PK\x03\x04'
/** File names inside workbook archives of Excel, LibreOffice and Numbers. */
const workbookParts: [part: string, program: string][] = [
  ['xl/workbook', 'an Excel workbook: open it in Excel'],
  ['[Content_Types].xml', 'an Excel workbook: open it in Excel'],
  ['opendocument.spreadsheet', 'a spreadsheet of LibreOffice: open it there'],
  ['Index/', 'a spreadsheet of Numbers: open it there'],
]

/** Explains by its first bytes why a file is not a CSV; null when nothing shows it. */
export function otherFileKind(bytes: Uint8Array): string | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const begins = (head: string) => file.subarray(0, head.length).equals(Buffer.from(head, 'latin1'))
  if (!begins(ZIP)) return kinds.find(([head]) => begins(head))?.[1] ?? null
  const workbook = workbookParts.find(([part]) => file.includes(part))?.[1]
  if (workbook) return `This is ${workbook}, save it as "CSV UTF-8" and import that file.`
  return 'This is a ZIP archive: unpack it and import the CSV in it.'
}
