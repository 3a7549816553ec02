import 'server-only'
import { encodeCart } from '@/lib/contract/cart'
import { getCart } from '@/lib/shop/cart/cart'
import { addToCart, changeCart, clearCart, removeFromCart } from '@/lib/shop/cart/edit'
import type { Handlers } from './handler'

/** The cart; every change returns the whole new cart. Spec §7. */
export const cartHandlers = {
  getCart: async (call) => encodeCart(await getCart(call.customerId)),
  addCart: async (call) => encodeCart(await addToCart(call.customerId, call.body, call.body.quantity, call.body.place)),
  changeCart: async (call) => encodeCart(await changeCart(call.customerId, call.body, call.body.newQuantity)),
  removeCart: async (call) => encodeCart(await removeFromCart(call.customerId, call.body)),
  clearCart: async (call) => encodeCart(await clearCart(call.customerId)),
} satisfies Handlers
