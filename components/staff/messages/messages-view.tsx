import Link from 'next/link'
import { Button, buttonClass } from '@/components/ui/button'
import type { Language } from '@/lib/config/constants'
import { messageStates, type MessageCounts, type MessagePage, type MessageState } from '@/lib/contract/staff-messages'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { staffTime } from '../kit/when'
import { Resend } from './resend'

interface Props extends MessagePage {
  counts: MessageCounts
  state: MessageState | undefined
  search: string
  language: Language
  t: StaffTranslator
}

/** The log of messages to customers and to the shop itself; failed ones are sent again here. */
export function MessagesView({ messages, next, counts, state, search, language, t }: Props) {
  const address = (to: { state?: string; after?: string }) =>
    `/staff/messages?${new URLSearchParams({ ...(search && { search }), ...to })}`
  const all = counts.waiting + counts.sent + counts.failed
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Messages.title')}</h1>
        <form action="/staff/messages" role="search" className="staff-search flex gap-2">
          {state && <input type="hidden" name="state" value={state} />}
          <span className="field-control field-pill flex-1">
            <input
              name="search"
              type="search"
              defaultValue={search}
              className="field-input"
              aria-label={t('Messages.search')}
              placeholder={t('Messages.search')}
            />
          </span>
          <Button type="submit" look="quiet" size="small">
            {t('Audit.apply')}
          </Button>
        </form>
      </div>
      <nav aria-label={t('Messages.title')} className="staff-tabs">
        <Link href={address({})} prefetch={false} aria-current={state ? undefined : 'page'}>
          {t('Orders.all')} <span>{all}</span>
        </Link>
        {messageStates.map((one) => (
          <Link
            key={one}
            href={address({ state: one })}
            prefetch={false}
            aria-current={one === state ? 'page' : undefined}
          >
            {t(`Messages.states.${one}`)} <span>{counts[one]}</span>
          </Link>
        ))}
      </nav>
      {messages.length === 0 ? (
        <p className="staff-card">{t('Messages.empty')}</p>
      ) : (
        <table className="staff-table">
          <thead>
            <tr>
              {(['to', 'what', 'when', 'state', 'action'] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`Messages.columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.map((message) => (
              <tr key={message.id}>
                <td>
                  <bdi dir="ltr" className="font-medium">
                    {message.channel === 'whatsapp' ? `+${message.recipient}` : message.recipient}
                  </bdi>
                </td>
                <td>
                  {templateName(message.template, t)}
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
      {next !== null && (
        <Link
          href={address({ ...(state && { state }), after: next })}
          prefetch={false}
          className={buttonClass({ look: 'quiet', size: 'small' }, 'mt-5')}
        >
          {t('Messages.older')}
        </Link>
      )}
    </>
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
