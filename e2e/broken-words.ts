import type { Page } from '@playwright/test'

/** Returns words in the main area that break across lines without permission. Standards 15. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.getElementById('main') ?? document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode
      const seen = text.parentElement
      if (!seen?.checkVisibility({ visibilityProperty: true }) || seen.closest('.sr-only, thead, .cart-price')) continue
      for (const { 0: word, index } of text.textContent?.matchAll(/[\p{L}\p{N}]+/gu) ?? []) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8)))
        if (lines.size > 1) broken.push(word)
      }
    }
    return broken
  })
}
