import type { Graph } from 'schema-dts'

/** Structured data as a script's text; React escapes `</script>`. Standards 6. */
export function JsonLd({ data }: { data: Graph }) {
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>
}
