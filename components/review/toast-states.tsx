import { ToastLook } from '@/components/ui/toast-look'
import { Caption } from './caption'
import { useSay } from './use-say'

/** Toasts of every kind. */
export function ToastStates() {
  const say = useSay()
  const action = (words: string) => (
    <button type="button" className="toast-action">
      {words}
    </button>
  )
  return (
    <>
      <Caption>{say('Toasts: success, undo, needs sign-in, error', 'الإشعارات: نجاح، تراجع، يلزم الدخول، خطأ')}</Caption>
      <div className="grid gap-3">
        <ToastLook
          tone="success"
          message={say('Added to your cart', 'أُضيف إلى السلة')}
          action={action(say('View cart', 'عرض السلة'))}
        />
        <ToastLook
          tone="removed"
          message={say('Removed from favourites', 'أُزيل من المفضلة')}
          action={action(say('Undo', 'تراجع'))}
        />
        <ToastLook
          tone="signIn"
          message={say('Sign in to keep this in your cart', 'سجّل الدخول لحفظه في سلتك')}
          action={action(say('Sign in', 'تسجيل الدخول'))}
        />
        <ToastLook tone="error" message={say('There is not enough quantity', 'الكمية المتوفرة لا تكفي')} />
      </div>
    </>
  )
}
