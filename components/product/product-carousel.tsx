import { useLocale, useTranslations } from 'next-intl'
import { useId } from 'react'
import { onSharpPhones } from '@/lib/media/image-loading'
import { TextLink } from '@/components/ui/text-link'
import type { Product } from '@/lib/contract/product'
import { direction } from '@/lib/i18n/language'
import { carouselSteps } from '@/lib/config/constants'
import { useCardFacts } from './card-facts'
import { CarouselControls } from './carousel-controls'
import { ProductCard } from './product-card'

interface Props {
  title: string
  note?: string
  products: Product[]
  more?: { href: string; label: string }
}

const sizes = `${onSharpPhones(320)}, (min-width: 1500px) 181px, (min-width: 1300px) 15vw, (min-width: 1100px) 18vw, (min-width: 900px) 22vw, (min-width: 700px) 30vw, 44vw`

/** Products in one row that advances by itself; without JavaScript a scrollable row. Spec §2 (Home), §9. */
export function ProductCarousel({ title, note, products, more }: Props) {
  const t = useTranslations('Kit')
  const language = useLocale()
  const factsOf = useCardFacts()
  const id = useId()
  return (
    <section aria-labelledby={`${id}-title`} className="carousel">
      <div className="carousel-head">
        <h2 id={`${id}-title`} className="text-h2">
          {title}
        </h2>
        {note && <p className="text-small text-date-600">{note}</p>}
        {more && (
          <TextLink href={more.href} label={`${more.label}: ${title}`} className="reach text-small">
            {more.label}
          </TextLink>
        )}
        {products.length > carouselSteps[0].slides && (
          <CarouselControls
            key={language}
            frameId={id}
            count={products.length}
            labels={{
              pause: t('pauseRow', { row: title }),
              play: t('playRow', { row: title }),
              previous: t('previous', { row: title }),
              next: t('next', { row: title }),
            }}
          />
        )}
      </div>
      <div id={id} key={language} dir={direction(language)}>
        <ul className="carousel-row">
          {products.map((product) => (
            <li key={product.id} className="carousel-slide">
              <ProductCard facts={factsOf(product)} sizes={sizes} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
