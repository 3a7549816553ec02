import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useTransition, type MouseEvent } from 'react'
import { isPlainClick } from '@/lib/client/plain-click'
import { ProgressBar } from '@/components/ui/progress-bar'
import { storeChoice } from '@/lib/client/kept-choice'
import { productHref } from '@/lib/config/routes'

/** Link to the product page that keeps the choice; the layer stays open until that page is rendered. */
export function ShowDetails({ id, onLeave }: { id: string; onLeave: () => void }) {
  const t = useTranslations('QuickView')
  const router = useRouter()
  const [pending, startTransition] = useTransition()

  function go(event: MouseEvent) {
    if (!isPlainClick(event)) return
    event.preventDefault()
    storeChoice(id)
    startTransition(() => {
      router.push(productHref(id))
      onLeave()
    })
  }

  return (
    <>
      <a href={productHref(id)} onClick={go} aria-busy={pending} className="link ms-auto py-2.5 whitespace-nowrap">
        {t('ShowDetails')}
      </a>
      <ProgressBar busy={pending} />
    </>
  )
}
