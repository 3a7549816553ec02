import { mediaFileUrl, mediaHash, widthFor } from './address'

/** Loader of `next/image`: a picture of ours at the narrowest kept width that fills `width` px; any other address as it is. */
export default function mediaLoader({ src, width }: { src: string; width: number }): string {
  const hash = mediaHash(src)
  return hash ? mediaFileUrl({ hash, width: widthFor(width) }) : src
}
