/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { DeskOrder } from '@/lib/contract/staff-desk'
import type { StaffReview } from '@/lib/contract/staff-reviews'
import { staffTranslator } from '@/lib/i18n/staff'
import { OrderDelivery } from '../orders/order-delivery'
import { InBackOffice } from '../testing/in-back-office'
import { ReviewCard } from './review-card'
import cities from '@/messages/ar.json'
import messages from '@/messages/staff.ar.json'

const texts = { language: 'ar', t: staffTranslator('ar', messages as never) } as const
const review: StaffReview = Object({
  ...{ id: 'r1', rating: 5, comment: 'Fresh and well packed.', createdAt: '2026-11-01T08:00:00.000Z', hidden: null },
  ...{ customer: { id: 'c1', name: 'Maryam' }, answer: { text: 'شكراً لك.', at: '2026-11-02T08:00:00.000Z' } },
  product: { id: 'p1', title: { en: 'Hay', ar: 'تبن' }, image: null, visible: true },
})
const order: DeskOrder = Object({
  ...{ slot: null, name: 'Maryam', pickup: false },
  customer: { phone: '', address: { address: 'Villa 12', city: 'alain', link: '', note: 'The green gate.' } },
})

test('what a customer wrote in the other language is read in that language', () => {
  render(
    <NextIntlClientProvider locale="ar" messages={cities}>
      <InBackOffice language="ar">
        <ReviewCard review={review} {...texts} />
        <OrderDelivery order={order} {...texts} />
      </InBackOffice>
    </NextIntlClientProvider>,
  )
  expect(screen.getByText('Fresh and well packed.').lang).toBe('en')
  expect(screen.getByText('The green gate.').lang).toBe('en')
  expect(screen.getByText('شكراً لك.').lang).toBe('')
})
