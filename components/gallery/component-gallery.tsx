'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { useCardFacts } from '@/components/product/card-facts'
import { ProductCard } from '@/components/product/product-card'
import { ProductCardSkeleton } from '@/components/product/product-card-skeleton'
import { pickMessages } from '@/components/translations/browser-messages'
import { TranslationsProvider } from '@/components/translations/translations'
import { Badge } from '@/components/ui/badge'
import { Button } from '@/components/ui/button'
import { Choice } from '@/components/ui/choice'
import { ChoiceCard } from '@/components/ui/choice-card'
import { Field } from '@/components/ui/field'
import { Icon } from '@/components/ui/icon'
import { bag, card, heart } from '@/components/ui/icons'
import { Price } from '@/components/ui/price'
import { Select } from '@/components/ui/select'
import { Stars } from '@/components/ui/stars'
import { StatusBadge } from '@/components/ui/status-badge'
import { Stepper } from '@/components/ui/stepper'
import { StockBadge } from '@/components/ui/stock-badge'
import { Swatch } from '@/components/ui/swatch'
import { TextArea } from '@/components/ui/text-area'
import { ToastLook } from '@/components/ui/toast-look'
import { useRatingLabel } from '@/components/ui/use-rating-label'
import { languages, type Language } from '@/lib/config/constants'
import { orderStatuses } from '@/lib/contract/order'
import type { Product } from '@/lib/contract/product'
import { direction } from '@/lib/i18n/language'
import type { Messages } from '@/lib/i18n/messages'
import { sampleColors } from '@/lib/utils/named-colors'

/** The shared components in their states, in English and in Arabic, each with its own dictionary. */
export function ComponentGallery({
  messages,
  products,
}: {
  messages: Record<Language, Messages>
  products: Product[]
}) {
  return (
    <div className="grid gap-5 lg:grid-cols-2">
      {languages.map((language) => (
        <div key={language} lang={language} dir={direction(language)} className="grid min-w-0 content-start gap-5">
          <NextIntlClientProvider locale={language} messages={messages[language]} timeZone="Asia/Dubai">
            <TranslationsProvider language={language} messages={pickMessages(messages[language])}>
              <Buttons />
              <Fields />
              <Choices />
              <Labels />
              <Toasts />
              <Cards products={products} />
            </TranslationsProvider>
          </NextIntlClientProvider>
        </div>
      ))}
    </div>
  )
}

function Panel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0 rounded-panel bg-white p-5 shadow-e1 md:p-7">
      <h2 className="mb-4 text-note font-nav text-date-600">{title}</h2>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </section>
  )
}

function Buttons() {
  const t = useTranslations('Buy')
  const looks = ['primary', 'accent', 'quiet', 'danger'] as const
  return (
    <Panel title="Button">
      {looks.map((look) => (
        <Button key={look} look={look}>
          {t('add')}
        </Button>
      ))}
      <Button size="small">{t('add')}</Button>
      <Button size="large">
        <Icon shape={bag} />
        {t('add')}
      </Button>
      <Button busy busyLabel={t('add')}>
        {t('add')}
      </Button>
      <Button disabled>{t('add')}</Button>
      <Button look="quiet" round aria-label={t('add')}>
        <Icon shape={heart} />
      </Button>
    </Panel>
  )
}

function Fields() {
  const t = useTranslations('Contact')
  return (
    <Panel title="Field, Select, TextArea">
      <Field label={t('name')} hint={t('emailHint')} />
      <Field label={t('email')} type="email" defaultValue="huda@exam" error={t('emailHint')} />
      <Field label={t('phone')} type="tel" prefix="+971" value="50 000 0001" readOnly />
      <Field label={t('name')} disabled />
      <Select label={t('subject')}>
        <option>{t('defaultSubject')}</option>
      </Select>
      <TextArea label={t('message')} rows={2} className="w-full" />
    </Panel>
  )
}

function Choices() {
  const t = useTranslations()
  const language = useLocale()
  const [count, setCount] = useState(4)
  const labels = {
    quantity: t('Quantity.quantity'),
    less: t('Quantity.less'),
    more: t('Quantity.more'),
    saving: t('Quantity.saving'),
  }
  return (
    <Panel title="Stepper, Swatch, Choice, ChoiceCard">
      <Stepper value={count} onChange={setCount} labels={labels} />
      <Stepper value={count} onChange={setCount} labels={labels} size="small" saving />
      {[...sampleColors.map(({ hex }) => hex), 'Black / Celeste'].map((color) => (
        <Swatch key={color} type="radio" name={`color-${language}`} color={color} language={language} />
      ))}
      <Choice type="checkbox" defaultChecked count={41}>
        {t('Footer.feed')}
      </Choice>
      <Choice type="radio" name={`radio-${language}`} defaultChecked>
        {t('Footer.feed')}
      </Choice>
      <ChoiceCard name={`card-${language}`} title={t('Footer.cash')} end={<Icon shape={card} />} defaultChecked />
      <ChoiceCard name={`card-${language}`} title={t('Footer.cash')} note={t('Footer.cash')} disabled />
    </Panel>
  )
}

function Labels() {
  const t = useTranslations('Product')
  const ratingLabel = useRatingLabel()
  return (
    <Panel title="Badge, Price, Stars">
      <Badge tone="sale">{t('percentOff', { percent: 20 })}</Badge>
      <Badge tone="new">{t('new')}</Badge>
      <Badge tone="sand">{t('available')}</Badge>
      {[18, 2, 0].map((stock) => (
        <StockBadge key={stock} stock={stock} />
      ))}
      {orderStatuses.map((status) => (
        <StatusBadge key={status} status={status} />
      ))}
      <Price price={118900} size="details" />
      <Price price={18900} oldPrice={23500} size="details" />
      <Price price={189000} oldPrice={210000} />
      {[4.5, 3, null].map((value) => (
        <Stars key={value} value={value} count={88} label={ratingLabel(value, 88)} />
      ))}
    </Panel>
  )
}

function Toasts() {
  const t = useTranslations()
  const action = (
    <button type="button" className="toast-action">
      {t('Cart.view')}
    </button>
  )
  const message = t('Cart.AddedSusseccfully')
  return (
    <Panel title="ToastLook">
      {(['success', 'removed', 'signIn', 'info'] as const).map((tone) => (
        <ToastLook key={tone} tone={tone} message={message} action={action} />
      ))}
      <ToastLook tone="error" message={t('Errors.ThereIsNotEnoughQuantity')} />
    </Panel>
  )
}

function Cards({ products: [product] }: { products: Product[] }) {
  const factsOf = useCardFacts()
  if (!product) return null
  const plain = { ...product, stock: 3, oldPrice: null, createdAt: '2020-01-01T00:00:00Z' }
  const states: Product[] = [
    { ...plain, oldPrice: 2 * product.price },
    { ...plain, createdAt: new Date().toISOString() },
    { ...plain, stock: 0 },
    { ...plain, images: [], averageRating: null, ratingsCount: 0 },
  ]
  return (
    <Panel title="ProductCard: sale, new, sold out, without picture and rating, loading">
      <div className="grid w-full grid-cols-2 gap-x-4 gap-y-5 md:grid-cols-3">
        {states.map((state, index) => (
          <ProductCard key={index} facts={factsOf(state)} sizes="200px" />
        ))}
        <ProductCardSkeleton />
      </div>
    </Panel>
  )
}
