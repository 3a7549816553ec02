'use client'

import { useState } from 'react'
import { useFieldArray, type UseFormReturn } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cities, type City } from '@/lib/contract/address'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { comma } from '@/lib/i18n/comma'
import { Card } from '../kit/card'
import { FormField, NumberField } from '../kit/form'
import { useStaff } from '../kit/translations'
import { DayBoxes } from './day-boxes'
import { newWindow, windowTimes, type Slots, type SlotsForm, type WindowForm } from './delivery-model'
import { Fold } from './fold'
import { WindowFields } from './window-fields'

interface Props {
  form: Pick<UseFormReturn<SlotsForm, unknown, Slots>, 'control' | 'register' | 'watch' | 'formState'>
  cityNames: Record<City, string>
  days: Record<Weekday, string>
}

/** The delivery windows of a week, each in one line until it is opened. */
export function SlotWindows({ form, cityNames, days }: Props) {
  const { t, language } = useStaff()
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'windows' })
  const [added, setAdded] = useState(false)
  const errors = form.formState.errors.windows
  const summary = (window: WindowForm) => {
    const all = window.zones.length === cities.length
    const zones = all ? t('Settings.allZones') : window.zones.map((city) => cityNames[city]).join(separator)
    const week = window.days.length === weekdays.length
    const on = week ? t('Settings.everyDay') : window.days.map((day) => days[day]).join(separator)
    return {
      zones: zones || t('Settings.noZone'),
      text: [on, windowTimes(window, language), `${t('Settings.capacity')}: ${window.capacity}`]
        .filter(Boolean)
        .join(' · '),
    }
  }
  const separator = comma(language)
  return (
    <Card title={t('Settings.windows')}>
      {errors && <p className="staff-failure">{t('Settings.windowsWrong')}</p>}
      {fields.length === 0 && <p className="text-date-600">{t('Settings.noWindows')}</p>}
      {fields.map(({ id }, at) => {
        const name = `windows.${at}` as const
        const window = form.watch(name)
        const byHours = window.cutOff.kind === 'hours'
        const { zones, text } = summary(window)
        const isOpen = Boolean(errors?.[at]) || (added && at === fields.length - 1)
        return (
          <Fold key={id} group="windows" title={zones} text={text} open={isOpen}>
            <DayBoxes control={control} name={`${name}.days`} days={days} />
            <WindowFields control={control} name={name} cityNames={cityNames} />
            <div className="staff-times">
              <label className="grid content-start gap-1.5">
                <span className="text-small font-medium">{t('Settings.cutOff')}</span>
                <select className="staff-select min-h-13.5 w-full" {...form.register(`${name}.cutOff.kind`)}>
                  <option value="hours">{t('Settings.cutOffHours')}</option>
                  <option value="dayBefore">{t('Settings.cutOffDay')}</option>
                </select>
              </label>
              {byHours ? (
                <NumberField
                  key="hours"
                  control={control}
                  name={`${name}.cutOff.hours`}
                  label={t('Settings.hoursBefore')}
                  invalid={Boolean(errors?.[at]?.cutOff)}
                />
              ) : (
                <FormField
                  key="time"
                  control={control}
                  name={`${name}.cutOff.time`}
                  aria-required
                  label={t('Settings.until')}
                  type="time"
                  invalid={Boolean(errors?.[at]?.cutOff)}
                />
              )}
              <Button look="quiet" size="small" onClick={() => remove(at)}>
                {t('Common.remove')}
              </Button>
            </div>
          </Fold>
        )
      })}
      <Button
        look="quiet"
        size="small"
        className="justify-self-start"
        data-single-click
        onClick={() => (setAdded(true), append(newWindow))}
      >
        {t('Settings.addWindow')}
      </Button>
    </Card>
  )
}
