import { Argument, Command, Option } from 'commander'
import { z } from 'zod'
import { Invited, INVITATION_HOURS, MemberBody, staffRoles, StaffMember } from '@/lib/contract/staff-accounts'
import { named } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { clock, typed } from '../format'
import { contextOf, type Output } from '../output'

const member = named('The e-mail or id of a member of staff.')

/** `shop staff add|list|role|disable|enable|reset`. */
export function staffCommand(): Command {
  return new Command('staff')
    .description('who may sign in to the back office (/staff)')
    .addCommand(addCommand())
    .addCommand(listCommand())
    .addCommand(roleCommand())
    .addCommand(disabledCommand('disable', true))
    .addCommand(disabledCommand('enable', false))
    .addCommand(resetCommand())
}

function addCommand(): Command {
  return new Command('add')
    .description('invite a member of staff; prints a link with which they set their password, once')
    .argument('<email>', 'what they sign in with', member)
    .requiredOption('--name <name>', 'how colleagues see them', named('A name.'))
    .addOption(new Option('--role <role>', 'what they may do').choices(staffRoles).default('orders'))
    .addHelpText(
      'after',
      '\nExamples:\n  npm run shop -- staff add salem@example.ae --name Salem --role owner\n  npm run shop -- staff add rashid@example.ae --name Rashid --role butcher',
    )
    .action(async (email: string, { name, role }: { name: string; role: string }, self: Command) => {
      const { client, output } = contextOf(self)
      const body = MemberBody.safeParse({ email, name, role })
      if (!body.success)
        throw new CommandError(`"${email}" is no e-mail address, or the name is too long.`, exitCode.usage)
      sayInvited(output, await client.call(Invited, '/members', { method: 'POST', json: body.data }))
    })
}

function listCommand(): Command {
  return new Command('list').description('the members of staff').action(async (_options, self: Command) => {
    const { client, output } = contextOf(self)
    const members = await client.call(z.array(StaffMember), '/members')
    for (const one of members) output.say(memberLine(one))
    if (members.length === 0)
      output.say('Nobody yet. Add the owner: npm run shop -- staff add E-MAIL --name NAME --role owner')
    output.result(members)
  })
}

function roleCommand(): Command {
  return new Command('role')
    .description('change what a member may do; ends their sessions')
    .argument('<member>', 'their e-mail or id', member)
    .addArgument(new Argument('<role>', 'the new role').choices(staffRoles))
    .addHelpText('after', '\nExample:\n  npm run shop -- staff role rashid@example.ae manager')
    .action(async (who: string, role: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const changed = await client.call(StaffMember, `${pathOf(who)}/role`, { method: 'PUT', json: { role } })
      output.say(memberLine(changed))
      output.result(changed)
    })
}

function disabledCommand(name: 'disable' | 'enable', disabled: boolean): Command {
  return new Command(name)
    .description(disabled ? 'sign a member out for good' : 'let a disabled member sign in again')
    .argument('<member>', 'their e-mail or id', member)
    .addHelpText('after', `\nExample:\n  npm run shop -- staff ${name} rashid@example.ae`)
    .action(async (who: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      const changed = await client.call(StaffMember, `${pathOf(who)}/disabled`, { method: 'PUT', json: { disabled } })
      output.say(memberLine(changed))
      output.result(changed)
    })
}

function resetCommand(): Command {
  return new Command('reset')
    .description('take password, second factor and sessions from a member, and invite them anew: for a lost phone')
    .argument('<member>', 'their e-mail or id', member)
    .addHelpText('after', '\nExample:\n  npm run shop -- staff reset salem@example.ae')
    .action(async (who: string, _options, self: Command) => {
      const { client, output } = contextOf(self)
      sayInvited(output, await client.call(Invited, `${pathOf(who)}/reset`, { method: 'POST' }))
    })
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
  const seen = lastSeenAt ? `last seen ${clock(new Date(lastSeenAt))}` : 'never signed in'
  return [typed(email), typed(name), role.padEnd(9), state, seen].join('  ')
}
