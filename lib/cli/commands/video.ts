import { constants, openAsBlob } from 'node:fs'
import { access } from 'node:fs/promises'
import { VIDEO_MAX_BYTES, VideoSet } from '@/lib/contract/staff-catalogue'
import { named, userPath } from '../arguments'
import { CommandError, exitCode, unreadable } from '../exit'
import { typed } from '../format'
import { ShopCommand } from '../shop-command'

const more = `
MP4 (H.264 plays everywhere) or WebM, up to ${VIDEO_MAX_BYTES / 1024 ** 2} MB. It is shown last among the pictures, with the first picture as poster.

Examples:
  npm run shop -- product video arabian-filly-2-years filly.mp4
  npm run shop -- product video arabian-filly-2-years --remove`

/** `shop product video`. */
export function videoCommand(): ShopCommand {
  return new ShopCommand('video')
    .description('show a video of a product, or remove it')
    .argument('<product>', 'id or handle', named('The id or handle of a product.'))
    .argument('[file]', 'an MP4 or WebM file')
    .option('--remove', 'show no video')
    .addHelpText('after', more)
    .work(async ({ client, output }, product: string, file: string | undefined, { remove }: { remove?: true }) => {
      if ((file === undefined) === (remove === undefined))
        throw new CommandError('Name a file, or say --remove.', exitCode.usage)
      const path = `/products/${encodeURIComponent(product)}/video`
      const request =
        file === undefined
          ? { method: 'DELETE' as const }
          : { method: 'PUT' as const, body: await videoIn(userPath(file)) }
      const result = await client.call(VideoSet, path, request)
      output.say(`${typed(result.name)}: ${result.video === null ? 'no video' : result.video}.`)
      return result
    })
}

/** The file's bytes, read while they are sent. */
async function videoIn(file: string): Promise<Blob> {
  // `openAsBlob` throws at once, without a reason.
  await access(file, constants.R_OK).catch(unreadable(file))
  const blob = await openAsBlob(file)
  if (blob.size > VIDEO_MAX_BYTES)
    throw new CommandError(`The video is larger than ${VIDEO_MAX_BYTES / 1024 ** 2} MB.`, exitCode.usage)
  return blob
}
