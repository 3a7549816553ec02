import type { OrderStatus } from '@/lib/contract/order'
import type { Preparation } from '@/lib/contract/selling'

interface DemoOrderLine {
  handle: string
  quantity: number
  /** Index of the product's colour. */
  color?: number
  /** `value` of its size. */
  size?: string
  /** Answers to the questions of its category. */
  choices?: Preparation['choices']
}

/** An order of the demo customer: age, status, payment and lines. */
export interface DemoOrder {
  /** Stable name. */
  name: string
  status: OrderStatus
  payment: 'cash' | 'card'
  hoursAgo: number
  to: 'home' | 'farm'
  lines: DemoOrderLine[]
}

/** One order per status, and a second delivered one. The carcass was paid by card, as carcasses must be. */
export const demoOrders: DemoOrder[] = [
  {
    name: 'pending',
    status: 'pending',
    payment: 'cash',
    hoursAgo: 3,
    to: 'home',
    lines: [
      { handle: 'clumping-litter-10l', quantity: 2, size: '10l' },
      { handle: 'kitten-pouch-2kg', quantity: 1 },
    ],
  },
  {
    name: 'processing',
    status: 'processing',
    payment: 'card',
    hoursAgo: 20,
    to: 'home',
    lines: [
      { handle: 'half-naimi-lamb', quantity: 1, choices: { cut: 'fridge-8', packing: 'vacuum', head: 'without' } },
    ],
  },
  {
    name: 'shipped',
    status: 'shipped',
    payment: 'cash',
    hoursAgo: 44,
    to: 'farm',
    lines: [
      { handle: 'alfalfa-hay-20kg', quantity: 1, size: '10-bales' },
      { handle: 'whole-barley-25kg', quantity: 4, size: '25kg' },
      { handle: 'mineral-lick-5kg', quantity: 2 },
    ],
  },
  {
    name: 'delivered',
    status: 'delivered',
    payment: 'card',
    hoursAgo: 9 * 24,
    to: 'home',
    lines: [
      { handle: 'padded-saluki-collar', quantity: 1, color: 0 },
      { handle: 'adult-dog-food-12kg', quantity: 1, color: 0 },
      { handle: 'quiet-water-fountain-2l', quantity: 1 },
    ],
  },
  {
    name: 'delivered-farm',
    status: 'delivered',
    payment: 'cash',
    hoursAgo: 31 * 24,
    to: 'farm',
    lines: [
      { handle: 'goat-mix-20kg', quantity: 3 },
      { handle: 'brass-herd-bell', quantity: 2 },
    ],
  },
  {
    name: 'cancelled',
    status: 'cancelled',
    payment: 'cash',
    hoursAgo: 52 * 24,
    to: 'home',
    lines: [{ handle: 'scratching-log', quantity: 1 }],
  },
  {
    name: 'returned',
    status: 'returned',
    payment: 'cash',
    hoursAgo: 74 * 24,
    to: 'home',
    lines: [{ handle: 'cabin-pet-backpack', quantity: 1, color: 0 }],
  },
]
