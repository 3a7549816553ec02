import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { spoken } from '../reference-host/spoken'
import type { BackDoors, Refusal } from './back-doors'

/** The host lets go of a connection after two seconds, which a question asked just then has to bear. */
const patient = { maxRetries: 3 }

/** The back doors of the reference host: its control addresses. */
export class HostBackDoors implements BackDoors {
  constructor(
    private readonly request: APIRequestContext,
    private readonly host: string,
  ) {}

  async signUpCode(phone: string): Promise<string> {
    let code: unknown
    await expect.poll(async () => (code = await this.read(`code/${phone}`)), `a code for ${phone}`).not.toBeNull()
    return z.string().parse(code)
  }

  async setStock(product: string, stock: number): Promise<void> {
    await this.write(`stock/${product}`, stock)
  }

  async setOrderStatus(code: string, status: string): Promise<void> {
    await this.write(`status/${code}`, status)
  }

  /** The host writes the letters; it has to know to whom and in which language. */
  async expectConfirmation(order: Parameters<BackDoors['expectConfirmation']>[0]): Promise<void> {
    const { code, email, language } = order
    expect(await this.read(`order/${code}`)).toMatchObject({ email, language })
  }

  said(refusal: Refusal): string {
    return spoken[refusal]
  }

  private async read(what: string): Promise<unknown> {
    return (await this.request.get(`${this.host}/__${what}`, patient)).json()
  }

  private async write(what: string, value: unknown): Promise<void> {
    const answer = await this.request.put(`${this.host}/__${what}`, { ...patient, data: JSON.stringify(value) })
    expect(await answer.json()).toEqual(value)
  }
}
