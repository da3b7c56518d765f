import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { startWeb } from '@recadinho/web'
import { print, type Figure } from './print.ts'
import { root, startShop } from './shop.ts'

const port = 24_650
/** How long each film is observed, in milliseconds. */
const watched = 8000

/** A draft that is ready for its preview, in the shop's storage format. */
const draft = (characters: readonly string[]) => ({
  id: '7b0f0d3e-52a0-4f5e-8f4e-6f2a3f3f7f11',
  selectedPackage: {
    id: ['one-character', 'two-characters', 'three-characters'][characters.length - 1],
    price: { amount: 2590, currency: 'USD' },
    charactersCount: characters.length,
  },
  selectedCharacters: characters.map((id) => ({ id })),
  childName: 'Valentina',
  childAge: 6,
  occasion: 'birthday',
  additionalNotes: 'She lost her first tooth and sings to her dog.',
})

/**
 * Measures how smoothly the preview plays on a desktop and on a slowed-down phone; the floor is the same page with the
 * film paused.
 */
export async function benchPreview() {
  const shop = await startShop()
  const web = await startWeb({
    app: 'storefront',
    root: join(root, 'apps/storefront/dist'),
    port,
    api: shop.api,
    adminOrigin: shop.api,
  })
  const { executablePath, args, env } = await findBrowser(process.env)
  const browser = await chromium.launch({ executablePath, args, env: { ...definedEnv(process.env), ...env } })
  const desktop = { width: 1280, height: 800, scale: 1, slower: 1 }
  const phone = { width: 360, height: 780, scale: 2, slower: 4 }
  try {
    print('Preview, playing in the purchase page (software drawing, no graphics card)', [
      await watch(browser, 'desktop, one character', desktop, ['princess-amara'], 60),
      await watch(
        browser,
        'desktop, three characters',
        desktop,
        ['princess-amara', 'captain-kindly', 'bramble'],
        60,
      ),
      await watch(browser, 'phone, CPU ÷ 4, one character', phone, ['princess-amara'], 30),
      await watch(
        browser,
        'phone, CPU ÷ 4, three characters',
        phone,
        ['princess-amara', 'captain-kindly', 'bramble'],
        30,
      ),
    ])
  } finally {
    await browser.close()
    await web.stop()
    await shop.stop()
  }
}

interface Screen {
  width: number
  height: number
  scale: number
  /** CPU slowdown factor. */
  slower: number
}

async function watch(
  browser: Browser,
  what: string,
  screen: Screen,
  characters: readonly string[],
  wanted: number,
): Promise<Figure> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
  })
  try {
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
      },
      {
        'recadinho.place.v1': { locale: 'en' },
        'recadinho.draft.v1': draft(characters),
        'recadinho.access.v1': { id: '0197a1c0-0000-7000-8000-000000000000', phone: 'anonymous' },
      },
    )
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/purchase?step=personalization&lang=en`, {
      waitUntil: 'networkidle',
    })
    const replay = page.getByRole('button', { name: 'Play from the start' })
    await replay.scrollIntoViewIfNeeded()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: screen.slower })
    await replay.click()
    const pause = page.getByRole('button', { name: 'Pause', exact: true })
    await pause.waitFor()
    const playing = await page.evaluate(frameTimes, watched)
    await pause.click()
    const resting = await page.evaluate(frameTimes, watched / 2)
    const slow = playing.toSorted((a, b) => a - b)[Math.floor(playing.length * 0.95)] ?? 0
    return {
      what,
      value: `${perSecond(playing).toFixed(1)} frames/s`,
      against: `at least ${wanted}; the page at rest ${perSecond(resting).toFixed(1)}; 95 of 100 within ${slow.toFixed(0)} ms`,
    }
  } finally {
    await context.close()
  }
}

const perSecond = (gaps: readonly number[]) => (gaps.length * 1000) / gaps.reduce((sum, gap) => sum + gap, 0)

/** Runs in the page: the times between frames, in milliseconds. */
function frameTimes(during: number): Promise<number[]> {
  return new Promise((resolve) => {
    const gaps: number[] = []
    const start = performance.now()
    let last = start
    const frame = (now: number) => {
      if (now > last) gaps.push(now - last)
      last = Math.max(last, now)
      if (now - start < during) requestAnimationFrame(frame)
      else resolve(gaps)
    }
    requestAnimationFrame(frame)
  })
}
