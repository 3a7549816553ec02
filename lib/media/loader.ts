import { mediaFile } from './address'

/** Loader of `next/image`: see `mediaFile`. */
export default function mediaLoader({ src, width }: { src: string; width: number }): string {
  return mediaFile(src, width)
}
