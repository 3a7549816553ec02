import { mediaFileUrl, mediaHash, widthFor } from './address'

/** URL of the narrowest stored file of at least `width` px; other URLs stay unchanged. */
export function mediaFile(address: string, width: number): string {
  const hash = mediaHash(address)
  return hash ? mediaFileUrl({ hash, width: widthFor(width) }) : address
}
