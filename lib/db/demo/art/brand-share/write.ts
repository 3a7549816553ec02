import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@/lib/config/constants'
import { drawBrandShare } from './draw'

// `npm run share-pictures [FOLDER]`: redraws the shop's share images after a change of `Meta.shareLine`, the name or the scene.
const folder = process.argv[2] ?? 'components/brand/share'
await mkdir(folder, { recursive: true })
for (const language of languages) await writeFile(join(folder, `${language}.jpg`), await drawBrandShare(language))
