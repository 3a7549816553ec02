import { Button } from '@/components/ui/button'
import type { AuditEntry, AuditPage } from '@/lib/contract/staff-accounts'
import { STAFF_BASE } from '@/lib/contract/staff'
import { isNamed, wordsOf, type AuditTexts } from '@/lib/i18n/audit-words'
import { changedValues } from '@/lib/i18n/changed-values'
import { listHref, NextPage } from '../kit/list-parts'
import type { StaffTexts } from '../kit/translations'
import { staffTime } from '../kit/when'
import { PageTitle } from '../kit/page-title'
import { ActionLink } from '../kit/links'

interface Props extends AuditPage, StaffTexts {
  query: { search: string; from: string; to: string }
  mayExport: boolean
  texts: AuditTexts
}

/** The audit log: who changed what, with search and filters. */
export function AuditView({ entries, next, query, mayExport, texts, language, t }: Props) {
  return (
    <>
      <PageTitle title={t('Audit.title')}>
        {mayExport && (
          <ActionLink href={`${STAFF_BASE}/audit/export`} download className="ms-auto">
            {t('Audit.export')}
          </ActionLink>
        )}
      </PageTitle>
      <form
        action="/staff/audit"
        role="search"
        className="mb-4 grid items-end gap-3 lg:grid-cols-[minmax(0,2fr)_1fr_1fr_auto]"
      >
        <Filter name="search" type="search" label={t('Audit.search')} value={query.search} />
        <Filter name="from" type="date" label={t('Audit.from')} value={query.from} />
        <Filter name="to" type="date" label={t('Audit.to')} value={query.to} />
        <Button type="submit" look="quiet" size="small">
          {t('Common.search')}
        </Button>
      </form>
      {entries.length === 0 && <p className="staff-card">{t('Audit.empty')}</p>}
      <ol className="grid gap-3">
        {entries.map((entry) => (
          <Entry key={entry.seq} entry={entry} texts={texts} language={language} t={t} />
        ))}
      </ol>
      <NextPage href={next !== null && listHref('/staff/audit', { ...query, before: next })}>
        {t('Audit.older')}
      </NextPage>
    </>
  )
}

function Filter({ name, type, label, value }: { name: string; type: 'search' | 'date'; label: string; value: string }) {
  return (
    <label className="grid gap-1">
      <span className="text-note text-date-600">{label}</span>
      <span className="field-control field-pill">
        <input
          name={name}
          type={type}
          defaultValue={value}
          className="field-input"
          dir={type === 'date' ? 'ltr' : 'auto'}
        />
      </span>
    </label>
  )
}

function Entry({ entry, texts, language, t }: { entry: AuditEntry } & Pick<Props, 'texts' | keyof StaffTexts>) {
  const { actor, address, at, call, data, via } = entry
  const words = wordsOf(call, texts)
  const subject = words.subject(entry.subject)
  return (
    <li className="staff-card grid gap-2 wrap-anywhere">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          {isNamed(call) && (
            <span className="font-semibold">
              {t(`Audit.calls.${call}`)}
              {subject && ':'}{' '}
            </span>
          )}
          <bdi className="font-semibold">{subject}</bdi>{' '}
          <bdi dir="ltr" className="inline-block text-note text-date-600">
            {call}
          </bdi>
        </span>
        <span className="text-small text-date-600">{staffTime(at, language)}</span>
      </p>
      <p className="text-small">
        {t('Audit.by')} <bdi>{via === 'token' ? t('Audit.token') : actor.name}</bdi>
        {address && (
          <>
            {' '}
            <bdi>{t('Audit.address', { address })}</bdi>
          </>
        )}
      </p>
      {data === null ? (
        <p className="text-small text-date-600">{t('Audit.erased')}</p>
      ) : (
        <dl className="grid gap-1 text-(length:--text-note)">
          <Values label={t('Audit.before')} text={changedValues(data.before, data.after, words)} />
          <Values label={t('Audit.after')} text={changedValues(data.after, data.before, words)} />
        </dl>
      )}
    </li>
  )
}

const VALUE_MAX = 600

function Values({ label, text }: { label: string; text: string }) {
  if (text === '') return null
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-2">
      <dt className="text-date-600">{label}</dt>
      <dd>
        <bdi dir="auto" className="whitespace-pre-line">
          {text.length > VALUE_MAX ? `${text.slice(0, VALUE_MAX)}…` : text}
        </bdi>
      </dd>
    </div>
  )
}
