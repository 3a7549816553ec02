import { mediaFileUrl, mediaHash, widthFor } from './address'

/** Address of the file that fills `width` px: for a picture of ours the narrowest kept one, any other address as it is. */
export function mediaFile(address: string, width: number): string {
  const hash = mediaHash(address)
  return hash ? mediaFileUrl({ hash, width: widthFor(width) }) : address
}
