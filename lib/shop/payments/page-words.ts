import type { Bilingual } from '@/lib/contract/bilingual'

/** Own texts on the card provider's page. */
export const paymentPageText = {
  delivery: { en: 'Delivery', ar: 'التوصيل' },
  order: { en: 'Order', ar: 'طلب' },
} satisfies Record<string, Bilingual>
