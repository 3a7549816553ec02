import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { publicMetadata, shopPreview } from '@/app/metadata'
import { NotFoundPage, notFoundMetadata, withErrorMetadata, withErrorPage } from '@/app/with-error-page'
import { PageBanner } from '@/components/navigation/page-banner'
import { getPolicy, getShopInfo } from '@/lib/backend/cached-reads'
import { policyHref } from '@/lib/config/routes'
import { policyNames, splitAtFacts, type PolicyFact } from '@/lib/contract/policy'
import type { ShopInfo } from '@/lib/config/shop-info'
import { parseDocument } from '@/lib/utils/plain-document'

type Props = PageProps<'/policies/[name]'>

export const generateMetadata = withErrorMetadata(async ({ params }: Props): Promise<Metadata> => {
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
})

export default withErrorPage(async function PolicyPage({ params }: Props) {
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
})

/** The policy of the path; null for an unknown name, and where the backend has no policies. */
async function readPolicy(params: Props['params']) {
  const typed = (await params).name
  const name = policyNames.find((one) => one === typed)
  const text = name && (await getPolicy(name))
  return text ? { name, text } : null
}

/** A policy's text with its headings, lists and the shop's facts. */
function PolicyText({ text, shop }: { text: string; shop: ShopInfo }) {
  return parseDocument(text).map((block, at) => {
    if (block.kind === 'heading')
      return (
        <h2 key={at} className="mt-9 text-h3 text-palm-950 first:mt-0">
          <Line text={block.text} shop={shop} />
        </h2>
      )
    if (block.kind === 'paragraph')
      return (
        <p key={at} className="mt-3 text-date-700 first:mt-0">
          <Line text={block.text} shop={shop} />
        </p>
      )
    return (
      <ul key={at} className="mt-3 list-disc space-y-2 ps-5 text-date-700 first:mt-0">
        {block.items.map((item, index) => (
          <li key={index}>
            <Line text={item} shop={shop} />
          </li>
        ))}
      </ul>
    )
  })
}

function Line({ text, shop }: { text: string; shop: ShopInfo }) {
  return splitAtFacts(text).map((part, at) => (
    <Fragment key={at}>{'fact' in part ? <Fact name={part.fact} shop={shop} /> : part.text}</Fragment>
  ))
}

function Fact({ name, shop }: { name: PolicyFact; shop: ShopInfo }) {
  const language = useLocale()
  if (name === 'phone' || name === 'email')
    return (
      <a href={name === 'phone' ? `tel:${shop.phone}` : `mailto:${shop.email}`} className="link inline-block py-0.5">
        <bdi dir="ltr">{name === 'phone' ? shop.phoneShown : shop.email}</bdi>
      </a>
    )
  return <bdi>{shop[name === 'shop' ? 'name' : name][language]}</bdi>
}
