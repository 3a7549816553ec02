import type { ReactNode } from 'react'
import { Money } from '@/components/ui/money'
import type { Concern, CutLine, DaySales, SlotWork, StatusCounts } from '@/lib/contract/staff-desk'
import { dubaiDate } from '@/lib/utils/dubai-time'
import type { StaffTexts } from '../kit/translations'
import { clock, hours, weekday } from '../kit/when'
import { StaffLink } from '../kit/links'
import { salesChange } from './sales-change'

/** What the first page shows; parts that are not for a role are null. */
export interface TodayFacts {
  counts: StatusCounts
  /** Null for a role without orders. */
  work: SlotWork[] | null
  cuts: CutLine[]
  /** Null for a role that does not handle orders. */
  concerns: Concern[] | null
  /** Number of messages that were given up. */
  failed: number
  /** Channels by which nothing is sent. */
  unsent: ('whatsapp' | 'email')[]
  /** Null for roles without prices. */
  sales: DaySales[] | null
  lastWeek: number | null
}

/** The numbers of the day, each with where it leads. */
export function TodayFigures({ now, language, t, ...facts }: TodayFacts & StaffTexts & { now: Date }) {
  const { counts, work, cuts, concerns, failed, unsent, sales, lastWeek } = facts
  const sold = sales?.at(-1)?.sales ?? 0
  const due = work?.reduce((sum, { toDeliver }) => sum + toDeliver, 0) ?? 0
  const most = work?.toSorted((one, other) => other.toDeliver - one.toDeliver)[0]
  const troubles = (concerns?.length ?? 0) + failed + unsent.length
  return (
    <ul className="mb-4 grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-4">
      {sales && (
        <Figure
          value={<Money fils={sold} small />}
          label={t('Today.sold')}
          note={
            lastWeek
              ? t('Today.change', { percent: salesChange(sold, lastWeek, language), weekday: weekday(now, language) })
              : ''
          }
        />
      )}
      {work && !sales && (
        <Figure value={counts.pending ?? 0} label={t('Today.toConfirm')} href="/staff/orders?status=pending" />
      )}
      {work && (
        <Figure
          value={due}
          label={t('Today.toDeliver')}
          note={most ? t('Today.deliverMost', { count: most.toDeliver, hours: hours(most, language) }) : ''}
          href={`/staff/orders?day=${dubaiDate(now)}`}
        />
      )}
      {work && (
        <Figure
          value={cuts.length}
          label={t('Today.toCut')}
          note={cuts[0] ? t('Today.firstAt', { time: clock(cuts[0].from, language) }) : ''}
          href={`/staff/orders?day=${dubaiDate(now)}&carcass=yes`}
        />
      )}
      {concerns && (
        <Figure
          value={troubles}
          label={t('Today.person')}
          alarm={troubles > 0}
          href={troubles > 0 ? '#concerns' : ''}
        />
      )}
      {work && !concerns && (
        <Figure value={counts.processing ?? 0} label={t('Today.toPrepare')} href="/staff/orders?status=processing" />
      )}
    </ul>
  )
}

interface FigureProps {
  value: ReactNode
  label: string
  note?: string
  href?: string
  alarm?: boolean
}

function Figure({ value, label, note, href, alarm }: FigureProps) {
  const content = (
    <>
      <span
        className="text-[1.625rem] leading-9 font-price text-palm-950 data-alarm:text-pomegranate-700"
        data-alarm={alarm || undefined}
      >
        {value}
      </span>
      <span>{label}</span>
      {note && <span className="text-note text-date-600">{note}</span>}
    </>
  )
  return (
    <li>
      {href ? (
        <StaffLink href={href} className="staff-card grid h-full content-start [&:hover]:bg-palm-50">
          {content}
        </StaffLink>
      ) : (
        <div className="staff-card grid h-full content-start">{content}</div>
      )}
    </li>
  )
}
