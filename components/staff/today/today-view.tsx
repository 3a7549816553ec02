import { Icon, eye, plus, box } from '@/components/ui/icon'
import type { StaffProducts } from '@/lib/contract/staff-catalogue'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffTexts } from '../kit/translations'
import { staffDay } from '../kit/when'
import { SoundButton } from '../live/sound-button'
import { ConcernsCard } from './concerns-card'
import { CutsCard } from './cuts-card'
import { SalesChart } from './sales-chart'
import { TodayFigures, type TodayFacts } from './today-figures'
import { allLink, WaitingCard } from './waiting-card'
import { WindowsCard } from './windows-card'
import { ActionLink, PageButton, StaffLink } from '../kit/links'
import { Card } from '../kit/card'

interface Props extends TodayFacts, StaffTexts {
  name: string
  now: Date
  waiting: DeskOrder[]
  low: StaffProducts
  mayPlace: boolean
  /** Whether the member may open products. */
  mayStock: boolean
}

const home = '/'

/** The first page of a working day: what waits, what is due today, what is sold, what runs out. */
export function TodayView({ name, now, mayPlace, mayStock, language, t, ...facts }: Props) {
  const { counts, waiting, work, cuts, concerns, failed, unsent, sales, low } = facts
  return (
    <>
      <div className="staff-title">
        <div>
          <h1 className="text-h2">{t(`Today.${partOfDay(now)}`, { name })}</h1>
          <p className="text-date-600">{staffDay(now, language)}</p>
        </div>
        <div className="ms-auto flex flex-wrap gap-3">
          {work && <SoundButton />}
          {/* A full load: the storefront has another root layout. */}
          <ActionLink href={home}>
            <Icon shape={eye} />
            {t('Common.shop')}
          </ActionLink>
          {mayPlace && (
            <PageButton href="/staff/orders/new" look="primary">
              <Icon shape={plus} />
              {t('Orders.new')}
            </PageButton>
          )}
        </div>
      </div>
      <TodayFigures {...facts} now={now} language={language} t={t} />
      <div className="staff-columns">
        {/* Without it, what runs low stands in its place. */}
        {(sales ?? work) && (
          <div className="grid content-start gap-5">
            {sales && <SalesChart sales={sales} title={t('Today.chart')} language={language} t={t} />}
            {work && work.length > 0 && <WindowsCard work={work} now={now} language={language} t={t} />}
            {work && <CutsCard cuts={cuts} language={language} t={t} />}
          </div>
        )}
        <div className="grid content-start gap-5">
          {concerns && concerns.length + failed + unsent.length > 0 && (
            <ConcernsCard concerns={concerns} failed={failed} unsent={unsent} t={t} />
          )}
          {work && <WaitingCard orders={waiting} total={counts.pending ?? 0} language={language} t={t} />}
          <LowCard low={low} links={mayStock} language={language} t={t} />
        </div>
      </div>
    </>
  )
}

function partOfDay(now: Date): 'morning' | 'afternoon' | 'evening' {
  const hour = Number(new Intl.DateTimeFormat('en-GB', { timeZone: 'Asia/Dubai', hour: '2-digit' }).format(now))
  return hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening'
}

/** Products of which few are left. */
function LowCard({
  low: { products, total },
  links,
  language,
  t,
}: { low: StaffProducts; links: boolean } & StaffTexts) {
  return (
    <Card icon={box} title={t('Today.low')} className="gap-2">
      {products.length === 0 && <p>{t('Today.noLow')}</p>}
      <ul className="staff-low">
        {products.map(({ id, handle, title, stock }) => (
          <li key={id}>
            {links ? (
              <StaffLink href={`/staff/products/${handle}`} className="staff-row-link">
                <bdi>{title[language] || title.en}</bdi>
              </StaffLink>
            ) : (
              <bdi>{title[language] || title.en}</bdi>
            )}
            <span className="staff-chip">{t('Today.left', { count: stock })}</span>
          </li>
        ))}
      </ul>
      {links && total > products.length && (
        <StaffLink href="/staff/products?stock=low" className={allLink}>
          {t('Today.all', { count: total })}
        </StaffLink>
      )}
    </Card>
  )
}
