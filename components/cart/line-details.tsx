import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import Link from 'next/link'
import { useState, type ComponentType } from 'react'
import { TruncatedText } from '@/components/ui/truncated-text'
import { Dot } from '@/components/ui/dots'
import { Icon, leaf } from '@/components/ui/icon'
import { fetchMessages } from '@/components/translations/message-files'
import { isSizeGone, type CartLine, type ShownLine } from '@/lib/client/cart'
import { cut } from '@/lib/config/constants'
import { productHref } from '@/lib/config/routes'
import { colorName } from '@/lib/i18n/color-name'
import { foreign } from '@/lib/i18n/foreign'
import { lineOptions } from '@/lib/i18n/line-options'
import { errorText } from '@/lib/client/api-client'
import { fetchCode } from '@/lib/client/fetch-code'
import { notify } from '@/lib/client/toast'
import type { PreparationDialogProps } from './preparation-dialog'

interface Props {
  shown: ShownLine
  noteId: string
  onLeave?: () => void
  /** Element of the title; `p` in the table, where it is inside a row header. */
  heading?: 'h3' | 'p'
}

/** Title, color and error of a line: sold out, above the stock, or change refused. Spec §2, §9, Standards 15, 22. */
export function LineDetails({ shown, noteId, onLeave, heading: Heading = 'p' }: Props) {
  const { line, ranOut, withdrawn, tooMany, refusal } = shown
  const t = useTranslations('Cart')
  const language = useLocale()
  const { productId, title, color, stock } = line
  const options = lineOptions({ ...line, color: null }, language)
  const name = color && colorName(color, language)
  return (
    <div className="min-w-0">
      <Heading className="text-card text-ink">
        <Link
          href={productHref(productId, line.size)}
          prefetch={false}
          onClick={onLeave}
          aria-label={title[language]}
          {...foreign(title, language)}
          className="py-1.5 hover:underline hover:decoration-saffron-500 hover:decoration-2 hover:underline-offset-4"
        >
          <TruncatedText text={title[language]} max={cut.cardTitle} {...foreign(title, language)} />
        </Link>
      </Heading>
      {name && (
        <p className="mt-0.5 flex items-center gap-2 text-small text-date-600">
          <Dot color={color} />
          <span className="sr-only">{t('color', { name })}</span>
          <bdi aria-hidden="true">{name}</bdi>
        </p>
      )}
      {options && (
        <p className="mt-0.5 text-small text-date-600">
          <bdi>{options}</bdi>
        </p>
      )}
      {line.pickup && <p className="mt-0.5 text-small font-medium text-palm-900">{t('pickupOnly')}</p>}
      {(ranOut || withdrawn || tooMany || refusal) && (
        <p id={noteId} className="mt-0.5 text-small font-nav text-pomegranate-700">
          {ranOut
            ? t(isSizeGone(line) ? 'sizeGone' : 'ranOut')
            : withdrawn
              ? t('preparationGone')
              : tooMany
                ? t(tooMany, { count: stock })
                : refusal}
        </p>
      )}
      <ChangePreparation shown={shown} />
    </div>
  )
}

/** The picture of a cart line, linked to `/product-details/{id}`. Hidden from keyboard and screen readers: the title is the same link. Spec §2. */
export function LinePicture({ line, onLeave }: { line: CartLine; onLeave?: () => void }) {
  const [first] = line.images
  return (
    <Link
      href={`/product-details/${line.productId}`}
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

/** Button of a line that opens the butcher's questions; loads their dialog on demand. An API host has no preparations. */
function ChangePreparation({ shown: { key, line, saving, withdrawn } }: { shown: ShownLine }) {
  const t = useTranslations()
  const language = useLocale()
  const [loaded, setLoaded] = useState<(Pick<PreparationDialogProps, 'words'> & Shown) | null>(null)
  const [loading, setLoading] = useState(false)
  const [open, setOpen] = useState(false)
  if (!line.prepared && !withdrawn) return null

  async function show(): Promise<void> {
    if (saving || loading) return
    setLoading(true)
    try {
      const code = () => Promise.all([import('./preparation-dialog'), fetchMessages('preparation', language)])
      const [{ PreparationDialog }, { Preparation }] = await fetchCode(code)
      setLoaded({ Dialog: PreparationDialog, words: Preparation })
      setOpen(true)
    } catch (thrown) {
      notify({ kind: 'error', text: errorText(thrown, t), subject: key })
    } finally {
      setLoading(false)
    }
  }

  return (
    <>
      <button
        type="button"
        data-preparation-line={key}
        aria-haspopup="dialog"
        aria-busy={loading || undefined}
        aria-disabled={saving || undefined}
        aria-label={t('Cart.changePreparationOf', { title: line.title[language] })}
        onClick={() => void show()}
        className="link scripted min-h-8 text-small aria-disabled:opacity-50"
      >
        {t('Cart.changePreparation')}
      </button>
      {loaded && (
        <loaded.Dialog key={key} line={line} words={loaded.words} open={open} onClose={() => setOpen(false)} />
      )}
    </>
  )
}

interface Shown {
  Dialog: ComponentType<PreparationDialogProps>
}
