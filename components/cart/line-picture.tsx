import Image from 'next/image'
import Link from 'next/link'
import { Icon } from '@/components/ui/icon'
import { leaf } from '@/components/ui/icons'
import type { CartLine } from '@/lib/client/cart'

interface Props {
  product: CartLine['product']
  onLeave?: () => void
}

/** The picture of a cart line, linked to `/product-details/{id}`. Hidden from keyboard and screen readers: the title is the same link. Spec §2. */
export function LinePicture({ product, onLeave }: Props) {
  const [first] = product.imagesBase64
  return (
    <Link
      href={`/product-details/${product._id}`}
      prefetch={false}
      onClick={onLeave}
      aria-hidden="true"
      tabIndex={-1}
      className="grid size-23 shrink-0 place-items-center overflow-hidden rounded-thumb bg-sand-200 text-sand-400"
    >
      {first ? (
        <Image src={first} alt="" width={92} height={92} className="size-full object-cover" />
      ) : (
        <Icon shape={leaf} />
      )}
    </Link>
  )
}
