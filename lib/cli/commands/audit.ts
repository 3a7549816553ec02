import { AuditPage, AuditVerdict, type AuditEntry } from '@/lib/contract/staff-accounts'
import { isNamed, wordsOf } from '@/lib/i18n/audit-words'
import { changedValues } from '@/lib/i18n/changed-values'
import shopMessages from '@/messages/en.json'
import messages from '@/messages/staff.en.json'
import { named, userPath, wholeNumber } from '../arguments'
import { CommandError, exitCode } from '../exit'
import { clock, many, typed } from '../format'
import { prepareTarget, saveAnswer, SECRET } from '../save'
import { ShopCommand } from '../shop-command'

/** `shop audit list|verify|export`. */
export function auditCommand(): ShopCommand {
  const command = new ShopCommand('audit').description('what staff changed: who, when, from where, before and after')
  command
    .command('list')
    .description('changes, newest first')
    .option('--search <words>', 'only those with this text', named('What to search for.'))
    .option('--limit <number>', 'how many', wholeNumber(1, 500), 50)
    .examples('audit list --search alfalfa-hay-20kg')
    .work(async ({ client, output }, { search, limit }: { search?: string; limit: number }) => {
      const query = new URLSearchParams({ limit: String(limit), ...(search && { search }) })
      const { entries, next } = await client.call(AuditPage, `/audit?${query}`)
      for (const line of entries.flatMap(entryLines)) output.say(line)
      if (entries.length === 0) output.say('No changes.')
      if (next !== null) output.say('There are older ones: --limit shows more, audit export all.')
      return entries
    })
  command
    .command('verify')
    .description('check that no entry of the log was changed or removed')
    .work(async ({ client, output }) => {
      const verdict = await client.call(AuditVerdict, '/audit/verify')
      const { entries, erased, head, broken } = verdict
      if (!broken) {
        const without = erased > 0 ? `, the values of ${erased} erased at customers' request` : ''
        output.say(`The log is whole: ${many(entries, 'change')}${without}.`)
        if (head) output.say(`Hash of the newest: ${head}`)
      }
      output.result(verdict)
      if (broken && !output.json)
        throw new CommandError(`The log was tampered with at entry ${broken.seq} (${broken.reason}).`, exitCode.leftOut)
      if (broken) process.exitCode = exitCode.leftOut
    })
  command
    .command('export')
    .description('write the whole log to a file, one JSON object a line')
    .argument('<file>', 'the file', named('The file to write.'))
    .examples('audit export audit.jsonl')
    .work(async ({ client, output }, file: string) => {
      const path = userPath(file)
      await prepareTarget(path)
      await saveAnswer(await client.send('/audit/export'), path, SECRET)
      output.say(`Wrote ${path}`)
      return { file: path }
    })
  return command
}

/** The longest line of values. */
const VALUES_MAX = 300

/** An entry in the words of the back office. */
function entryLines({ seq, at, actor, address, via, call, subject, data }: AuditEntry): string[] {
  const words = wordsOf(call, { language: 'en', messages, cityNames: shopMessages.City })
  const who = via === 'token' ? messages.Audit.token : `${actor.name} (${actor.role})`
  const what = [isNamed(call) ? messages.Audit.calls[call] : call, words.subject(subject)].filter(Boolean).join(': ')
  const values = (label: string, text: string) => {
    const line = typed(text.replaceAll('\n', '; '))
    return line ? [`       ${label.padEnd(7)}${line.length > VALUES_MAX ? `${line.slice(0, VALUES_MAX)}…` : line}`] : []
  }
  return [
    [String(seq).padStart(5), clock(new Date(at)), typed(address ? `${who} from ${address}` : who), typed(what)].join(
      '  ',
    ),
    ...(data === null ? [`       ${messages.Audit.erased}`] : []),
    ...values('before', changedValues(data?.before, data?.after, words)),
    ...values('after', changedValues(data?.after, data?.before, words)),
  ]
}
