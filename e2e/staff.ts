import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'

/** Staff actions, with the token of the shop under test. */
export class Staff {
  constructor(private readonly request: APIRequestContext) {}

  private get headers() {
    const token = readFileSync(join(process.env.E2E_DATA_DIR ?? '', 'staff-token'), 'utf8').trim()
    return { authorization: `Bearer ${token}` }
  }

  async setStock(product: string, stock: number): Promise<void> {
    const answer = await this.request.put('/api/staff/stock', { headers: this.headers, data: { product, stock } })
    expect(answer.status(), await answer.text()).toBe(200)
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
}
