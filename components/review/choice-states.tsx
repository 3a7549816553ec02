import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Choice } from '@/components/ui/choice'
import { ChoiceCard } from '@/components/ui/choice-card'
import { ColorDots } from '@/components/ui/color-dots'
import { Icon } from '@/components/ui/icon'
import { card, cash } from '@/components/ui/icons'
import { Stars } from '@/components/ui/stars'
import { Stepper } from '@/components/ui/stepper'
import { Swatch } from '@/components/ui/swatch'
import { sampleColors } from '@/lib/utils/named-colors'
import { Caption } from './caption'
import { useSay } from './use-say'

const colors = sampleColors.map(({ hex }) => hex)

/** Steppers, swatches, stars, checkboxes, radios and choice cards. */
export function ChoiceStates() {
  const say = useSay()
  const language = useLocale()
  const t = useTranslations('Quantity')
  const [count, setCount] = useState(4)
  const labels = { quantity: t('quantity'), less: t('less'), more: t('more'), saving: t('saving') }
  return (
    <>
      <Caption>{say('Stepper, swatches, stars, choices', 'العدّاد والألوان والنجوم والاختيارات')}</Caption>
      <div className="flex flex-wrap items-center gap-3">
        <Stepper value={1} onChange={setCount} labels={labels} />
        <Stepper value={count} onChange={setCount} labels={labels} />
        <Stepper value={2} onChange={setCount} labels={labels} size="small" saving />
      </div>
      <fieldset className="mt-4 flex flex-wrap gap-1.5">
        <legend className="sr-only">{say('Colour', 'اللون')}</legend>
        {[...colors, 'Black / Celeste'].map((color, index) => (
          <Swatch
            key={color}
            type="radio"
            name={`colour-${language}`}
            color={color}
            language={language}
            defaultChecked={index === 0}
          />
        ))}
      </fieldset>
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Stars value={4.5} />
        <Stars value={3} size={30} />
        <Stars value={4.3} count={88} />
        <Stars value={null} count={0} />
        <ColorDots colors={colors.slice(0, 5)} />
        <ColorDots colors={[...colors.slice(0, 1), 'Black / Celeste']} />
      </div>
      <div className="mt-2 grid grid-cols-2 gap-x-6 md:grid-cols-3">
        <Choice type="checkbox" defaultChecked count={41}>
          {say('Feed', 'أعلاف')}
        </Choice>
        <Choice type="checkbox" count={28}>
          {say('Dogs', 'كلاب')}
        </Choice>
        <Choice type="radio" name={`head-${language}`} defaultChecked>
          {say('With head', 'مع الرأس')}
        </Choice>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <ChoiceCard
          name={`pay-${language}`}
          title={say('By card', 'بالبطاقة')}
          note="Visa, Mastercard"
          end={<Icon shape={card} />}
          defaultChecked
        />
        <ChoiceCard
          name={`pay-${language}`}
          title={say('Cash on delivery', 'عند الاستلام')}
          note={say('Not offered with carcasses', 'غير متاح مع الذبائح')}
          end={<Icon shape={cash} />}
          disabled
        />
      </div>
    </>
  )
}
