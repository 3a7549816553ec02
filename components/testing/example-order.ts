import type { Order } from '@/lib/contract/order'
import { plainOrder } from '@/lib/contract/selling'

/** An order paid by card. For tests. */
export const exampleOrder: Order = {
  id: 'o1',
  code: 'K7MP3XQ9',
  createdAt: '2026-03-01T08:00:00.000Z',
  status: 'pending',
  payment: 'paid',
  subtotal: 90000,
  shipping: 0,
  total: 90000,
  email: 'maryam@example.ae',
  phone: '971500000001',
  language: 'en',
  address: {
    firstName: 'Maryam',
    lastName: '',
    address: 'Villa 7',
    city: 'alain',
    country: '',
    postalCode: '',
    link: '',
    note: '',
  },
  withHead: null,
  cuts: null,
  sameDay: true,
  ...plainOrder,
  lines: [],
}
