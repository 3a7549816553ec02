import { chromium } from '@playwright/test'
const [, , base, ...jobs] = process.argv
const b = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
for (const job of jobs) {
  const [name, path, width, lang, full] = job.split('|')
  const c = await b.newContext({
    viewport: { width: Number(width), height: width === '390' ? 844 : 900 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
  })
  await c.addCookies([{ name: 'i18next', value: lang!, url: base! }])
  const p = await c.newPage()
  p.on('console', (m) => {
    if (['error', 'warning'].includes(m.type())) console.log(name, m.type(), m.text().slice(0, 300))
  })
  p.on('pageerror', (e) => console.log(name, 'ERR', e.message.slice(0, 300)))
  await p.goto(base + path!, { timeout: 60000 })
  await p.waitForLoadState('networkidle', { timeout: 60000 }).catch(() => console.log(name, 'not idle'))
  if (full === 'full') {
    const h = await p.evaluate(() => document.documentElement.scrollHeight)
    for (let y = 0; y < h; y += 700) {
      await p.evaluate((v) => scrollTo(0, v), y)
      await p.waitForTimeout(150)
    }
    await p.evaluate(() => scrollTo(0, 0))
    await p.waitForLoadState('networkidle', { timeout: 30000 }).catch(() => {})
  }
  await p.screenshot({ path: `/tmp/shots/${name}.png`, fullPage: full === 'full' })
  await c.close()
}
await b.close()
