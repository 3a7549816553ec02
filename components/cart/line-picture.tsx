import Image from 'next/image'
import Link from 'next/link'
import { useLocale } from 'next-intl'
import { Icon } from '@/components/ui/icon'
import { leaf } from '@/components/ui/icons'
import { titleOf, type CartLine } from '@/lib/client/cart-line'
import { foreign } from '@/lib/i18n/foreign'

interface Props {
  product: CartLine['product']
  onLeave?: () => void
}

/** The picture of a cart line; leads to `/product-details/{id}`. Spec §2. */
export function LinePicture({ product, onLeave }: Props) {
  const language = useLocale()
  const title = titleOf({ product })
  const [first] = product.imagesBase64
  return (
    <Link
      href={`/product-details/${product._id}`}
      prefetch={false}
      onClick={onLeave}
      aria-label={title[language]}
      {...foreign(title, language)}
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
