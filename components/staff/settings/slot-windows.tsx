'use client'

import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { cities, type City } from '@/lib/contract/address'
import { weekdays, type Weekday } from '@/lib/contract/shop-info'
import { StaffField } from '../kit/field'
import { useStaff } from '../kit/translations'
import { DayBoxes } from './day-boxes'
import { asNumber, newWindow, type WindowForm } from './delivery-model'
import { Fold } from './fold'
import type { SlotsFields } from './slots-fields'
import { WindowFields } from './window-fields'

interface Props {
  form: SlotsFields
  cityNames: Record<City, string>
  days: Record<Weekday, string>
}

/** The delivery windows of a week, each in one line until it is opened. */
export function SlotWindows({ form, cityNames, days }: Props) {
  const { t, language } = useStaff()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'windows' })
  const [added, setAdded] = useState(false)
  const errors = form.formState.errors.windows
  const summary = (window: WindowForm) => {
    const all = window.zones.length === cities.length
    const zones = all ? t('Settings.allZones') : window.zones.map((city) => cityNames[city]).join(separator)
    const week = window.days.length === weekdays.length
    const on = week ? t('Settings.everyDay') : window.days.map((day) => days[day]).join(separator)
    return { zones: zones || t('Settings.noZone'), text: `${on} · ${window.from}–${window.to} · ${window.capacity}` }
  }
  const separator = language === 'ar' ? '، ' : ', '
  return (
    <section className="staff-card grid gap-4">
      <h2 className="text-h3">{t('Settings.windows')}</h2>
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
            <DayBoxes days={days} invalid={Boolean(errors?.[at]?.days)} {...form.register(`${name}.days`)} />
            <WindowFields form={form} name={name} cityNames={cityNames} invalid={errors?.[at] ?? {}} />
            <div className="staff-times">
              <label className="grid content-start gap-1.5">
                <span className="text-small font-medium">{t('Settings.cutOff')}</span>
                <select className="staff-select staff-tall" {...form.register(`${name}.cutOff.kind`)}>
                  <option value="hours">{t('Settings.cutOffHours')}</option>
                  <option value="dayBefore">{t('Settings.cutOffDay')}</option>
                </select>
              </label>
              {byHours ? (
                <StaffField
                  key="hours"
                  label={t('Settings.hoursBefore')}
                  inputMode="decimal"
                  dir="ltr"
                  invalid={Boolean(errors?.[at]?.cutOff)}
                  {...form.register(`${name}.cutOff.hours`, { setValueAs: asNumber })}
                />
              ) : (
                <StaffField
                  key="time"
                  label={t('Settings.until')}
                  type="time"
                  dir="ltr"
                  invalid={Boolean(errors?.[at]?.cutOff)}
                  {...form.register(`${name}.cutOff.time`)}
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
        onClick={() => (setAdded(true), append(newWindow))}
      >
        {t('Settings.addWindow')}
      </Button>
    </section>
  )
}
