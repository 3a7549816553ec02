import type { Graph } from 'schema-dts'

/** Structured data, as the script's text: React escapes what could end the element early. Standards 6. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
