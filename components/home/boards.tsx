import { useLocale, useTranslations } from 'next-intl'
import Image from 'next/image'
import { Icon, arrowEnd } from '@/components/ui/icon'
import { IntentLink } from '@/components/ui/intent-link'
import { onSharpPhones } from '@/lib/media/image-loading'
import type { Board } from '@/lib/contract/settings'

/** The owner's board images in blocks of four: one large, two small, one wide. Spec §2 (Home). */
export function Boards({ boards }: { boards: Board[] }) {
  const t = useTranslations('Home')
  const language = useLocale()
  if (boards.length === 0) return null
  return (
    <section aria-label={t('boards')} className="boards-room">
      <ul className="boards">
        {boards.map((board) => (
          <li key={board.image} className="board group relative isolate overflow-hidden rounded-panel bg-sand-200">
            <Image
              src={board.image}
              alt=""
              width={1280}
              height={1280}
              sizes={`${onSharpPhones(640)}, (min-width: 900px) 48vw, 92vw`}
              className="absolute inset-0 -z-1 size-full object-cover transition-[scale] duration-400 ease-out"
            />
            {/* In px: enlarged text needs the room. */}
            {board.title && (
              <p className="m-[10px] w-fit max-w-[calc(100%-20px)] rounded-thumb bg-paper/95 px-[10px] py-2 text-palm-950 lg:m-4 lg:px-4.5">
                {board.link ? (
                  <IntentLink href={board.link} className="board-link">
                    {board.title[language]}
                  </IntentLink>
                ) : (
                  <span className="font-medium">{board.title[language]}</span>
                )}
                {board.subtitle && <span className="block text-note text-date-600">{board.subtitle[language]}</span>}
              </p>
            )}
            {board.title && board.link && (
              <span
                className="pointer-events-none absolute inset-e-4 bottom-4 grid size-11.5 place-items-center rounded-full bg-paper text-palm-900 transition-colors duration-160 group-hover:bg-palm-700 group-hover:text-white max-lg:hidden"
                aria-hidden="true"
              >
                <Icon shape={arrowEnd} />
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
