import { expect, test } from '@jest/globals'
import { formatIntent, parseIntent, type Intent } from './intent'

// Colours without a swatch are kept by their names (selling §1); `colorOf` allows up to 100 letters, spaces and dots.
test.each(['Rose gold', 'أحمر غامق', 'No. 5', 'Black/White'])('a product in %j is added after signing in', (color) => {
  for (const size of [null, 's1']) {
    const intent: Intent = { kind: 'cart', productId: 'p1', quantity: 2, color, size }
    expect(parseIntent(formatIntent(intent))).toEqual(intent)
  }
})
