import { shopHref, type ShopState } from '@/lib/listing/shop-query'

/** Carries the rest of the shop's state through a form that sets only `except`. A change starts at the first page again. Spec §4. */
export function HiddenState({ state, except }: { state: ShopState; except: string[] }) {
  const params = new URLSearchParams(shopHref(state).split('?')[1])
  return [...params]
    .filter(([key]) => key !== 'page' && !except.includes(key))
    .map(([key, value]) => <input key={`${key}=${value}`} type="hidden" name={key} value={value} />)
}
