import { InvalidArgumentError } from 'commander'
import { DeliveryFile, IsoDate } from '@/lib/contract/delivery-schemas'
import { DateSet, EidFile, StaffSlots, type StaffSlot } from '@/lib/contract/staff-delivery'
import { readJson, userPath } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { many } from '../format'
import { ShopCommand } from '../shop-command'

interface DateOptions {
  en?: string
  ar?: string
  dryRun?: boolean
}

const eidHelp = `
The file is JSON: a list of all Eid dates, each with its name, its own windows and until when orders are taken.

  [{ "date": "2027-05-16", "name": { "en": "Eid Al Adha", "ar": "عيد الأضحى" }, "ordersUntil": 2,
     "windows": [{ "from": "08:00", "to": "12:00", "capacity": 20, "zones": ["alain", "dubai"] }] }]

Windows without zones are for all; a date without windows is closed. "ordersUntil" is the last day of orders, in days before
the date (2 if left out). The dates of before are replaced.

Example:
  npm run shop -- slots eid eid-2027.json --dry-run`

/** `shop slots show|open|close|eid`. */
export function slotsCommand(): ShopCommand {
  const command = new ShopCommand('slots').description('delivery slots: what is booked, closed dates and Eid dates')
  command
    .command('show')
    .description('the slots to come, with places booked')
    .option('--day <date>', 'only this day', isoDate)
    .examples('slots show --day 2026-12-01')
    .work(async ({ client, output }, { day }: { day?: string }) => {
      const found = await client.call(StaffSlots, `/slots${day ? `?day=${day}` : ''}`)
      if (!found.on) output.say('Slots are off: customers choose no delivery time. "delivery set" switches them on.')
      for (const { date, name } of found.closed) output.say(`${date}  closed${name ? `: ${name.en}` : ''}`)
      for (const slot of found.slots) output.say(slotLine(slot))
      if (found.slots.length === 0 && found.closed.length === 0) output.say('No slots.')
      return found
    })
  command.addCommand(dateCommand('close'))
  command.addCommand(dateCommand('open'))
  command
    .command('eid')
    .description('set the Eid dates')
    .argument('<file>', 'the JSON')
    .option('--dry-run', 'change nothing')
    .addHelpText('after', eidHelp)
    .work(async ({ client, output }, path: string, { dryRun = false }: { dryRun?: boolean }) => {
      const eid = await readJson(EidFile, userPath(path))
      const { slots } = await client.put(DeliveryFile, '/slots/eid', { eid, dryRun })
      for (const { date, name, windows, ordersUntil } of slots.eid) {
        const open = `${many(windows.length, 'window')}, orders until ${many(ordersUntil, 'day')} before`
        output.say(`${date}  ${name.en}: ${windows.length === 0 ? 'closed' : open}`)
      }
      if (slots.eid.length === 0) output.say('No Eid dates.')
      if (dryRun) output.say('A dry run: nothing was changed.')
      return slots.eid
    })
  return command
}

function slotLine({ date, name, city, from, to, capacity, booked, late }: StaffSlot): string {
  const state = late ? '  closed' : booked >= capacity ? '  full' : ''
  const places = `${booked} of ${capacity}`
  return `${date}  ${from}-${to}  ${city.padEnd(15)} ${places.padStart(9)}${state}${name ? `  ${name.en}` : ''}`
}

function dateCommand(verb: 'open' | 'close'): ShopCommand {
  const open = verb === 'open'
  const command = new ShopCommand(verb)
    .description(open ? 'deliver on a date again' : 'deliver nothing on a date; orders booked on it stay booked')
    .argument('<date>', 'such as 2026-12-02', isoDate)
    .option('--dry-run', 'change nothing')
  if (!open) command.option('--en <name>', 'why, in English').option('--ar <name>', 'why, in Arabic')
  return command
    .examples(`slots ${verb} 2026-12-02${open ? '' : ' --en "National Day" --ar "عيد الاتحاد"'}`)
    .work(async ({ client, output }, date: string, { en, ar, dryRun = false }: DateOptions) => {
      if ((en === undefined) !== (ar === undefined))
        throw new CommandError('Customers read the name in both languages: give --en and --ar.', exitCode.usage)
      const json = { open, name: en && ar ? { en, ar } : null, dryRun }
      const set = await client.put(DateSet, `/slots/dates/${date}`, json)
      output.say(open ? `${date} is open.` : `${date} is closed.`)
      if (!open && set.booked > 0)
        output.say(`${many(set.booked, 'order')} booked on it: see "order list --day ${date}".`)
      if (dryRun) output.say('A dry run: nothing was changed.')
      return set
    })
}

/** Parses an ISO date. */
export function isoDate(text: string): string {
  if (!IsoDate.safeParse(text).success) throw new InvalidArgumentError('A date such as 2026-12-01.')
  return text
}
