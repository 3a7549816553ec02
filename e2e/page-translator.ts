import type { Page } from '@playwright/test'

interface PageTranslator {
  /** Starts translating the current document. */
  start: () => Promise<void>
  /** Returns texts the shop wrote into detached nodes since then. */
  lost: () => Promise<string[]>
}

/** Simulates Chrome's translation: replaces each text node by two nested `<font>` with the same text. */
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
    /** Set by `translatePages`. */
    lostTexts: string[]
    translatePage: () => void
  }
}
