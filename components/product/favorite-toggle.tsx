'use client'

import { useEffect, useState, type MouseEvent } from 'react'
import { buttonClass } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Icon, heart, heartFilled } from '@/components/ui/icon'
import { useTranslate } from '@/components/translations/translations'
import { loadFavorites, setFavorite } from '@/lib/client/favorites'
import { favorites, isFavorite } from '@/lib/client/favorites-store'

interface Props {
  /** `title` in the page's language. */
  product: { id: string; title: string }
  /** `card`: a paper circle of 44 px over a picture; `wide`: a quiet one of 52 px beside a button. */
  look: 'card' | 'wide'
  /** State at render time; known only on pages rendered for a customer. */
  favorite?: boolean
  className?: string
}

/** The heart of a product. Updates optimistically; on an error it reverts and shows why. Spec §4, §5. */
export function FavoriteToggle({ product, look, favorite = false, className }: Props) {
  const on = favorites((state) => isFavorite(state, product.id, favorite))
  const [beating, setBeating] = useState(false)
  const translate = useTranslate()
  useEffect(loadFavorites, [])

  function toggle({ currentTarget, detail }: MouseEvent<HTMLElement>) {
    // A double tap marks the favourite, as in other apps; its second click must not undo it.
    if (detail > 1) return
    setBeating(!on)
    void setFavorite(product, !on, translate, { heart: currentTarget })
  }

  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={translate('Favorites.toggle', { title: product.title })}
      onClick={toggle}
      className={buttonClass(
        { look: look === 'card' ? 'paper' : 'quiet', size: look === 'card' ? 'small' : 'medium', round: true },
        cx('scripted', on && 'text-pomegranate-600!', className),
      )}
    >
      <Icon shape={on ? heartFilled : heart} size={22} className={beating ? 'animate-heart' : undefined} />
    </button>
  )
}
