import 'server-only'
import { Document, Page, StyleSheet, Text, View } from '@react-pdf/renderer'
import type { ComponentProps, ReactNode } from 'react'
import type { Bilingual } from '@/lib/contract/bilingual'
import type { Sheet, SheetFact } from './sheet'

const GREEN = '#123524'
const MUTED = '#6b5144'
const RULE = '#e2d6bf'

const styles = StyleSheet.create({
  page: { padding: 40, fontFamily: ['latin', 'arabic'], fontSize: 9.5, lineHeight: 1.4, color: '#21160f' },
  between: { flexDirection: 'row', justifyContent: 'space-between', gap: 16 },
  title: { fontSize: 20, fontWeight: 600, color: GREEN },
  name: { fontSize: 11, fontWeight: 600, color: GREEN },
  block: { marginTop: 12, paddingTop: 10, borderTop: `1 solid ${RULE}` },
  muted: { color: MUTED },
  head: { marginTop: 16, paddingBottom: 4, borderBottom: `1.5 solid ${GREEN}`, fontSize: 8.5, fontWeight: 600 },
  row: { flexDirection: 'row', gap: 8, paddingVertical: 5 },
  ruled: { borderBottom: `1 solid ${RULE}` },
  description: { flex: 1 },
  cell: { width: 58, textAlign: 'right' },
  /** With a column for discounts. */
  narrow: { width: 50, textAlign: 'right' },
  small: { fontSize: 8 },
  sums: { marginTop: 12, marginLeft: 'auto', width: 340 },
  sum: { marginTop: 4, paddingTop: 6, borderTop: `1.5 solid ${GREEN}`, fontSize: 11, fontWeight: 600 },
  /** From the top: with a line height, the library draws no rendered text that is placed from the bottom. */
  foot: { position: 'absolute', top: 812, left: 0, right: 0, textAlign: 'center', fontSize: 8 },
})

type Style = ComponentProps<typeof View>['style']

/** The pages of a tax document. `issuedAt`: ISO 8601, so that the file is always the same. */
export function PdfSheet({ sheet, issuedAt }: { sheet: Sheet; issuedAt: string }) {
  const { title, number, seller, facts, buyer, columns, rows, sums, note } = sheet
  const made = new Date(issuedAt)
  const cell = columns.length > 6 ? styles.narrow : styles.cell
  return (
    <Document title={`${title.en} ${number}`} author={seller.name.en} creationDate={made} modificationDate={made}>
      <Page size="A4" style={styles.page}>
        <View style={styles.between}>
          <Text style={styles.title}>{title.en}</Text>
          <Arabic style={styles.title}>{title.ar}</Arabic>
        </View>
        <View style={[styles.between, { marginTop: 20 }]}>
          <View style={{ flex: 1 }}>
            <Text style={styles.name}>{seller.name.en}</Text>
            <Text>{seller.address.en}</Text>
          </View>
          <View style={{ flex: 1 }}>
            <Arabic style={styles.name}>{seller.name.ar}</Arabic>
            <Arabic>{seller.address.ar}</Arabic>
          </View>
        </View>
        <Fact fact={seller.trn} />
        <View style={styles.block}>
          {facts.map((fact) => (
            <Fact key={fact.label.en} fact={fact} />
          ))}
        </View>
        {buyer && (
          <View style={styles.block}>
            <View style={styles.between}>
              <Text style={styles.name}>{buyer.heading.en}</Text>
              <Arabic style={styles.name}>{buyer.heading.ar}</Arabic>
            </View>
            {buyer.lines.map((line, at) => (
              <Typed key={at}>{line}</Typed>
            ))}
            {buyer.trn && <Fact fact={buyer.trn} />}
          </View>
        )}
        <View>
          <View style={[styles.row, styles.head]} fixed>
            {columns.map((column, at) => (
              <View key={column.en} style={at === 0 ? styles.description : cell}>
                <Text>{column.en}</Text>
                <Arabic>{column.ar}</Arabic>
              </View>
            ))}
          </View>
          {rows.map((row, at) => (
            <Row key={at} {...row} cell={cell} />
          ))}
        </View>
        <View style={styles.sums} wrap={false}>
          {sums.map((fact, at) => (
            <Fact key={fact.label.en} fact={fact} style={at === sums.length - 1 ? styles.sum : undefined} />
          ))}
        </View>
        <View style={[styles.between, styles.block, styles.small, styles.muted]} wrap={false}>
          <Text>{note.en}</Text>
          <Arabic>{note.ar}</Arabic>
        </View>
        <Text
          style={[styles.foot, styles.muted]}
          fixed
          render={({ pageNumber, totalPages }) => (totalPages > 1 ? `${number} · ${pageNumber} / ${totalPages}` : '')}
        />
      </Page>
    </Document>
  )
}

function Row({ description, details, cells, cell: style }: Sheet['rows'][number] & { cell: Style }) {
  const detail: Style = [styles.small, styles.muted]
  return (
    <View style={[styles.row, styles.ruled]} wrap={false}>
      <View style={styles.description}>
        <Both text={description} />
        {details.en !== '' && <Both text={details} style={detail} />}
      </View>
      {cells.map((cell, at) => (
        <Text key={at} style={style}>
          {cell}
        </Text>
      ))}
    </View>
  )
}

/** English label, value, Arabic label. */
function Fact({ fact: { label, value }, style }: { fact: SheetFact; style?: Style }) {
  return (
    <View style={[styles.between, { marginTop: 2 }, ...(style ? [style].flat() : [])]}>
      <Text style={[styles.muted, { flex: 1 }]}>{label.en}</Text>
      <Text style={{ fontWeight: 600 }}>{value}</Text>
      <View style={{ flex: 1 }}>
        <Arabic style={styles.muted}>{label.ar}</Arabic>
      </View>
    </View>
  )
}

/** A text in English, then in Arabic unless it is the same. */
function Both({ text, style }: { text: Bilingual; style?: Style }) {
  return (
    <>
      <Typed style={style}>{text.en}</Typed>
      {text.ar !== text.en && <Typed style={style}>{text.ar}</Typed>}
    </>
  )
}

/** Text in the direction of its first letter. */
function Typed({ style, children }: { style?: Style; children: string }) {
  const first = /\p{L}/u.exec(children)?.[0] ?? ''
  return /\p{Script=Arabic}/u.test(first) ? (
    <Arabic style={style}>{children}</Arabic>
  ) : (
    <Text style={style}>{children}</Text>
  )
}

function Arabic({ style, children }: { style?: Style; children: ReactNode }) {
  return <Text style={[{ direction: 'rtl', textAlign: 'right' }, ...(style ? [style].flat() : [])]}>{children}</Text>
}
