import { Button } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { arrowEnd, bag, heart, lock } from '@/components/ui/icons'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Buttons in every look, size and state. */
export function ButtonStates() {
  const say = useSay()
  return (
    <>
      <Caption>
        {say('Button: rest, hover, pressed, focus, busy, disabled', 'الأزرار: عادي، تمرير، ضغط، تركيز، انتظار، معطّل')}
      </Caption>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-5">
        <Button>
          <Icon shape={bag} />
          {say('Add to cart', 'أضف إلى السلة')}
        </Button>
        <Button className="is-hover">{say('Hover', 'تمرير')}</Button>
        <Button className="is-pressed">{say('Pressed', 'ضغط')}</Button>
        <Button className="is-focus">{say('Focus', 'تركيز')}</Button>
        <Button busy busyLabel={say('Placing order…', 'جارٍ الطلب…')}>
          {say('Place order', 'أكّد الطلب')}
        </Button>
        <Button disabled>{say('Disabled', 'معطّل')}</Button>
        <Button look="accent">
          {say('Accent', 'مميّز')}
          <Icon shape={arrowEnd} />
        </Button>
        <Button look="quiet">{say('Quiet', 'هادئ')}</Button>
        <Button look="quiet" className="is-hover">
          {say('Hover', 'تمرير')}
        </Button>
        <Button look="danger">{say('Remove', 'حذف')}</Button>
        <button type="button" className="link min-h-11 px-2.5">
          {say('Link', 'رابط')}
        </button>
        <Button size="small">{say('Small', 'صغير')}</Button>
        <Button size="large">
          <Icon shape={lock} />
          {say('Takes money', 'ادفع')}
        </Button>
        <Button look="quiet" round aria-label={say('Add to favourites', 'أضف إلى المفضلة')}>
          <Icon shape={heart} />
        </Button>
      </div>
      <div className="mt-4 flex flex-wrap gap-3 rounded-thumb bg-palm-900 p-4">
        <Button look="outline">{say('On palm', 'على الأخضر')}</Button>
        <Button look="outline" className="is-focus">
          {say('Focus', 'تركيز')}
        </Button>
        <Button look="paper" round aria-label={say('Favourite', 'مفضلة')}>
          <Icon shape={heart} />
        </Button>
      </div>
    </>
  )
}
