import { useTranslations } from 'next-intl'
import { unlistedMetadata } from '@/app/metadata'
import { withErrorPage } from '@/app/with-error-page'
import { ProfileForm } from '@/components/account/profile-form'
import { ProfileHead, ProfileTabs, TemporaryPassword, type ProfileTab } from '@/components/account/profile-head'
import { SignOutButton } from '@/components/account/sign-out-button'
import { PageTurnFocus } from '@/components/navigation/page-turn-focus'
import { WithoutScripts } from '@/components/navigation/without-scripts'
import { PageMessages } from '@/components/translations/page-messages'
import eggs from '@/components/brand/pictures/eggs.webp'
import { ButtonLink } from '@/components/ui/button-link'
import { EmptyState } from '@/components/ui/empty-state'
import { Pagination } from '@/components/ui/pagination'
import { OrderCard, type OwnOrder } from '@/components/orders/order-card'
import { config } from '@/lib/config/environment'
import {
  confirmsPassword,
  customerOrdersForPage,
  hasToChoosePassword,
  requireCustomer,
} from '@/lib/backend/customer-pages'
import { ordersHref } from '@/lib/config/routes'
import { pageNumber, toSearchParams } from '@/lib/listing/shop-query'

type Props = PageProps<'/profile'>

export async function generateMetadata({ searchParams }: Props) {
  return unlistedMetadata((await tabOf(searchParams)) === 'orders' ? 'Profile.orders' : 'Profile.metaTitle')()
}

/** Profile page: personal data and orders. Spec §2 (Profile). */
export default withErrorPage(async function ProfilePage({ searchParams }: Props) {
  const tab = await tabOf(searchParams)
  const page = pageNumber(toSearchParams(await searchParams)) ?? 1
  const customer = await requireCustomer(tab === 'orders' ? hrefOfOrders(page) : '/profile')
  const choosePassword = await hasToChoosePassword()
  return (
    <div className="page-width @container max-w-248 pt-7 md:pt-11">
      <ProfileHead customer={customer} />
      {choosePassword && <TemporaryPassword />}
      <div className="mt-6 mb-5 md:max-w-110">
        <ProfileTabs current={tab} />
      </div>
      {tab === 'edit' && (
        <PageMessages namespaces={['Account', 'Profile', 'Errors']}>
          <WithoutScripts />
          <section className="rounded-panel bg-white p-5 shadow-e1 md:p-7">
            <ProfileForm
              key={customer.id}
              customer={customer}
              choosePassword={choosePassword}
              confirmPassword={confirmsPassword() && !choosePassword}
              passwordMinLength={config().passwordMinLength}
            />
          </section>
          <p className="mt-6">
            <SignOutButton />
          </p>
        </PageMessages>
      )}
      {tab === 'orders' && (
        <PageMessages namespaces={['Orders', 'Rating', 'Errors']}>
          <PageTurnFocus query={hrefOfOrders(page)} heading="#orders-title" />
          <OrderList {...await customerOrdersForPage(customer.id, page)} />
        </PageMessages>
      )}
    </div>
  )
})

async function tabOf(searchParams: Props['searchParams']): Promise<ProfileTab> {
  return (await searchParams).tab === 'orders' ? 'orders' : 'edit'
}

const hrefOfOrders = (page: number) => (page > 1 ? `${ordersHref}&page=${page}` : ordersHref)

/** A page of the customer's orders. Spec §2 (Profile), §8 (No found any orders). */
function OrderList({ items, page, pages }: { items: OwnOrder[]; page: number; pages: number }) {
  const t = useTranslations('Orders')
  return (
    <section aria-labelledby="orders-title">
      <h2 id="orders-title" tabIndex={-1} className="sr-only">
        {t('heading')}
      </h2>
      {items.length === 0 ? (
        <EmptyState title={t('NoFoundAnyOrders')} text={t('emptyText')} picture={eggs.src}>
          <ButtonLink href="/settings-product/bestSeller">{t('emptyAction')}</ButtonLink>
        </EmptyState>
      ) : (
        <ul className="grid grid-cols-1 gap-4">
          {items.map((one) => (
            <li key={one.order.id}>
              <OrderCard {...one} />
            </li>
          ))}
        </ul>
      )}
      <div className="mt-8 empty:hidden">
        <Pagination page={page} pages={pages} hrefFor={hrefOfOrders} />
      </div>
    </section>
  )
}
