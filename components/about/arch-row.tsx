import Image from 'next/image'
import { cx } from '@/components/ui/cx'

const shapes = ['aspect-10/14', 'aspect-10/17', 'aspect-10/12']

/** Up to three pictures in arches of three heights, standing on the edge below. Decorative: hidden from screen readers. */
export function ArchRow({ pictures }: { pictures: string[] }) {
  return (
    <div aria-hidden="true" className="grid grid-cols-3 items-end gap-2.5 self-end md:gap-3.5">
      {pictures.slice(0, shapes.length).map((picture, index) => (
        <span key={picture} className={cx('block overflow-hidden rounded-t-full bg-sand-200', shapes[index])}>
          <Image
            src={picture}
            alt=""
            width={640}
            height={640}
            sizes="(min-width: 900px) 360px, 45vw"
            loading="eager"
            className="size-full object-cover"
          />
        </span>
      ))}
    </div>
  )
}
