import type { ReactNode } from 'react'
import type { StaffTranslator } from '@/lib/i18n/staff'
import { ListTabs } from '../kit/list-parts'
import { PageTitle } from '../kit/page-title'

export const settingTabs = ['facts', 'delivery', 'slots', 'preparations', 'tax', 'policies'] as const
export type SettingTab = (typeof settingTabs)[number]

/** The settings of the shop, a tab each. */
export function SettingsView({ tab, t, children }: { tab: SettingTab; t: StaffTranslator; children: ReactNode }) {
  const tabs = settingTabs.map((one) => ({
    href: `/staff/settings?tab=${one}`,
    label: t(`Settings.tabs.${one}`),
    current: one === tab,
  }))
  return (
    <>
      <PageTitle title={t('Settings.title')} />
      <ListTabs label={t('Settings.title')} tabs={tabs} />
      {children}
    </>
  )
}
