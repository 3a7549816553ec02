import type { OrderRequest } from '../request'

/** Makes an order request with the given fields. */
export function orderRequest(given: Partial<OrderRequest> = {}): OrderRequest {
  return {
    address: {
      firstName: 'Salma',
      lastName: '',
      address: 'Villa 12, Al Barsha 2',
      city: 'dubai',
      country: '',
      postalCode: '',
      link: '',
      note: 'Ring twice',
    },
    email: 'salma@example.com',
    withHead: true,
    cuts: 1,
    total: 0,
    language: 'en',
    slot: null,
    buyer: null,
    ...given,
  }
}
