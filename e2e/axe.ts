import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import type axe from 'axe-core'

const script = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const options: axe.RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
}

/** What axe finds on the page as it stands, `where` in front of every finding. Standards 11. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  await Promise.all(page.frames().map(bringAxe))
  await atRest(page)
  const found = await page.evaluate(async (how) => {
    const { violations } = await window.axe.run(document, how)
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`)
  }, options)
  expect(found.map((one) => `${where} ${one}`)).toEqual([])
}

/** Waits for what is fading in: half seen, everything is pale. What moves for ever, or stands still, is not waited for. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    // Not by their promises: what ends beneath the welcome is finished and never says so.
    while (passing.some(({ playState }) => playState === 'running')) await new Promise(requestAnimationFrame)
  })
}

/** Reads the script into a document once, however often it is looked at. */
async function bringAxe(frame: Frame): Promise<void> {
  if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(script)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
