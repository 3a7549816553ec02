import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** What axe finds on the page as it stands, `where` in front of every finding. Standards 11. */
export async function expectNoBarriers(page: Page, where: string): Promise<void> {
  // Legacy mode puts the findings together in the page itself; otherwise every look opens one more page.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: tags, resultTypes: ['violations'] })
    .setLegacyMode()
    .analyze()
  expect(
    violations.map((one) => `${where} ${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(' | ')}`),
  ).toEqual([])
}
