import type { CutLine } from '@/lib/contract/staff-desk'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { knife } from '../frame/icons'
import { Card } from '../kit/card'
import type { StaffTexts } from '../kit/translations'
import { clock } from '../kit/when'
import { lineChips } from '../orders/line-chips'
import { Thumbs } from '../orders/thumbs'
import { StaffLink } from '../kit/links'

/** The butcher's work of the day, by the hour of its delivery. */
export function CutsCard({ cuts, language, t }: { cuts: CutLine[] } & StaffTexts) {
  return (
    <Card icon={knife} title={t('Today.toCutTitle')} className="gap-2">
      {cuts.length === 0 && <p>{t('Today.noCuts')}</p>}
      <ul className="staff-waiting">
        {cuts.map((line) => (
          <li key={line.id}>
            <Thumbs images={[line.image]} size={52} />
            <div className="grid content-start gap-1">
              <span>
                <StaffLink href={`/staff/orders/${line.code}`} className="staff-row-link">
                  <bdi>{line.title[language]}</bdi>
                </StaffLink>{' '}
                <bdi className="text-note text-date-600">
                  {line.quantity} × {line.code}
                </bdi>
              </span>
              <span className="flex flex-wrap gap-1.5">
                {[...lineChips(line, language), ...terms(line, t)].map((chip) => (
                  <span key={chip} className="staff-chip">
                    {chip}
                  </span>
                ))}
              </span>
            </div>
            <span className="self-start font-semibold">{clock(line.from, language)}</span>
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Head and cuts of an order whose carcass has no preparation of its own. */
function terms({ withHead, cuts }: CutLine, t: StaffTranslator): string[] {
  if (withHead === null) return []
  return [t('Order.withHead', { with: String(withHead) }), t('Order.cuts', { count: cuts ?? 1 })]
}
