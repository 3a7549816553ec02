import { Price } from '@/components/ui/price'
import { PromiseLine } from '@/components/ui/promise-line'
import { cash, leaf, shield, truck } from '@/components/ui/icons'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Prices in both sizes, and promises. */
export function PriceStates() {
  const say = useSay()
  return (
    <>
      <Caption>{say('Prices and promises', 'الأسعار والوعود')}</Caption>
      <div className="flex flex-wrap items-baseline gap-x-8 gap-y-3">
        <Price price={118900} size="details" />
        <Price price={18900} oldPrice={23500} size="details" />
        <Price price={7900} />
        <Price price={189000} oldPrice={210000} />
      </div>
      <div className="mt-6 grid gap-5 sm:grid-cols-2">
        <PromiseLine
          shape={truck}
          title={say('Arrives today', 'يصلك اليوم')}
          text={say('Order by 2 pm', 'اطلب قبل 2 ظهراً')}
        />
        <PromiseLine
          shape={shield}
          title={say('Live on arrival', 'يصل سليماً')}
          text={say('or we replace it', 'أو نستبدله')}
        />
        <PromiseLine
          shape={cash}
          title={say('Cash on delivery', 'الدفع عند الاستلام')}
          text={say('or by card', 'أو بالبطاقة')}
        />
        <PromiseLine
          shape={leaf}
          title={say('Healthy ingredients', 'مكوّنات صحية')}
          text={say('Feed we give our own animals', 'أعلاف نرضاها لحلالنا')}
        />
      </div>
    </>
  )
}
