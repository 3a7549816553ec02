import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { DeliveryFile, type EidDay } from '@/lib/contract/delivery-schemas'
import { StaffOrder } from '@/lib/contract/staff-orders'

/** Staff actions, with the token of the shop under test. */
export class Staff {
  constructor(private readonly request: APIRequestContext) {}

  private get headers() {
    const token = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'staff-token'), 'utf8').trim()
    return { authorization: `Bearer ${token}` }
  }

  async setStock(product: string, stock: number, size?: string): Promise<void> {
    await this.put('/stock', { product, stock, size })
  }

  /** Returns the butcher's sheet of an order, named by its code, as HTML. */
  async cutSheet(order: string): Promise<string> {
    const answer = await this.request.get(`/api/staff/orders/${order}/cut-sheet`, { headers: this.headers })
    expect(answer.status()).toBe(200)
    return answer.text()
  }

  /** Moves an order, named by its code, to its next status. */
  async setOrderStatus(order: string, status: string): Promise<void> {
    const answer = await this.request.put(`/api/staff/orders/${order}/status`, {
      headers: this.headers,
      data: { status },
    })
    expect(answer.status(), await answer.text()).toBe(200)
  }

  /** Ids of the slots of the orders delivered on a date. */
  async slotsOn(day: string): Promise<string[]> {
    const answer = await this.request.get(`/api/staff/orders?day=${day}&limit=1000`, { headers: this.headers })
    const { data } = z.object({ data: z.array(StaffOrder) }).parse(await answer.json())
    return data.flatMap(({ slot }) => (slot ? [slot.id] : []))
  }

  /** Closes a date. */
  async setDate(date: string, name: { en: string; ar: string }): Promise<void> {
    await this.put(`/slots/dates/${date}`, { open: false, name })
  }

  async openDate(date: string): Promise<void> {
    await this.put(`/slots/dates/${date}`, { open: true })
  }

  async addEid(day: z.input<typeof EidDay>): Promise<void> {
    const answer = await this.request.get('/api/staff/delivery', { headers: this.headers })
    const { data } = z.object({ data: DeliveryFile }).parse(await answer.json())
    const others = data.slots.eid.filter(({ date }) => date !== day.date)
    await this.put('/slots/eid', { eid: [...others, day] })
  }

  private async put(path: string, data: object): Promise<void> {
    const answer = await this.request.put(`/api/staff${path}`, { headers: this.headers, data })
    expect(answer.status(), await answer.text()).toBe(200)
  }
}
