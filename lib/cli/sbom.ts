import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { z } from 'zod'

const Licence = z.object({
  license: z.object({ id: z.string().optional(), name: z.string().optional() }).optional(),
  expression: z.string().optional(),
})
const Sbom = z.object({
  components: z.array(z.object({ name: z.string(), version: z.string(), licenses: z.array(Licence).optional() })),
})

/** `npm run sbom`: writes what the shop runs with, as CycloneDX, and a list of the licences. */
const text = execFileSync('npm', ['sbom', '--sbom-format', 'cyclonedx', '--omit', 'dev'], { encoding: 'utf8' })
const { components } = Sbom.parse(JSON.parse(text))
const lines = components.map(({ name, version, licenses = [] }) => {
  const named = licenses.map(({ license, expression }) => license?.id ?? license?.name ?? expression)
  return `${name}@${version}\t${named.join(', ') || 'none named'}\n`
})
writeFileSync('sbom.cdx.json', text)
writeFileSync('licences.tsv', lines.toSorted().join(''))
console.error(`sbom.cdx.json and licences.tsv: ${components.length} packages`)
