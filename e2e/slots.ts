import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { API_BASE } from '@/lib/contract/addresses'
import type { City } from '@/lib/contract/address'
import { freeSlots, type DeliveryDay } from '@/lib/contract/delivery'
import { calls } from '@/lib/contract/calls'
import type { words } from './translations'

type Words = ReturnType<typeof words>

async function deliveryTo(request: APIRequestContext, city: City) {
  const answer = await request.get(`${API_BASE}/delivery?city=${city}`)
  expect(answer.status(), await answer.text()).toBe(200)
  return calls.getDelivery.output.parse(await answer.json()).data
}

/** The days on which the signed-in customer's cart can be delivered; none on a shop without slots. */
export async function deliveryDays(request: APIRequestContext, city: City): Promise<DeliveryDay[]> {
  return (await deliveryTo(request, city))?.days ?? []
}

/** The signed-in customer's cart with the fee of the city. */
export async function deliveredCart(request: APIRequestContext, city: City) {
  return (await deliveryTo(request, city))?.cart
}

/** The next free slot; null on a shop without slots. */
export async function nextSlot(request: APIRequestContext, city: City): Promise<string | null> {
  return freeSlots(await deliveryDays(request, city))[0]?.id ?? null
}

/** Chooses a city in the checkout and waits until its total is shown; a shop without slots asks nothing. */
export async function chooseCity(page: Page, t: Words, city: City): Promise<void> {
  const asks = (await deliveryDays(page.request, city)).length > 0
  const known = asks ? page.waitForResponse((answer) => answer.url().includes('/delivery?')) : null
  await page.getByLabel(t('Checkout.city'), { exact: true }).selectOption(city)
  await known
  await expect(page.locator('form dl[aria-busy=true]')).toHaveCount(0)
}
