import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { z } from 'zod'

const Message = z.object({
  channel: z.enum(['whatsapp', 'email']),
  to: z.string(),
  template: z.string(),
  language: z.enum(['en', 'ar']),
  text: z.string(),
})
export type SentMessage = z.infer<typeof Message>

/** Messages to one phone or e-mail address from the shop's outbox, oldest first. */
export class Mailbox {
  /** Number of messages already returned: each is returned once. */
  private read = 0

  constructor(
    readonly address: string,
    private readonly dataDir = process.env.E2E_DATA_DIR ?? '',
  ) {}

  all(): SentMessage[] {
    const folder = join(this.dataDir, 'outbox')
    // The shop creates the folder with its first message.
    if (!existsSync(folder)) return []
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json') && !name.startsWith('.'))
      .toSorted()
      .map((name) => Message.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))))
      .filter(({ to }) => to === this.address)
  }

  /** Skips all messages sent so far. */
  forget(): void {
    this.read = this.all().length
  }

  /** Waits for the next message with this template. */
  async next(template: string): Promise<SentMessage> {
    let found: SentMessage | undefined
    await expect
      .poll(
        () =>
          (found = this.all()
            .slice(this.read)
            .find((message) => message.template === template)) !== undefined,
        {
          message: `${template} to ${this.address}`,
        },
      )
      .toBe(true)
    this.read = this.all().length
    if (!found) throw new Error('unreachable')
    return found
  }

  /** Waits for the next one-use password. */
  async password(): Promise<string> {
    return /[a-z2-9]{10}/.exec((await this.next('sent-password')).text)?.[0] ?? ''
  }

  /** Waits for the next sign-up code. */
  async code(): Promise<string> {
    return /\d{6}/.exec((await this.next('signup-code')).text)?.[0] ?? ''
  }
}
