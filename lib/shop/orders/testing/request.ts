import type { OrderRequest } from '../request'

/** An order to Salma in Dubai, unless said otherwise. */
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
    pieces: 1,
    total: 0,
    language: 'en',
    ...given,
  }
}
