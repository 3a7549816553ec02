import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { pin, truck } from '@/components/ui/icons'
import { shopInfo } from '@/lib/config/shop-info'

const hour = (words: React.ReactNode) => <b className="font-bold text-saffron-400">{words}</b>

/** Two promises above the bar, one on phones. */
export function HeaderStrip() {
  const t = useTranslations('Header')
  return (
    <div className="bg-palm-900 text-[0.84375rem] leading-5 text-strip rtl:text-[1rem] rtl:leading-6">
      <div className="page-width flex min-h-(--strip) items-center justify-center gap-6 @md:justify-between">
        <p className="flex items-center gap-2">
          <Icon shape={truck} size={18} />
          <span className="@lg:hidden">{t.rich('sameDayShort', { hour })}</span>
          <span className="@max-lg:hidden">{t.rich('sameDay', { hour })}</span>
        </p>
        <p className="flex items-center gap-2 @max-md:hidden">
          <Icon shape={pin} size={18} />
          {t('since', { year: String(shopInfo().since) })}
        </p>
      </div>
    </div>
  )
}
