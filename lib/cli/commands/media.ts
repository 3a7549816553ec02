import { Option } from 'commander'
import { MediaMoveEvent } from '@/lib/contract/staff'
import { follow } from '../follow'
import { ShopCommand } from '../shop-command'

const more = `
The shop keeps selling meanwhile: what is not moved yet is shown from where it is. Run it again after an interruption.

Examples:
  npm run shop -- media move --dry-run
  npm run shop -- media move --remove
  npm run shop -- media move --to folder`

/** `shop media move`. */
export function mediaCommand(): ShopCommand {
  const move = new ShopCommand('move')
    .description('copy pictures and videos from the data folder to the bucket of MEDIA_STORE, or back')
    .addOption(new Option('--to <place>', 'where they go').choices(['store', 'folder']).default('store'))
    .option('--dry-run', 'count, and change nothing')
    .option('--remove', 'delete each original once its copy was read back and compared')
    .addHelpText('after', more)
    .work(async ({ client, output }, { to, dryRun = false, remove = false }: MoveOptions) => {
      const cutOff = 'The shop stopped before all files were moved. Run the same command again.'
      const request = { method: 'POST', json: { to, dryRun, remove } } as const
      const work = { schema: MediaMoveEvent, path: '/media/move', ...request, counts: 'Files', cutOff }
      const { copied, bytes, present, removed } = await follow(client, work, output)
      output.say(
        `${copied} files ${dryRun ? 'to copy' : 'copied and compared'} (${(bytes / 1e6).toFixed(1)} MB), ${present} were there already, ${removed} originals deleted.`,
      )
      return { copied, bytes, present, removed }
    })
  return new ShopCommand('media').description('pictures and videos').addCommand(move)
}

interface MoveOptions {
  to: 'store' | 'folder'
  dryRun?: boolean
  remove?: boolean
}
