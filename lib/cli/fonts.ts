import { writeFile } from 'node:fs/promises'
import { printFonts } from '@/lib/config/print-fonts'
import { drawFace, drawPrintFont, facesWanted, fileOf } from './fonts/faces'

/** `npm run fonts`: rebuilds the typefaces that `app/fonts.css` uses from the font package. Standards 25. */
async function main(): Promise<void> {
  for (const face of await facesWanted()) {
    const bytes = await drawFace(face)
    await writeFile(fileOf(face), bytes)
    console.log(`${fileOf(face)}: ${(bytes.length / 1000).toFixed(1)} KB`)
  }
  for (const font of printFonts) await writeFile(font.path, await drawPrintFont(font))
}

void main()
