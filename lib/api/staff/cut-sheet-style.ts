/** Style sheet of the butcher's sheet: black on white, A4, no line over two pages. */
export const cutSheetStyle = `
@page { size: A4; margin: 14mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 12pt/1.5 'Readex Pro', 'Noto Sans Arabic', Tahoma, Arial, sans-serif }
.sheet { max-width: 182mm; margin-inline: auto }
header { display: flex; align-items: center; justify-content: space-between; gap: 8mm; border-bottom: 2pt solid; padding-bottom: 4mm }
h1 { font-size: 20pt; line-height: 1.3 }
.code { flex: none; text-align: center; font: 700 20pt/1.2 ui-monospace, monospace; letter-spacing: 2pt }
.code svg { display: block; width: 72mm; height: 16mm }
.both { display: inline-flex; flex-wrap: wrap; column-gap: 3mm; align-items: baseline }
.second { font-size: 0.8em; font-weight: 400; color: #444 }
dl { display: flex; flex-wrap: wrap; gap: 3mm 10mm; padding-block: 4mm }
dt { font-size: 10pt; color: #444 }
dd { display: flex; flex-wrap: wrap; column-gap: 5mm; align-items: baseline; margin: 0; font-size: 14pt; font-weight: 700 }
section { display: flex; gap: 6mm; border-top: 1pt solid #888; padding-block: 5mm; break-inside: avoid }
section img { flex: none; width: 32mm; height: 32mm; object-fit: cover; border-radius: 3mm }
.line { flex: 1; min-width: 0; overflow-wrap: anywhere }
.line dl { padding-block: 3mm 0 }
h2 { font-size: 16pt; line-height: 1.35 }
.count { font-size: 20pt; line-height: 1.1 }
.note { display: grid; margin-top: 4mm; border: 2pt solid; border-radius: 2mm; padding: 3mm 4mm; font-size: 16pt; font-weight: 700; white-space: pre-wrap }
.note .both { font-size: 10pt }
@media screen { body { padding: 10mm } }
@media screen and (width < 40rem) {
  body { padding: 4mm }
  header { flex-wrap: wrap; gap: 3mm }
  section { gap: 3mm }
  section img { width: 18mm; height: 18mm }
}
`
