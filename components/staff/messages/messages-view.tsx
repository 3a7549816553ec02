import { stageOf } from '@/lib/contract/order'
import {
  messageStates,
  type MessageCounts,
  type MessageOrder,
  type MessagePage,
  type MessageState,
} from '@/lib/contract/staff-messages'
import { fullPhone } from '@/lib/i18n/phone'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { ColumnHeads, ListSearch, listHref, NextPage } from '../kit/list-parts'
import { ListTabs } from '../kit/list-tabs'
import type { StaffTexts } from '../kit/translations'
import { staffTime } from '../kit/when'
import { Resend } from './resend'
import { PageTitle } from '../kit/page-title'
import { StaffLink } from '../kit/links'

interface Props extends MessagePage, StaffTexts {
  counts: MessageCounts
  state: MessageState | undefined
  search: string
}

/** The log of messages to customers and to the shop itself; failed ones are sent again here. */
export function MessagesView({ messages, next, counts, state, search, language, t }: Props) {
  const href = (to: { state?: string; after?: string }) => listHref('/staff/messages', { search, ...to })
  const all = counts.waiting + counts.sent + counts.failed
  return (
    <>
      <PageTitle title={t('Messages.title')}>
        <ListSearch
          action="/staff/messages"
          label={t('Messages.search')}
          value={search}
          kept={{ state }}
          apply={t('Common.search')}
        />
      </PageTitle>
      <ListTabs
        label={t('Messages.title')}
        tabs={[
          { href: href({}), label: t('Orders.all'), current: !state, count: all },
          ...messageStates.map((one) => ({
            href: href({ state: one }),
            label: t(`Messages.states.${one}`),
            current: one === state,
            count: counts[one],
          })),
        ]}
      />
      {messages.length === 0 ? (
        <p className="staff-card">{t('Messages.empty')}</p>
      ) : (
        <table className="staff-table">
          <ColumnHeads
            names={(['to', 'what', 'when', 'state', 'action'] as const).map((column) =>
              t(`Messages.columns.${column}`),
            )}
          />
          <tbody>
            {messages.map((message) => (
              <tr key={message.id}>
                {/* An e-mail address in half of a phone would break within words. */}
                <td className="max-wide:col-span-full">
                  <bdi dir="ltr" className="font-medium">
                    {message.channel === 'whatsapp' ? fullPhone(message.recipient) : message.recipient}
                  </bdi>
                </td>
                <td>
                  {templateName(message.template, t)}
                  {message.order && <AboutOrder order={message.order} t={t} />}
                  <span className="staff-quiet">
                    {t(message.channel === 'whatsapp' ? 'Order.whatsapp' : 'Common.email')}
                  </span>
                </td>
                <td>{staffTime(message.createdAt, language)}</td>
                <td>
                  <span className="staff-chip" data-state={message.state}>
                    {t(`Messages.states.${message.state}`)}
                  </span>
                  <span className="staff-quiet">
                    {staffTime(message.at, language)}
                    {message.attempts > 1 && ` · ${t('Messages.attempts', { count: message.attempts })}`}
                  </span>
                </td>
                <td>{message.resendable && <Resend id={message.id} />}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <NextPage href={next !== null && href({ state, after: next })}>{t('Messages.older')}</NextPage>
    </>
  )
}

/** Tells the messages about an order from those about another, and from one another. */
function AboutOrder({ order, t }: { order: MessageOrder; t: StaffTranslator }) {
  return (
    <span className="staff-quiet">
      <StaffLink href={`/staff/orders/${order.code}`} className="staff-row-link">
        <bdi dir="ltr">{order.code}</bdi>
      </StaffLink>{' '}
      · {t(`Status.${stageOf(order)}`)}
    </span>
  )
}

const templates = [
  'account-exists',
  'new-order',
  'order-confirmation',
  'order-status',
  'password-changed',
  'sent-password',
  'signup-code',
] as const

function templateName(template: string, t: StaffTranslator): string {
  const known = templates.find((one) => one === template)
  return known ? t(`Messages.templates.${known}`) : template
}
