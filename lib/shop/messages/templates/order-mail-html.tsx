import { Body } from '@react-email/body'
import { Button } from '@react-email/button'
import { Column } from '@react-email/column'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Row } from '@react-email/row'
import { Text } from '@react-email/text'
import { Fragment, type ReactNode } from 'react'
import { direction, readingDirection } from '@/lib/i18n/language'
import type { Language } from '@/lib/config/constants'

/** A labelled detail. */
export interface Detail {
  label: string
  text: string
  /** Link target. */
  href?: string
}

/** Content shared by the text and HTML form. */
export interface OrderMailParts {
  /** The shop's name. */
  shop: string
  heading: string
  sentence: string
  number: string
  lines: { quantity: number; title: string; amount: string }[]
  /** The last entry is the order total. */
  totals: [label: string, amount: string][]
  deliverTo: { label: string; parts: string[] }
  details: Detail[]
  look: { label: string; href: string } | null
  /** Links to the shop's policies. */
  policies: { label: string; href: string }[]
  /** Contact details as plain text, and with links. */
  help: { text: string; withLinks: (link: (href: string, shown: string) => ReactNode) => ReactNode } | null
}

const GREEN = '#123524'
const SAND = '#f6efe2'
const INK = '#21160f'
const MUTED = '#6b5144'
const RULE = '1px solid #e2d6bf'

/** Dark mode, where the mail program supports it. Inline styles are the light theme, for programs without style sheets. */
const dark = `:root{color-scheme:light dark}
@media (prefers-color-scheme:dark){
.page,.page>table>tbody>tr>td{background:#0b2418!important;color:#fff8ea!important}
.sheet{background:${GREEN}!important}
.top{background:#1c5638!important}
.muted{color:#d9e4d6!important}
.rule{border-color:#2f6046!important}
.link{color:#f4b942!important}
.button{background:#f4b942!important;color:#0b2418!important}
}`

const page = {
  background: SAND,
  color: INK,
  fontFamily: "'Readex Pro',Tahoma,Arial,sans-serif",
  fontSize: 16,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  padding: '24px 12px',
} as const
const paragraph = { fontSize: 16, lineHeight: 1.6, margin: 0 }

/** Renders an e-mail about an order as HTML. */
export async function orderMailHtml(mail: OrderMailParts, language: Language): Promise<string> {
  // Next refuses a static import in server code.
  const { renderToStaticMarkup } = await import('react-dom/server')
  return `<!doctype html>${renderToStaticMarkup(<OrderMailHtml mail={mail} language={language} />)}`
}

function OrderMailHtml({ mail, language }: { mail: OrderMailParts; language: Language }) {
  const { shop, heading, sentence, number, lines, totals, deliverTo, details, look, policies, help } = mail
  const dir = direction(language)
  const [totalLabel, total] = totals.at(-1) ?? []
  return (
    <Html lang={language} dir={dir}>
      <Head>
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>{heading}</title>
        <style>{dark}</style>
      </Head>
      <Body className="page" style={page}>
        <Preview>{`${sentence} ${totalLabel}: ${total}`}</Preview>
        {/* Some mail programs drop the direction of the document. */}
        <Container
          className="sheet"
          dir={dir}
          style={{
            maxWidth: 560,
            background: '#ffffff',
            borderRadius: 16,
            overflow: 'hidden',
            textAlign: dir === 'rtl' ? 'right' : 'left',
          }}
        >
          <Row>
            <Column
              className="top"
              style={{ background: GREEN, color: '#ffffff', padding: '20px 28px', fontSize: 20, fontWeight: 700 }}
            >
              {shop}
            </Column>
          </Row>
          <Row>
            <Column style={{ padding: 28 }}>
              <h1 style={{ margin: '0 0 8px', fontSize: 22, lineHeight: 1.3 }}>{heading}</h1>
              <Text style={{ ...paragraph, marginBottom: 20 }}>{sentence}</Text>
              <Text className="muted" style={{ ...paragraph, marginBottom: 12, color: MUTED }}>
                {number}
              </Text>
              {lines.map(({ quantity, title, amount }, at) => (
                <AmountRow key={at} dir={dir} amount={amount} ruled>
                  {quantity} × <span dir={readingDirection(title, language)}>{title}</span>
                </AmountRow>
              ))}
              {totals.map(([label, amount], at) => (
                <AmountRow key={at} dir={dir} amount={amount} ruled={at === 0} bold={at === totals.length - 1}>
                  {label}
                </AmountRow>
              ))}
              <Text style={{ ...paragraph, marginTop: 20 }}>
                <strong>{deliverTo.label}</strong>
                {deliverTo.parts.map((part, at) => (
                  <Fragment key={at}>
                    <br />
                    <Isolated>{part}</Isolated>
                  </Fragment>
                ))}
              </Text>
              {details.map(({ label, text, href }) => (
                <Text key={label + text} style={{ ...paragraph, marginTop: 12 }}>
                  <strong>{label}</strong>
                  <br />
                  {href ? <MailLink href={href}>{text}</MailLink> : <Isolated>{text}</Isolated>}
                </Text>
              ))}
              {look && (
                <Text style={{ ...paragraph, marginTop: 24 }}>
                  <Button
                    className="button"
                    href={look.href}
                    style={{ background: GREEN, color: '#ffffff', padding: '12px 24px', borderRadius: 999 }}
                  >
                    {look.label}
                  </Button>
                </Text>
              )}
              {help && (
                <Text className="muted" style={{ ...paragraph, marginTop: 24, color: MUTED, fontSize: 14 }}>
                  {help.withLinks((href, shown) => (
                    <MailLink href={href}>{shown}</MailLink>
                  ))}
                </Text>
              )}
              {policies.length > 0 && (
                <Text className="muted" style={{ ...paragraph, marginTop: 12, color: MUTED, fontSize: 14 }}>
                  {policies.map(({ label, href }, at) => (
                    <Fragment key={href}>
                      {at > 0 && ' · '}
                      <MailLink href={href}>{label}</MailLink>
                    </Fragment>
                  ))}
                </Text>
              )}
            </Column>
          </Row>
        </Container>
      </Body>
    </Html>
  )
}

interface AmountRowProps {
  dir: 'ltr' | 'rtl'
  amount: string
  ruled?: boolean
  bold?: boolean
  children: ReactNode
}

/** A label and an amount at the opposite edge, in physical directions: mail programs ignore logical ones. */
function AmountRow({ dir, amount, ruled, bold, children }: AmountRowProps) {
  const cell = {
    padding: '8px 0',
    verticalAlign: 'top',
    ...(ruled && { borderTop: RULE }),
    ...(bold && { fontWeight: 700 }),
  }
  const rule = ruled ? 'rule' : undefined
  const gap = dir === 'rtl' ? { paddingRight: 16 } : { paddingLeft: 16 }
  return (
    <Row>
      <Column className={rule} style={cell}>
        {children}
      </Column>
      <Column
        className={rule}
        style={{ ...cell, ...gap, textAlign: dir === 'rtl' ? 'left' : 'right', whiteSpace: 'nowrap' }}
      >
        {amount}
      </Column>
    </Row>
  )
}

function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      className="link"
      href={href}
      style={{
        color: GREEN,
        textDecorationLine: undefined,
        textDecoration: 'underline',
        // In Arabic the second half of a broken number would read as its first.
        whiteSpace: href.startsWith('tel:') ? 'nowrap' : undefined,
      }}
    >
      <Isolated>{children}</Isolated>
    </Link>
  )
}

/** Isolates the direction of a text, which follows its first strong character. */
function Isolated({ children }: { children: string }) {
  return <span dir="auto">{children}</span>
}
