'use client'

import { useSyncExternalStore } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { bell, bellOff } from '../frame/icons'
import { useStaff } from '../kit/translations'
import { ring, soundOn, wakeSound } from './sound'

/** Switches the sound of new orders on, which is heard at once, or off. */
export function SoundButton() {
  const { t } = useStaff()
  const on = useSyncExternalStore(soundOn.subscribe, soundOn.get, () => false)
  const toggle = () => {
    soundOn.set(!on)
    if (on) return
    wakeSound()
    setTimeout(ring, 100)
  }
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={toggle}
      className={buttonClass({ look: 'quiet', size: 'small', round: true })}
    >
      <Icon shape={on ? bell : bellOff} />
      <span className="sr-only">{t('Live.sound')}</span>
    </button>
  )
}
