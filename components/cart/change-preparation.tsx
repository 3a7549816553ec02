import { useLocale, useTranslations } from 'next-intl'
import { useState, type ComponentType } from 'react'
import { fetchMessages } from '@/components/translations/message-files'
import type { ShownLine } from '@/lib/client/cart'
import { errorText } from '@/lib/client/error-text'
import { fetchCode } from '@/lib/client/fetch-code'
import { notify } from '@/lib/client/toast'
import type { PreparationDialogProps } from './preparation-dialog'

/** Button of a line that opens the butcher's questions; loads their dialog on demand. An API host has no preparations. */
export function ChangePreparation({ shown: { key, line, saving, withdrawn } }: { shown: ShownLine }) {
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
        className="link min-h-8 text-small aria-disabled:opacity-50"
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
