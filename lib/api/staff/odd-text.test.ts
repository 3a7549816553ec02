import { expect, test } from '@jest/globals'
import { describeOnEngines } from '@/lib/db/testing/engines'
import { staffMember } from '../testing/staff-visitor'

// Invariant 21, for what staff type, paste and follow.
describeOnEngines('text, days and numbers that no database stores', () => {
  test.each([
    'GET /customers?search=%00',
    'GET /customers?after=%00',
    'GET /messages?search=%00',
    'GET /messages?after=%00',
    'GET /reviews?search=%00',
    'GET /reviews?after=%00',
    'GET /audit?search=%00',
    'GET /audit?actor=%00',
    'GET /orders?search=%00',
    'GET /orders/a%00b',
    'GET /products?keyword=%00',
    'GET /products/a%00b/content',
    'PUT /products/a%00b/vat',
    'PUT /members/a%00b/role',
    'DELETE /sessions/a%00b',
    'POST /members',
    'POST /orders/quote',
    'GET /invoices?search=%00',
    'GET /audit?before=2147483648',
    'GET /audit?from=0000-01-01',
    'GET /audit?to=0001-01-01',
    'GET /invoices?from=0000-01-01',
    'GET /invoices/export?to=0001-01-01',
    'GET /orders/export?from=0001-01-01',
    'PUT /orders/status',
    'PUT /synonyms',
    'PUT /shop/info',
  ])('%s is answered', async (call) => {
    const owner = await staffMember('owner')
    const bodies: Record<string, object> = {
      'POST /members': { name: 'a\u0000b', email: 'nul@example.com', role: 'butcher' },
      'PUT /members/a%00b/role': { role: 'butcher' },
      'PUT /products/a%00b/vat': { vat: 'zero' },
      'PUT /orders/status': { orders: ['a\u0000b'], status: 'shipped' },
      'PUT /synonyms': [{ typed: 'a\u0000b', finds: 'goat' }],
      'PUT /shop/info': { changes: { socials: { instagram: 'https://a.example/\u0000' } } },
    }
    expect((await owner.ask(call, bodies[call])).status).toBeLessThan(500)
  })
})
