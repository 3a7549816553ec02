import Link from 'next/link'
import type { ReactNode } from 'react'
import type { StaffTranslator } from '@/lib/i18n/staff'

export const settingTabs = ['facts', 'delivery', 'slots', 'preparations', 'tax', 'policies'] as const
export type SettingTab = (typeof settingTabs)[number]

/** The settings of the shop, a tab each. */
export function SettingsView({ tab, t, children }: { tab: SettingTab; t: StaffTranslator; children: ReactNode }) {
  return (
    <>
      <div className="staff-title">
        <h1 className="text-h2">{t('Settings.title')}</h1>
      </div>
      <nav aria-label={t('Settings.title')} className="staff-tabs">
        {settingTabs.map((one) => (
          <Link
            key={one}
            href={`/staff/settings?tab=${one}`}
            prefetch={false}
            aria-current={one === tab ? 'page' : undefined}
          >
            {t(`Settings.tabs.${one}`)}
          </Link>
        ))}
      </nav>
      {children}
    </>
  )
}
