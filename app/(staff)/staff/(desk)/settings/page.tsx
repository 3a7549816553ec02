import { getTranslations } from 'next-intl/server'
import { type StaffContext, staffPage, staffTitle } from '@/app/staff-page'
import { ListTabs } from '@/components/staff/kit/list-tabs'
import { PageTitle } from '@/components/staff/kit/page-title'
import { dayNames } from '@/components/staff/kit/when'
import { DeliveryForm } from '@/components/staff/settings/delivery-form'
import { FactsForm } from '@/components/staff/settings/facts-form'
import { PreparationsSettings } from '@/components/staff/settings/preparations-form'
import { PolicyForm } from '@/components/staff/settings/policy-form'
import { SlotsSettings } from '@/components/staff/settings/slots-form'
import { TaxForm } from '@/components/staff/settings/tax-form'
import {
  categoryPreparations,
  shipping,
  staffCategories,
  staffDelivery,
  staffPolicy,
  staffShopFacts,
  staffVat,
} from '@/lib/backend/staff'
import { cities, type City } from '@/lib/contract/address'
import { policyNames } from '@/lib/contract/policy'

const settingTabs = ['facts', 'delivery', 'slots', 'preparations', 'tax', 'policies'] as const

export const generateMetadata = staffTitle('Settings.title')

/** The settings of the shop, a tab each. */
export default staffPage('/staff/settings', async (context) => {
  const { t } = context
  const tab = settingTabs.find((one) => one === context.query('tab')) ?? 'facts'
  return (
    <>
      <PageTitle title={t('Settings.title')} />
      <ListTabs
        label={t('Settings.title')}
        tabs={settingTabs.map((one) => ({
          href: `/staff/settings?tab=${one}`,
          label: t(`Settings.tabs.${one}`),
          current: one === tab,
        }))}
      />
      {await tabs[tab](context)}
    </>
  )
})

const tabs: Record<(typeof settingTabs)[number], (context: StaffContext) => Promise<React.ReactNode>> = {
  facts: async ({ language }) => <FactsForm facts={await staffShopFacts()} days={dayNames(language)} />,
  delivery: async () => {
    const [general, delivery] = await Promise.all([shipping(), staffDelivery()])
    return <DeliveryForm general={general} delivery={delivery} cityNames={await cityNames()} />
  },
  slots: async ({ language }) => (
    <SlotsSettings delivery={await staffDelivery()} cityNames={await cityNames()} days={dayNames(language)} />
  ),
  preparations: async ({ query, t, language }) => {
    const categories = await staffCategories()
    // Those with questions first.
    const sorted = categories.toSorted((one, other) => Number(other.questions > 0) - Number(one.questions > 0))
    const shown = sorted.find(({ id }) => id === query('category')) ?? sorted[0]
    if (!shown) return <p className="staff-card">{t('Preparations.noCategories')}</p>
    return (
      <>
        <ListTabs
          label={t('Products.category')}
          tabs={sorted.map(({ id, name }) => ({
            href: `/staff/settings?tab=preparations&category=${id}`,
            label: name[language],
            current: id === shown.id,
          }))}
        />
        <PreparationsSettings key={shown.id} category={shown} stored={await categoryPreparations(shown.id)} />
      </>
    )
  },
  tax: async ({ self }) => <TaxForm vat={await staffVat()} mayTax={self.role === 'owner'} />,
  policies: async ({ query, t }) => {
    const name = policyNames.find((one) => one === query('policy')) ?? 'delivery'
    const [policy, facts] = await Promise.all([staffPolicy(name), staffShopFacts()])
    return (
      <>
        <ListTabs
          label={t('Settings.tabs.policies')}
          tabs={policyNames.map((one) => ({
            href: `/staff/settings?tab=policies&policy=${one}`,
            label: t(`Settings.policies.${one}`),
            current: one === name,
          }))}
        />
        <PolicyForm key={name} name={name} policy={policy} facts={facts} />
      </>
    )
  },
}

async function cityNames(): Promise<Record<City, string>> {
  const t = await getTranslations('City')
  return Object.fromEntries(cities.map((city) => [city, t(city)])) as Record<City, string>
}
