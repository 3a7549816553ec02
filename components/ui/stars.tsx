import { useTranslations } from 'next-intl'
import { StarsIn, type StarsProps } from './stars-in'

/** Five stars and their words; the half one fills from the reading direction's start. Spec §9. */
export function Stars(props: StarsProps) {
  const t = useTranslations('Stars')
  const { value, count = -1 } = props
  return <StarsIn {...props} words={value === null ? t('none') : t('words', { value: value.toFixed(1), count })} />
}
