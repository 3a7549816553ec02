import { useTranslations } from 'next-intl'
import { call, errorText } from '@/lib/client/api-client'
import { encodeFavorite } from '@/lib/contract/customer-codec'
import { parseIntent } from '@/lib/client/intent'
import { loadCartEdits } from '@/lib/client/load-cart-edits'
import { forgetChoice, readChoice } from '@/lib/client/product-choice'
import { markSessionChange } from '@/lib/client/session'
import { ADDING, notifyLater } from '@/lib/client/toast'
import { isUnder, newPasswordHref } from '@/lib/config/routes'

/** Finishes signing in: carries out the intent once and loads the page the visitor came from. Spec §4 (Sign-in). */
export function useAfterSignIn({ next, intent }: { next: string; intent: string | null }) {
  const t = useTranslations()

  async function carryOut(): Promise<void> {
    const parsed = parseIntent(intent)
    if (!parsed) return
    const { productId } = parsed
    try {
      if (parsed.kind === 'favorite') {
        await call('addFavorite', { body: encodeFavorite(productId) })
        notifyLater({ kind: 'success', text: t('Favorites.AddedSusseccfully') })
      } else {
        const { color, size, quantity } = parsed
        const preparation = readChoice(productId)?.preparation ?? null
        const { addToCart } = await loadCartEdits()
        await addToCart({ productId, color, size, preparation, quantity })
        forgetChoice(productId)
        const action = { label: t('Cart.view'), href: '/cart' }
        notifyLater({ kind: 'success', text: t('Cart.AddedSusseccfully'), action, subject: ADDING })
      }
    } catch (thrown) {
      notifyLater({ kind: 'error', text: errorText(thrown, t) })
    }
  }

  /** `greeting`: toast on the next page. `choosePassword`: the password was temporary; the profile page shows that itself. */
  return async function enter(greeting: string, choosePassword = false): Promise<void> {
    notifyLater({ kind: 'success', text: greeting })
    await carryOut()
    if (choosePassword && !isUnder(next.replace(/[?#].*/, ''), ['/profile'])) {
      const action = { label: t('Account.choosePassword'), href: newPasswordHref }
      notifyLater({ kind: 'info', text: t('Account.temporaryPassword'), action })
    }
    markSessionChange(true)
    location.replace(next)
  }
}
