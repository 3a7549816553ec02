import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState, type ComponentType } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { Icon, map, pin } from '@/components/ui/icon'
import { Note } from '@/components/ui/note'
import { findPlace, mapLink, placeOf } from '@/lib/client/checkout/location'
import { notify } from '@/lib/client/toast'
import type { MapPickerProps } from './map-picker'

const LOCATING = 'locating'

interface Props {
  link: string
  onLink: (link: string) => void
  error: string | undefined
}

/** An optional map link: pasted, picked on a map, or the device's position. Spec §2, §9. */
export function PlaceField({ link, onLink, error }: Props) {
  const t = useTranslations()
  const [open, setOpen] = useState(false)
  const [Picker, setPicker] = useState<ComponentType<MapPickerProps> | null>(null)
  const [finding, setFinding] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)

  /** Counts changes: a late position does not replace a newer link. */
  const choices = useRef(0)
  useEffect(() => () => void (choices.current += 1), [])

  function choose(wanted: string) {
    choices.current += 1
    setFailure(null)
    onLink(wanted)
  }

  function fail(text: string) {
    setFailure(text)
    notify({ kind: 'error', text, subject: LOCATING })
  }

  function toggleMap() {
    setOpen(!open)
    if (open || Picker) return
    setFailure(null)
    import('./map-picker').then(
      ({ MapPicker }) => setPicker(() => MapPicker),
      () => {
        setOpen(false)
        fail(t('Checkout.mapLost'))
      },
    )
  }

  async function pickOwn() {
    setFinding(true)
    setFailure(null)
    const before = choices.current
    const found = await findPlace()
    setFinding(false)
    if (choices.current !== before) return
    if (typeof found === 'string') return fail(t(`Location.${found}`))
    choose(mapLink(found))
    const meters = found.accuracy && String(found.accuracy)
    const text = meters ? t('Location.withAccuracy', { meters }) : t('Location.LocationObtainedSuccessfully')
    notify({ kind: 'success', subject: LOCATING, text })
  }

  return (
    <div className="grid gap-3 md:col-span-2">
      <Field
        id="checkout-link"
        name="link"
        type="url"
        inputMode="url"
        label={t('Checkout.link')}
        hint={t('Checkout.linkHint')}
        error={error}
        value={link}
        onChange={(event) => choose(event.target.value)}
        maxLength={2000}
      />
      <div className="flex flex-wrap gap-2.5">
        <Button look="quiet" size="small" aria-expanded={open} onClick={toggleMap}>
          <Icon shape={map} size={20} />
          <span>{open ? t('Checkout.closeMap') : t('Checkout.pickOnMap')}</span>
        </Button>
        <Button
          look="quiet"
          size="small"
          busy={finding}
          busyLabel={t('Checkout.gettingLocation')}
          onClick={() => void pickOwn()}
        >
          <Icon shape={pin} size={20} />
          {t('Checkout.useLocation')}
        </Button>
      </div>
      <Note tone="info" role="status">
        {failure}
      </Note>
      {open &&
        (Picker ? (
          <Picker place={placeOf(link)} onPick={(place) => choose(mapLink(place))} />
        ) : (
          <div className="skeleton h-100 rounded-card" />
        ))}
    </div>
  )
}
