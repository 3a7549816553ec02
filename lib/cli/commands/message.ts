import { Option } from 'commander'
import { MessagePage, messageStates, StaffMessage } from '@/lib/contract/staff-messages'
import messages from '@/messages/staff.en.json'
import { named, wholeNumber } from '../arguments'
import { clock, typed } from '../format'
import { ShopCommand } from '../shop-command'

const templates: Record<string, string | undefined> = messages.Messages.templates

interface ListOptions {
  state?: string
  search?: string
  limit: number
}

/** `shop message list|resend`. */
export function messageCommand(): ShopCommand {
  const command = new ShopCommand('message').description('WhatsApp messages and e-mails: list, send a failed one again')
  command
    .command('list')
    .description('the messages of the last 30 days, newest first')
    .addOption(new Option('--state <state>', 'only these').choices(messageStates))
    .option(
      '--search <text>',
      'only to this phone number or e-mail address, or part of it',
      named('What to search for.'),
    )
    .option('--limit <number>', 'how many', wholeNumber(1, 500), 50)
    .examples('message list --state failed')
    .work(async ({ client, output }, options: ListOptions) => {
      const query = new URLSearchParams(Object.entries(options).map(([name, value]) => [name, String(value)]))
      const { messages: found, next } = await client.call(MessagePage, `/messages?${query}`)
      for (const message of found) output.say(messageLine(message))
      if (found.length === 0) output.say('No messages.')
      if (next !== null) output.say('There are older ones: --limit shows more.')
      return found
    })
  command
    .command('resend')
    .description('send a failed message again; one with a code or password cannot be')
    .argument('<message>', 'its id', named('The id of a message: "message list" shows it.'))
    .examples('message resend 0198c2a4-…')
    .work(async ({ client, tell }, id: string) => {
      const request = { method: 'POST' } as const
      return tell(await client.call(StaffMessage, `/messages/${encodeURIComponent(id)}/resend`, request), messageLine)
    })
  return command
}

function messageLine({ id, createdAt, state, channel, recipient, template, order }: StaffMessage): string {
  const to = channel === 'whatsapp' ? `+${recipient}` : recipient
  const about = order ? [`${order.code} ${order.status}`] : []
  return [id, clock(new Date(createdAt)), state.padEnd(7), typed(to), templates[template] ?? template, ...about].join(
    '  ',
  )
}
