import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { publicMetadata, shopPreview } from '@/app/metadata'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { PageBanner } from '@/components/navigation/page-banner'
import { PolicyText } from '@/components/policies/policy-text'
import { getPolicy, getShopInfo } from '@/lib/backend/cached-reads'
import { policyHref } from '@/lib/config/routes'
import { policyNames } from '@/lib/contract/policy'

type Props = PageProps<'/policies/[name]'>

async function head({ params }: Props): Promise<Metadata> {
  const policy = await readPolicy(params)
  if (!policy) return notFoundMetadata()
  const [t, language, image] = await Promise.all([getTranslations('Policies'), getLocale(), shopPreview()])
  return publicMetadata({
    language,
    path: policyHref(policy.name),
    title: t(policy.name),
    description: t(`${policy.name}Lead`),
    image,
  })
}

export const generateMetadata = withErrorMetadata(head)

async function PolicyPage({ params }: Props) {
  const policy = await readPolicy(params)
  if (!policy) return <NotFoundPage />
  const [shop, t, language] = await Promise.all([getShopInfo(), getTranslations('Policies'), getLocale()])
  return (
    <>
      <PageBanner title={t(policy.name)} text={t(`${policy.name}Lead`)} />
      <div className="page-width py-9 md:py-14">
        <div className="max-w-[68ch] wrap-anywhere">
          <PolicyText text={policy.text[language]} shop={shop} />
        </div>
      </div>
    </>
  )
}

export default withErrorPage(PolicyPage)

/** The policy of the path; null for an unknown name, and where the backend has no policies. */
async function readPolicy(params: Props['params']) {
  const typed = (await params).name
  const name = policyNames.find((one) => one === typed)
  const text = name && (await getPolicy(name))
  return text ? { name, text } : null
}
