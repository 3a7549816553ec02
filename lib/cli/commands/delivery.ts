import { Argument, InvalidArgumentError, Option } from 'commander'
import { cities, type City } from '@/lib/contract/address'
import { DeliveryFile } from '@/lib/contract/delivery-schemas'
import { DeliverySet, type ZoneChanges } from '@/lib/contract/staff-delivery'
import { ShippingWire } from '@/lib/contract/staff-orders'
import { readJson, userPath } from '../arguments'
import { many, money } from '../format'
import type { Output } from '../output'
import { ShopCommand } from '../shop-command'

const file = `
The file is JSON, with amounts in AED. All of it is optional; what is left out of a zone has the value shown here:

  {
    "zones": {
      "dubai": {
        "fee": 25, "freeFrom": 400, "leadDays": 0, "smallestOrder": null,
        "served": true, "live": true, "chilled": true
      }
    },
    "slots": {
      "on": true, "daysAhead": 14,
      "windows": [
        { "from": "10:00", "to": "13:00", "capacity": 12, "zones": ["dubai"], "days": ["Sat", "Sun", "Mon"],
          "cutOff": { "dayBefore": "18:00" } },
        { "from": "16:00", "to": "20:00", "capacity": 12, "cutOff": { "hoursBefore": 2 } }
      ],
      "closed": [{ "date": "2026-12-02", "name": { "en": "National Day", "ar": "عيد الاتحاد" } }],
      "eid": [
        { "date": "2027-05-16", "name": { "en": "Eid Al Adha", "ar": "عيد الأضحى" }, "ordersUntil": 2,
          "windows": [{ "from": "08:00", "to": "12:00", "capacity": 20 }] }
      ]
    }
  }

A city that is not listed has the fee of "shipping". A window without zones or days is for all of them; its capacity is that
of each zone. "live" and "chilled" say whether living animals and carcasses go there. An Eid date without windows is closed.

Example:
  npm run -s shop -- delivery show > delivery.json
  npm run shop -- delivery set delivery.json --dry-run`

const zoneHelp = `
Keys: fee, freeFrom and smallestOrder in AED (or "none"), leadDays, and served, live, chilled: yes or no.

Examples:
  npm run shop -- delivery zone sharjah fee=30 freeFrom=500
  npm run shop -- delivery zone fujairah live=no chilled=no smallestOrder=100`

/** `shop delivery show|set|zone`. */
export function deliveryCommand(): ShopCommand {
  const command = new ShopCommand('delivery').description('delivery zones and slots, as one file')
  command
    .command('show')
    .description('print it, in the form that "delivery set" reads')
    .work(async ({ client, output }) => {
      const delivery = await client.call(DeliverySet, '/delivery')
      output.say(
        delivery
          ? JSON.stringify(delivery, null, 2)
          : 'Delivery costs the same everywhere, without slots: see "shipping show".',
      )
      return delivery
    })
  command
    .command('set')
    .description('set all zones and slots')
    .argument('<file>', 'the JSON')
    .option('--dry-run', 'change nothing')
    .addHelpText('after', file)
    .work(async ({ client, output }, path: string, { dryRun = false }: { dryRun?: boolean }) => {
      const delivery = await readJson(DeliveryFile, userPath(path))
      printZones(await client.put(DeliveryFile, '/delivery', { delivery, dryRun }), output, dryRun)
    })
  command
    .command('zone')
    .description('change the zone of one city')
    .addArgument(new Argument('<city>', 'the city').choices(cities))
    .argument('<key=value...>', 'what changes', zoneChange, {})
    .option('--dry-run', 'change nothing')
    .addHelpText('after', zoneHelp)
    .work(async ({ client, output }, city: City, changes: ZoneChanges, { dryRun = false }: { dryRun?: boolean }) => {
      printZones(await client.put(DeliveryFile, `/delivery/zones/${city}`, { changes, dryRun }), output, dryRun, city)
    })
  return command
}

function printZones(delivery: DeliveryFile, output: Output, dryRun: boolean, only?: City): void {
  for (const city of cities) {
    const zone = delivery.zones[city]
    if (zone && (only ?? city) === city) output.say(zoneLine(city, zone))
  }
  const { on, windows, closed, eid } = delivery.slots
  if (!only)
    output.say(
      `Slots are ${on ? 'on' : 'off'}: ${many(windows.length, 'window')}, ${many(closed.length, 'closed date')}, ${many(eid.length, 'Eid date')}.`,
    )
  if (dryRun) output.say('A dry run: nothing was changed.')
  output.result(delivery)
}

function zoneLine(city: City, zone: NonNullable<DeliveryFile['zones'][City]>): string {
  if (!zone.served) return `${city}: not served`
  return [
    `${city}: ${zone.fee === 0 ? 'free' : money(zone.fee)}`,
    ...(zone.freeFrom === null ? [] : [`free from ${money(zone.freeFrom)}`]),
    ...(zone.smallestOrder === null ? [] : [`orders from ${money(zone.smallestOrder)}`]),
    ...(zone.leadDays === 0 ? [] : [`after ${many(zone.leadDays, 'day')}`]),
    ...(zone.live ? [] : ['no living animals']),
    ...(zone.chilled ? [] : ['no carcasses']),
  ].join(', ')
}

const amounts: readonly string[] = ['freeFrom', 'smallestOrder']
const answers: readonly string[] = ['served', 'live', 'chilled']

/** Parses `key=value` and adds it to the changes so far. */
function zoneChange(text: string, changes: Record<string, number | boolean | null>) {
  const [, key = '', value = ''] = /^(\w+)=(.+)$/.exec(text) ?? []
  if (answers.includes(key) && (value === 'yes' || value === 'no')) return { ...changes, [key]: value === 'yes' }
  if (amounts.includes(key) && value === 'none') return { ...changes, [key]: null }
  const isAmount = (key === 'fee' || amounts.includes(key)) && /^\d{1,6}(\.\d{1,2})?$/.test(value)
  if (isAmount || (key === 'leadDays' && /^\d{1,2}$/.test(value))) return { ...changes, [key]: Number(value) }
  throw new InvalidArgumentError('One such as fee=25, freeFrom=none, leadDays=1 or live=no. Add --help for all.')
}

/** `shop shipping show` and `shop shipping set FEE [--free-from AED | --never-free]`. */
export function shippingCommand(): ShopCommand {
  const command = new ShopCommand('shipping').description(
    'the delivery fee of every city without a zone: see "delivery"',
  )
  command
    .command('show')
    .description('show the delivery fee')
    .work(async ({ client, tell }) => tell(await client.call(ShippingWire, '/shipping'), termsLine))
  command
    .command('set')
    .description('set the fee, and from which subtotal on delivery is free')
    .argument('<fee>', 'in AED; 0 for free delivery', aed)
    .addOption(
      new Option('--free-from <amount>', 'subtotal in AED from which delivery is free')
        .argParser(subtotal)
        .conflicts('neverFree'),
    )
    .option('--never-free', 'charge the fee on every order')
    .addHelpText(
      'after',
      '\nWithout --free-from or --never-free that subtotal stays as it is.\n\nExample:\n  npm run shop -- shipping set 15 --free-from 200',
    )
    .work(async ({ client, tell }, fee: number, { freeFrom, neverFree }: { freeFrom?: number; neverFree?: true }) => {
      const json = { fee, freeFrom: neverFree ? null : freeFrom }
      return tell(await client.put(ShippingWire, '/shipping', json), termsLine)
    })
  return command
}

function termsLine({ fee, freeFrom }: ShippingWire): string {
  const free = freeFrom === null ? '' : `, free from ${money(freeFrom)}`
  return fee === 0 ? 'Delivery is free.' : `Delivery costs ${money(fee)}${free}.`
}

function subtotal(text: string): number {
  const amount = aed(text)
  if (amount === 0)
    throw new InvalidArgumentError(
      'Free from 0 on is free delivery: say `shipping set 0`, or --never-free for a fee that always counts.',
    )
  return amount
}

function aed(text: string): number {
  if (!/^\d{1,7}(\.\d{1,2})?$/.test(text)) throw new InvalidArgumentError('An amount such as 15 or 12.50.')
  return Number(text)
}
