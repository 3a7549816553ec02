'use client'

import { Button } from '@/components/ui/button'
import { direction } from '@/lib/i18n/language'
import { StaffChoice } from '../kit/choice'
import { StaffArea, StaffField } from '../kit/field'
import { PictureField } from '../kit/picture-field'
import { useStaff, useTextLanguages } from '../kit/translations'
import { textsOf, type Item, type ItemKind } from './home-model'

interface Props {
  kind: ItemKind
  item: Item
  places: ReadonlyMap<string, string>
  name: string
  /** Whether the field of this path in the item was refused. */
  isWrong: (field: string) => boolean
  onChange: (change: Partial<Item>) => void
  onRemove: () => void
}

/** Pictures, texts in both languages side by side, and link of one slide or board. */
export function ItemFields({ kind, item, places, name, isWrong, onChange, onRemove }: Props) {
  const { t } = useStaff()
  const order = useTextLanguages()
  return (
    <fieldset className="staff-entry-row">
      <legend className="sr-only">{name}</legend>
      <PictureField label={t('Home.picture')} picture={item.image} onChange={(image) => image && onChange({ image })} />
      {kind === 'hero' && (
        <PictureField
          label={t('Home.smallPicture')}
          hint={t('Home.smallPictureHint')}
          picture={item.smallImage}
          optional
          onChange={(smallImage) => onChange({ smallImage })}
        />
      )}
      {textsOf[kind].map((field) => (
        <div key={field} className="staff-pairs">
          {order.map((one) => {
            const shared = {
              label: `${t(`Home.texts.${field}`)} · ${t(`Products.${one}`)}`,
              lang: one,
              dir: direction(one),
              maxLength: 400,
              autoComplete: 'off',
              invalid: isWrong(`${field}.${one}`) || isWrong(field),
              value: item.texts[field][one],
            }
            const type = (value: string) =>
              onChange({ texts: { ...item.texts, [field]: { ...item.texts[field], [one]: value } } })
            return field === 'headline' || field === 'text' ? (
              <StaffArea key={one} {...shared} rows={2} onChange={({ target }) => type(target.value)} />
            ) : (
              <StaffField key={one} {...shared} onChange={({ target }) => type(target.value)} />
            )
          })}
        </div>
      ))}
      <StaffChoice
        label={t('Home.place')}
        className="max-w-full justify-self-start"
        value={places.has(item.link) ? item.link : ''}
        options={[
          { value: '', label: t('Home.placeOther') },
          ...[...places].map(([value, label]) => ({ value, label })),
        ]}
        onChoose={(link) => link && onChange({ link })}
      />
      <StaffField
        label={t('Home.link')}
        hint={t('Home.linkHint')}
        dir="ltr"
        autoComplete="off"
        maxLength={2000}
        invalid={isWrong('link')}
        value={item.link}
        onChange={({ target }) => onChange({ link: target.value })}
      />
      <Button look="quiet" size="small" className="justify-self-start" onClick={onRemove}>
        {t('Common.remove')}
      </Button>
    </fieldset>
  )
}
