import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { splitAtFacts, type PolicyFact } from '@/lib/contract/policy'
import type { ShopInfo } from '@/lib/config/shop-info'
import { parseDocument } from '@/lib/utils/plain-document'

/** A policy's text with its headings, lists and the shop's facts. */
export function PolicyText({ text, shop }: { text: string; shop: ShopInfo }) {
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
