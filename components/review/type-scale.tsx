import { Caption } from './caption'
import { useSay } from './use-say'

const scale = [
  'text-hero',
  'text-h1',
  'text-product',
  'text-h2',
  'text-h3',
  'text-price',
  'text-lead',
  'text-card',
  'text-body',
  'text-small',
  'text-note',
  'text-count',
  'text-badge',
]

/** Every text size with its utility class. */
export function TypeScale() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Type', 'الخط')}</Caption>
      <div className="grid gap-2.5">
        {scale.map((name) => (
          <p key={name} className={name}>
            {say('From the oasis to your gate', 'من الواحة إلى باب بيتك')} <span dir="ltr">{name.slice(5)} 189.00</span>
          </p>
        ))}
      </div>
    </>
  )
}
