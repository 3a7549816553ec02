import type { DropItem } from 'react-aria-components'
import type { PictureFile } from './run-import'

export interface Chosen {
  csv: File | null
  pictures: PictureFile[]
}

/** Adds files to what is chosen: a CSV replaces the one before, pictures replace those of the same path. */
export function withFiles(chosen: Chosen, files: PictureFile[]): Chosen {
  const text = files.every(({ path }) => isText(path)) ? files[0] : undefined
  const csv = files.find(({ path }) => isCsv(path)) ?? text
  const byPath = new Map(chosen.pictures.map((one) => [one.path, one]))
  for (const one of files) if (one !== csv && !isCsv(one.path)) byPath.set(one.path, one)
  return { csv: csv?.file ?? chosen.csv, pictures: [...byPath.values()] }
}

/** Whether a file is a picture or video by its type. */
export function isPicture({ file }: PictureFile): boolean {
  return /^(image|video)\//.test(file.type)
}

/** Whether a file is a workbook of Excel, which has to be saved as CSV. */
export function isWorkbook({ path }: PictureFile): boolean {
  return /\.xlsx?$/i.test(path)
}

function isCsv(path: string): boolean {
  return path.toLowerCase().endsWith('.csv')
}

/** Whether a file is a text, as Excel saves "Unicode text". One among pictures holds notes. */
function isText(path: string): boolean {
  return /^[^/]+\.txt$/i.test(path)
}

/** Files of a file button, by their path in the chosen folder. */
export function filesOf(list: FileList): PictureFile[] {
  return [...list].map((file) => ({ file, path: file.webkitRelativePath || file.name })).filter(isShown)
}

/** Dropped files, also those of dropped folders. */
export async function droppedFiles(
  items: Iterable<DropItem> | AsyncIterable<DropItem>,
  under = '',
): Promise<PictureFile[]> {
  const found: PictureFile[] = []
  for await (const item of items) {
    if (item.kind === 'file') found.push({ path: `${under}${item.name}`, file: await item.getFile() })
    if (item.kind === 'directory') found.push(...(await droppedFiles(item.getEntries(), `${under}${item.name}/`)))
  }
  return found.filter(isShown)
}

/** Hidden files, such as those that a Mac adds to a folder, are no pictures. */
function isShown({ path }: PictureFile): boolean {
  return !path.split('/').some((part) => part.startsWith('.'))
}
