import { Argument, Option } from 'commander'
import { z } from 'zod'
import { Invited, INVITATION_HOURS, MemberBody, staffRoles, StaffMember } from '@/lib/contract/staff-accounts'
import { named } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { clock, typed } from '../format'
import { type Output } from '../output'
import { ShopCommand } from '../shop-command'

const member = named('The e-mail or id of a member of staff.')

/** `shop staff add|list|role|disable|enable|reset`. */
export function staffCommand(): ShopCommand {
  const command = new ShopCommand('staff').description('who may sign in to the back office (/staff)')
  command.addCommand(addCommand())
  command
    .command('list')
    .description('the members of staff')
    .work(async ({ client, output }) => {
      const members = await client.call(z.array(StaffMember), '/members')
      for (const one of members) output.say(memberLine(one))
      if (members.length === 0)
        output.say('Nobody yet. Add the owner: npm run shop -- staff add E-MAIL --name NAME --role owner')
      return members
    })
  command
    .command('role')
    .description('change what a member may do; ends their sessions')
    .argument('<member>', 'their e-mail or id', member)
    .addArgument(new Argument('<role>', 'the new role').choices(staffRoles))
    .examples('staff role rashid@example.ae manager')
    .work(async ({ client, tell }, who: string, role: string) =>
      tell(await client.put(StaffMember, `${pathOf(who)}/role`, { role }), memberLine),
    )
  command.addCommand(disabledCommand('disable', true))
  command.addCommand(disabledCommand('enable', false))
  command
    .command('reset')
    .description('take password, second factor and sessions from a member, and invite them anew: for a lost phone')
    .argument('<member>', 'their e-mail or id', member)
    .examples('staff reset salem@example.ae')
    .work(async ({ client, output }, who: string) => {
      sayInvited(output, await client.call(Invited, `${pathOf(who)}/reset`, { method: 'POST' }))
    })
  return command
}

function addCommand(): ShopCommand {
  return new ShopCommand('add')
    .description('invite a member of staff; prints a link with which they set their password, once')
    .argument('<email>', 'what they sign in with', member)
    .requiredOption('--name <name>', 'how colleagues see them', named('A name.'))
    .addOption(new Option('--role <role>', 'what they may do').choices(staffRoles).default('orders'))
    .examples(
      'staff add salem@example.ae --name Salem --role owner',
      'staff add rashid@example.ae --name Rashid --role butcher',
    )
    .work(async ({ client, output }, email: string, { name, role }: { name: string; role: string }) => {
      const body = MemberBody.safeParse({ email, name, role })
      if (!body.success)
        throw new CommandError(`"${email}" is no e-mail address, or the name is too long.`, exitCode.usage)
      sayInvited(output, await client.call(Invited, '/members', { method: 'POST', json: body.data }))
    })
}

function disabledCommand(name: 'disable' | 'enable', disabled: boolean): ShopCommand {
  return new ShopCommand(name)
    .description(disabled ? 'sign a member out for good' : 'let a disabled member sign in again')
    .argument('<member>', 'their e-mail or id', member)
    .examples(`staff ${name} rashid@example.ae`)
    .work(async ({ client, tell }, who: string) =>
      tell(await client.put(StaffMember, `${pathOf(who)}/disabled`, { disabled }), memberLine),
    )
}

function pathOf(who: string): string {
  return `/members/${encodeURIComponent(who)}`
}

function sayInvited({ say, result }: Output, invited: Invited): void {
  say(memberLine(invited.member))
  say(`Send this link to ${typed(invited.member.name)} only. It works once, for ${INVITATION_HOURS} hours:`)
  say(invited.link)
  result(invited)
}

function memberLine({ name, email, role, disabled, joined, secondFactor, lastSeenAt }: StaffMember): string {
  const state = disabled ? 'disabled' : !joined ? 'invited' : secondFactor ? 'active' : 'without second factor'
  const seen = lastSeenAt ? [`last seen ${clock(new Date(lastSeenAt))}`] : []
  return [typed(email), typed(name), role.padEnd(9), state, ...seen].join('  ')
}
