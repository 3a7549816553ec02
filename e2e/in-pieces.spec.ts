import { inPieces } from './in-pieces'
import { bothLanguages, expect, inTurn, sameEverywhere, test } from './shop'
import { watchPaint } from './wire'

/** Maximum layout shift during load. Standards 26. */
const SHIFT = 0.01

for (const language of bothLanguages)
  test(
    `a page that arrives in chunks does not shift (${language})`,
    inTurn(language === 'ar', sameEverywhere),
    async ({ open, page, catalogue, baseURL }) => {
      const [product] = (await catalogue.products()).data
      await page.setViewportSize({ width: 390, height: 844 })
      await watchPaint(page)
      const line = await inPieces(baseURL ?? '')
      try {
        // With cached style sheet and fonts, a browser paints each chunk as it arrives.
        await open(language, `${line.origin}/about`)
        for (const path of ['/', '/shop', `/details/${product?._id}`]) {
          await open(language, line.origin + path)
          const { shift = 1 } = await page.evaluate(() => ({ ...window.paint }))
          expect.soft(shift, path).toBeLessThanOrEqual(SHIFT)
        }
      } finally {
        line.close()
      }
    },
  )
