import 'server-only'
import { encodeCart } from '@/lib/contract/cart'
import { getCart } from '@/lib/shop/cart/cart'
import { addToCart, changeCart, clearCart, removeFromCart } from '@/lib/shop/cart/edit'
import type { Handlers } from './handler'

/** The cart; every change returns the whole new cart. Spec §7. */
export const cartHandlers = {
  getCart: async (context) => encodeCart(await getCart(context.customerId)),
  addCart: async (context) =>
    encodeCart(await addToCart(context.customerId, context.body, context.body.quantity, context.body.place)),
  changeCart: async (context) =>
    encodeCart(await changeCart(context.customerId, context.body, context.body.newQuantity)),
  removeCart: async (context) => encodeCart(await removeFromCart(context.customerId, context.body)),
  clearCart: async (context) => encodeCart(await clearCart(context.customerId)),
} satisfies Handlers
