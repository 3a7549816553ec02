import { ProductCard } from '@/components/product/product-card'
import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { Icon } from '@/components/ui/icon'
import { heart, heartFilled } from '@/components/ui/icons'
import type { Product } from '@/lib/contract/product'
import { Caption } from './caption'
import { useSay } from './use-say'

/** The card at rest, hovered, as a favourite, with each badge, without a picture, loading. */
export function CardStates({ products }: { products: Product[] }) {
  const say = useSay()
  const [first, second, third, fourth] = products
  if (!first || !second || !third || !fourth)
    return <p>{say('The catalogue has too few products to show cards.', 'المنتجات أقل من أن تعرض البطاقات.')}</p>
  const old = '2020-01-01T00:00:00Z'
  const sale = { price: 3800, oldPrice: 4800, stock: 5 }
  const button = (on: boolean) => (
    <button
      type="button"
      aria-label={say('Favourite', 'مفضلة')}
      aria-pressed={on}
      className="button button-paper button-small button-round"
    >
      <Icon shape={on ? heartFilled : heart} className={on ? 'text-pomegranate-600' : undefined} />
    </button>
  )
  return (
    <>
      <Caption>
        {say(
          'Card: sale, hover, new, sold out, no picture, loading',
          'البطاقة: خصم، تمرير، جديد، نفدت، بلا صورة، تحميل',
        )}
      </Caption>
      <div className="grid grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
        <ProductCard product={{ ...first, ...sale }} heart={button(false)} sizes="200px" />
        <ProductCard
          product={{ ...second, oldPrice: null, createdAt: old }}
          heart={button(true)}
          className="is-hover"
          hovered
          sizes="200px"
        />
        <ProductCard
          product={{ ...third, oldPrice: null, stock: 3, createdAt: new Date().toISOString() }}
          heart={button(false)}
          sizes="200px"
        />
        <ProductCard product={{ ...fourth, stock: 0 }} heart={button(false)} sizes="200px" />
        <ProductCard
          product={{
            ...first,
            images: [],
            averageRating: null,
            ratingsCount: 0,
            oldPrice: null,
            createdAt: old,
            stock: 3,
          }}
          sizes="200px"
        />
        <ProductCardSkeleton />
      </div>
    </>
  )
}
