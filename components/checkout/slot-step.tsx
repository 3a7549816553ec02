import { useLocale, useTranslations } from 'next-intl'
import { ChoiceCard } from '@/components/ui/choice-card'
import { clock } from '@/components/ui/icon'
import type { DeliveryDay, OfferedSlot } from '@/lib/contract/delivery'
import { dayAndMonth, slotTimes, weekdayName } from '@/lib/i18n/slot'
import { FieldError, StepPanel } from './step-panel'

/** Id of the selected window, which gets the focus with an error. */
export const slotFieldId = 'checkout-slot'

interface Props {
  days: DeliveryDay[]
  slot: OfferedSlot | null
  onSlot: (id: string) => void
  error: string | undefined
  /** What to do when no day is free. */
  none: string
}

/** Day and window of the delivery. Closed days and full windows stay visible and give the reason. */
export function SlotStep({ days, slot, onSlot, error, none }: Props) {
  const t = useTranslations('Checkout')
  const language = useLocale()
  const day = days.find(({ slots }) => slots.some(({ id }) => id === slot?.id))

  function noteOf({ name, closed }: DeliveryDay): string | undefined {
    const reason = closed && t(`slotDay.${closed}`)
    return [name?.[language], reason].filter(Boolean).join(' · ') || undefined
  }

  return (
    <StepPanel shape={clock} title={t('slot')}>
      <p id={slot ? undefined : slotFieldId} tabIndex={-1} className="mb-4 text-small text-date-600 outline-none">
        {slot ? t('slotNote') : none}
      </p>
      <div role="radiogroup" aria-label={t('slotDayLabel')} className="slot-days">
        {days.map((one) => (
          <ChoiceCard
            key={one.date}
            name="slot-day"
            value={one.date}
            checked={one === day}
            disabled={one.closed !== null}
            onChange={() => onSlot(one.slots.find(({ state }) => state === 'free')?.id ?? '')}
            title={
              <>
                {`${weekdayName(one.date, language)} `}
                <span className="block font-normal whitespace-nowrap">{dayAndMonth(one.date, language)}</span>
              </>
            }
            note={noteOf(one)}
          />
        ))}
      </div>
      {day && (
        <div
          role="radiogroup"
          aria-label={t('slotTimeLabel', {
            day: `${weekdayName(day.date, language)} ${dayAndMonth(day.date, language)}`,
          })}
          aria-required="true"
          aria-invalid={error ? true : undefined}
          className="mt-4 grid gap-3 md:grid-cols-2"
        >
          {day.slots.map(({ id, from, to, state }) => (
            <ChoiceCard
              key={id}
              id={id === slot?.id ? slotFieldId : undefined}
              name="slot"
              value={id}
              aria-describedby={error ? 'slot-error' : undefined}
              checked={id === slot?.id}
              disabled={state !== 'free'}
              onChange={() => onSlot(id)}
              title={slotTimes({ from, to }, language)}
              note={state === 'free' ? undefined : t(`slotDay.${state}`)}
            />
          ))}
        </div>
      )}
      <FieldError id="slot-error">{error}</FieldError>
    </StepPanel>
  )
}
