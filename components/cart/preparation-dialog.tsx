import { useLocale, useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { PreparationChoice, type PreparationWords } from '@/components/add-to-cart/preparation-choice'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Money } from '@/components/ui/money'
import { Note } from '@/components/ui/note'
import { lineKey, type CartLine } from '@/lib/client/cart'
import { changePreparation } from '@/lib/client/cart-edits'
import { errorText } from '@/lib/client/api-client'
import { notify } from '@/lib/client/toast'
import { useProduct } from '@/lib/client/use-product'
import type { Product } from '@/lib/contract/product'
import { namedPreparation, offeredPreparation, preparationFee, type Preparation } from '@/lib/contract/selling'
import { readingDirection } from '@/lib/i18n/language'
import { focusLineButton } from './line-controls'

export interface PreparationDialogProps {
  line: CartLine
  words: PreparationWords
  open: boolean
  onClose: () => void
}

/** The butcher's questions about a cart line. Closing it changes nothing; withdrawn choices start as the first ones. */
export function PreparationDialog({ line, words, open, onClose }: PreparationDialogProps) {
  const language = useLocale()
  const titleId = useId()
  const { product, failure, retry } = useProduct(line.productId, open)
  const title = line.title[language]
  const dialog = (
    <Dialog
      open={open}
      onClose={onClose}
      shape="modal"
      labelledBy={titleId}
      closeLabel={words.close}
      className="[--width:34rem]"
    >
      <div className="grid gap-5 p-6 pt-8 md:p-8">
        <div className="pe-12">
          <h2 id={titleId} className="text-h3 text-palm-950">
            {words.title}
          </h2>
          <p className="mt-1 text-date-600">
            <bdi dir={readingDirection(title, language)}>{title}</bdi>
          </p>
        </div>
        {product && product.preparations.length > 0 ? (
          open && <PreparationForm line={line} product={product} words={words} onDone={onClose} />
        ) : failure || product ? (
          <div role="alert" className="grid justify-items-start gap-4">
            <p>{words.failed}</p>
            <Button look="quiet" onClick={retry}>
              {words.retry}
            </Button>
          </div>
        ) : (
          <div aria-hidden="true" className="grid gap-4">
            {[0, 1, 2].map((one) => (
              <span key={one} className="skeleton h-11 rounded-field" />
            ))}
          </div>
        )}
      </div>
    </Dialog>
  )
  // Outside the row: it would inherit the looks of a table head, and vanish with the line.
  return createPortal(dialog, document.body)
}

interface FormProps extends Pick<PreparationDialogProps, 'line' | 'words'> {
  product: Product
  onDone: () => void
}

function PreparationForm({ line, product: { preparations: questions, sizes, price }, words, onDone }: FormProps) {
  const t = useTranslations()
  const before = line.preparation ?? { choices: {}, behalf: '', note: '' }
  const [chosen, setChosen] = useState<Preparation | null>(() => offeredPreparation(questions, before))
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  if (!chosen) return null
  const fee = preparationFee(namedPreparation(questions, chosen))
  const unitPrice = (sizes.find(({ id }) => id === line.size)?.price ?? price) + fee

  const save = async (): Promise<void> => {
    const preparation = { ...chosen, behalf: chosen.behalf.trim(), note: chosen.note.trim() }
    setBusy(true)
    setFailure('')
    try {
      await changePreparation(line, preparation)
    } catch (thrown) {
      setBusy(false)
      return setFailure(errorText(thrown, t))
    }
    onDone()
    notify({ kind: 'success', text: t('Cart.preparationChanged'), subject: lineKey(line) })
    // Its row is new, because its key has changed.
    focusLineButton('preparation', lineKey({ ...line, preparation }))
  }

  return (
    <>
      <PreparationChoice
        questions={questions}
        chosen={chosen}
        onChange={(change) => setChosen((now) => now && change(now))}
        words={words}
      />
      <Note tone="error" role="alert">
        {failure}
      </Note>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p aria-live="polite" className="text-h3">
          <Money fils={unitPrice} />
        </p>
        <Button busy={busy} busyLabel={words.saving} onClick={() => void save()}>
          {words.save}
        </Button>
      </div>
    </>
  )
}
