import { Icon } from '@/components/ui/icon'
import * as shapes from '@/components/ui/icons'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Every icon with its name. */
export function IconSheet() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Icons', 'الأيقونات')}</Caption>
      <ul className="flex flex-wrap gap-3">
        {Object.entries(shapes).map(([name, shape]) => (
          <li key={name} className="grid w-22 justify-items-center gap-1 text-note text-date-600">
            <Icon shape={shape} size={24} className="text-palm-900" />
            <span dir="ltr">{name}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
