import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** Expects no axe violations on the current page; prefixes findings with `where`. Standards 11. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await Promise.all(page.frames().map(bringAxe))
  await atRest(page)
  // Next streams the title of a page it goes to: for a moment there is none.
  await expect(page, where).toHaveTitle(/\S/)
  const found = await page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }, options)
  expect(found.map((one) => `${where} ${one}`)).toEqual([])
}

/** Waits for finite running animations, because text has low contrast while it fades in. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // Polls, because `finished` never resolves for an animation that ends beneath the welcome.
    while (passing.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame)
  })
}

/** Loads axe into a document once. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
