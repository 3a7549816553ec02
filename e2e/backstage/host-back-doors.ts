import { expect, type APIRequestContext } from '@playwright/test'
import { z } from 'zod'
import { spoken } from '../reference-host/spoken'
import type { BackDoors, Refusal } from './back-doors'

/** Retries: the host closes idle connections after two seconds, possibly during a request. */
const withRetries = { maxRetries: 3 }

/** Back doors of the reference host: its control endpoints. */
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

  /** Checks that the host knows the recipient and language: it sends the messages. */
  async expectConfirmation(order: Parameters<BackDoors['expectConfirmation']>[0]): Promise<void> {
    const { code, email, language } = order
    expect(await this.read(`order/${code}`)).toMatchObject({ email, language })
  }

  said(refusal: Refusal): string {
    return spoken[refusal]
  }

  private async read(what: string): Promise<unknown> {
    return (await this.request.get(`${this.host}/__${what}`, withRetries)).json()
  }

  private async write(what: string, value: unknown): Promise<void> {
    const answer = await this.request.put(`${this.host}/__${what}`, { ...withRetries, data: JSON.stringify(value) })
    expect(await answer.json()).toEqual(value)
  }
}
