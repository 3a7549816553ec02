import 'server-only'
import { encodeCart } from '@/lib/contract/cart'
import { getCart } from '@/lib/shop/cart/cart'
import { addToCart, changeCart, clearCart, removeFromCart } from '@/lib/shop/cart/edit'
import type { Handlers } from './handler'

/** The cart; every change returns the whole new cart. Spec §7. */
export const cartHandlers = {
  getCart: async (asked) => encodeCart(await getCart(asked.customerId)),
  addCart: async (asked) =>
    encodeCart(await addToCart(asked.customerId, asked.body, asked.body.quantity, asked.body.place)),
  changeCart: async (asked) => encodeCart(await changeCart(asked.customerId, asked.body, asked.body.newQuantity)),
  removeCart: async (asked) => encodeCart(await removeFromCart(asked.customerId, asked.body)),
  clearCart: async (asked) => encodeCart(await clearCart(asked.customerId)),
} satisfies Handlers
