import { mediaFile } from './address'

export default function mediaLoader({ src, width }: { src: string; width: number }): string {
  return mediaFile(src, width)
}
