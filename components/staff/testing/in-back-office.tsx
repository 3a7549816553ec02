import { AppRouterContext, type AppRouterInstance } from 'next/dist/shared/lib/app-router-context.shared-runtime'
import type { ReactNode } from 'react'
import type { Language } from '@/lib/config/constants'
import { StaffProviders } from '../kit/providers'
import { StaffTranslations } from '../kit/translations'
import ar from '@/messages/staff.ar.json'
import en from '@/messages/staff.en.json'

const dictionaries = { en, ar }

interface Props {
  language?: Language
  /** What a test calls of Next's router; nothing else happens. */
  router?: Partial<AppRouterInstance>
  children: ReactNode
}

/** A component as on a page of the back office. For tests. */
export function InBackOffice({ language = 'en', router, children }: Props) {
  return (
    <AppRouterContext value={Object({ refresh: () => undefined, ...router })}>
      <StaffProviders language={language}>
        <StaffTranslations language={language} messages={dictionaries[language]}>
          {children}
        </StaffTranslations>
      </StaffProviders>
    </AppRouterContext>
  )
}
