/** A problem or note about a row of the file. */
export interface Issue {
  /** Line of the file on which the row starts, from 1 (the header is line 1). */
  line: number
  handle: string | null
  reason: string
}
