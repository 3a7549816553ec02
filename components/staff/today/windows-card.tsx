import { truck } from '@/components/ui/icon'
import type { SlotWork } from '@/lib/contract/staff-desk'
import { dubaiDate } from '@/lib/utils/dubai-time'
import { Card } from '../kit/card'
import type { StaffTexts } from '../kit/translations'
import { hours } from '../kit/when'
import { ColumnHeads } from '../kit/list-parts'
import { StaffLink } from '../kit/links'

interface Props extends StaffTexts {
  work: SlotWork[]
  now: Date
}

/** What is to be cut, packed and delivered today, window by window. */
export function WindowsCard({ work, now, language, t }: Props) {
  return (
    <Card icon={truck} title={t('Today.byWindow')} className="gap-2">
      <table className="staff-windows">
        <ColumnHeads names={(['window', 'cut', 'pack', 'deliver'] as const).map((name) => t(`Today.${name}`))} />
        <tbody>
          {work.map((one) => (
            <tr key={one.from + one.to}>
              <th scope="row">
                <StaffLink
                  href={`/staff/orders?day=${dubaiDate(now)}&slot=${one.from}-${one.to}`}
                  className="staff-row-link min-h-11"
                >
                  {hours(one, language)}
                </StaffLink>
              </th>
              <td>{one.toCut}</td>
              <td>{one.toPack}</td>
              <td>{one.toDeliver}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}
