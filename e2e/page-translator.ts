import type { Page } from '@playwright/test'

interface PageTranslator {
  /** Begins on the document that stands; goes on until the next one. */
  start: () => Promise<void>
  /** What the shop wrote since into texts that stand on the page no more. */
  lost: () => Promise<string[]>
}

/** A browser that translates pages, as Chrome does: each text node gives way to two `<font>` with the translation, here the text itself. */
export async function translatePages(page: Page): Promise<PageTranslator> {
  await page.addInitScript(prepare)
  return {
    start: () => page.evaluate(() => window.translatePage()),
    lost: () => page.evaluate(() => window.lostTexts),
  }
}

function prepare(): void {
  window.lostTexts = []
  const watchLost = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes) window.lostTexts.push(`${oldValue} → ${target.textContent}`)
  })

  function translate(text: Text): void {
    const parent = text.parentElement
    if (!parent || !text.data.trim() || parent.closest('script, style, noscript, textarea, font')) return
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
    watchLost.observe(text, { characterData: true, characterDataOldValue: true })
  }

  function translateIn(node: Node): void {
    if (node instanceof Text) return translate(node)
    for (const child of [...node.childNodes]) translateIn(child)
  }

  window.translatePage = () => {
    translateIn(document.body)
    new MutationObserver((changes) => {
      for (const { target, addedNodes, type } of changes)
        for (const node of type === 'characterData' ? [target] : addedNodes) translateIn(node)
    }).observe(document.body, { childList: true, characterData: true, subtree: true })
  }
}

declare global {
  interface Window {
    /** By `translatePages`. */
    lostTexts: string[]
    translatePage: () => void
  }
}
