/** Base path of the API. Spec §7. */
export const API_BASE = '/api/v1.0'

/** Method and path of every call, under `API_BASE`, parameters in braces. Without schemas, to keep zod out of client bundles. Spec §7. */
export const callAddresses = {
  listProducts: { method: 'get', path: '/product' },
  listColors: { method: 'get', path: '/product/colors' },
  getProduct: { method: 'get', path: '/product/{id}' },
  listCategories: { method: 'get', path: '/category' },
  getCategory: { method: 'get', path: '/category/{id}' },
  getSettings: { method: 'get', path: '/settings' },
  listOffers: { method: 'get', path: '/settings/offers' },
  listProductGroups: { method: 'get', path: '/settings/product-groups' },
  getStats: { method: 'get', path: '/dashboard/about-us' },
  listReviews: { method: 'get', path: '/rating' },
  addRating: { method: 'post', path: '/rating' },
  listMyRatings: { method: 'get', path: '/rating/my-rating' },
  listFavorites: { method: 'get', path: '/customer/get-favorites' },
  listFavoriteIds: { method: 'get', path: '/customer/get-favorite-ids' },
  addFavorite: { method: 'post', path: '/customer/add-favorite' },
  removeFavorite: { method: 'delete', path: '/customer/remove-favorite' },
  getCart: { method: 'get', path: '/customer/get-cart' },
  addCart: { method: 'post', path: '/customer/add-cart' },
  changeCart: { method: 'put', path: '/customer/change-cart' },
  removeCart: { method: 'delete', path: '/customer/remove-cart' },
  clearCart: { method: 'delete', path: '/customer/clear-cart' },
  listAddresses: { method: 'get', path: '/customer/get-address' },
  addAddress: { method: 'post', path: '/customer/add-address' },
  deleteAddress: { method: 'delete', path: '/customer/delete-address/{id}' },
  listOrders: { method: 'get', path: '/order/customer-orders' },
  placeCashOrder: { method: 'post', path: '/order' },
  createCardSession: { method: 'post', path: '/stripe/create-checkout-session' },
  confirmPayment: { method: 'post', path: '/stripe/confirm-payment' },
  signin: { method: 'post', path: '/auth/customer/signin' },
  signup: { method: 'post', path: '/auth/customer/signup' },
  verifyCode: { method: 'post', path: '/auth/customer/verification' },
  signout: { method: 'post', path: '/auth/customer/signout' },
  getProfile: { method: 'get', path: '/auth/customer/profile' },
  updateProfile: { method: 'put', path: '/auth/customer/profile' },
  updateEmail: { method: 'put', path: '/auth/customer/email' },
  sendPassword: { method: 'post', path: '/auth/customer/send-password' },
} as const

export type CallName = keyof typeof callAddresses
