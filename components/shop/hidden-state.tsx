import { paramsOf, shopHref, type ShopState } from '@/lib/listing/shop-query'

/** Hidden fields with the listing state that a form does not set itself (`except`). The page number resets. Spec §4. */
export function HiddenState({ state, except }: { state: ShopState; except: string[] }) {
  return [...paramsOf(shopHref(state))]
    .filter(([key]) => key !== 'page' && !except.includes(key))
    .map(([key, value]) => <input key={`${key}=${value}`} type="hidden" name={key} value={value} />)
}
