import type { Category } from '@/lib/contract/category'

export const feed: Category = {
  id: 'feed',
  value: 'feed',
  name: { en: 'Feed', ar: 'أعلاف' },
  carcass: false,
  image: null,
  products: 2,
  subcategories: [{ id: 'hay', value: 'hay', name: { en: 'Hay', ar: 'تبن' }, products: 1 }],
}
