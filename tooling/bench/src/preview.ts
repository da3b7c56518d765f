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
export const draft = (characters: readonly string[]) => ({
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
 * Measures how smoothly the preview plays on a desktop and on a slowed-down phone: how often a second a frame is drawn,
 * and at how many pixels for each pixel of the page. Beside it stands the same page without memory for bitmaps, where
 * every part is drawn anew in every frame: on a busy machine only their ratio says something.
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
    const figures: Figure[] = []
    for (const [name, screen, wanted] of [
      ['desktop', desktop, 60],
      ['phone, CPU ÷ 4', phone, 45],
    ] as const)
      for (const [count, characters] of casts)
        figures.push(await compare(browser, `${name}, ${count}`, screen, characters, wanted))
    print('Preview, playing in the purchase page (software drawing, no graphics card)', figures)
  } finally {
    await browser.close()
    await web.stop()
    await shop.stop()
  }
}

const casts = [
  ['one character', ['princess-amara']],
  ['three characters', ['princess-amara', 'captain-kindly', 'bramble']],
] as const

interface Screen {
  width: number
  height: number
  scale: number
  /** CPU slowdown factor. */
  slower: number
}

interface Watched {
  /** Frames drawn a second. */
  drawn: number
  /** Pixels of the canvas for each pixel of the page, at the end. */
  density: number
  /** The page's frames a second with the film paused. */
  resting: number
  /** 95 of 100 frames came within this time, in milliseconds. */
  slow: number
}

async function compare(
  browser: Browser,
  what: string,
  screen: Screen,
  characters: readonly string[],
  wanted: number,
): Promise<Figure> {
  const now = await watch(browser, screen, characters)
  const anew = await watch(browser, screen, characters, { bitmaps: false })
  return {
    what,
    value: `${now.drawn.toFixed(1)} drawn frames/s at density ${now.density.toFixed(2)}`,
    against:
      `at least ${wanted}; all parts drawn anew ${anew.drawn.toFixed(1)} at ${anew.density.toFixed(2)} ` +
      `(${(now.drawn / anew.drawn).toFixed(1)} times); the page at rest ${now.resting.toFixed(1)}; ` +
      `95 of 100 within ${now.slow.toFixed(0)} ms`,
  }
}

async function watch(
  browser: Browser,
  screen: Screen,
  characters: readonly string[],
  { bitmaps = true } = {},
): Promise<Watched> {
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
    await context.addInitScript(countDrawings, bitmaps)
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
    const before = await page.evaluate(drawings)
    const playing = await page.evaluate(frameTimes, watched)
    const after = await page.evaluate(drawings)
    await pause.click()
    const resting = await page.evaluate(frameTimes, watched / 2)
    return {
      drawn: ((after.count - before.count) * 1000) / sum(playing),
      density: after.density,
      resting: perSecond(resting),
      slow: playing.toSorted((a, b) => a - b)[Math.floor(playing.length * 0.95)] ?? 0,
    }
  } finally {
    await context.close()
  }
}

const sum = (gaps: readonly number[]) => gaps.reduce((total, gap) => total + gap, 0)
const perSecond = (gaps: readonly number[]) => (gaps.length * 1000) / sum(gaps)

/** Runs in the page before its scripts: counts the frames, each of which begins with a copy of the scene. */
function countDrawings(bitmaps: boolean) {
  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own context or canvas
  const [{ drawImage }, { getContext }] = [CanvasRenderingContext2D.prototype, HTMLCanvasElement.prototype]
  let count = 0
  Object.assign(CanvasRenderingContext2D.prototype, {
    drawImage(this: CanvasRenderingContext2D, ...how: Parameters<typeof drawImage>) {
      if (how[0] instanceof HTMLCanvasElement && how[0].dataset['layer'] === 'scene')
        Reflect.set(globalThis, 'framesDrawn', (count += 1))
      drawImage.apply(this, how)
    },
  })
  if (bitmaps) return
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, ...how: Parameters<typeof getContext>) {
      return 'sheet' in this.dataset ? null : getContext.apply(this, how)
    },
  })
}

/** Runs in the page: how many frames were drawn so far, and how densely. */
function drawings() {
  const canvas = document.querySelector<HTMLCanvasElement>('[role=img] > canvas')
  return {
    count: Number(Reflect.get(globalThis, 'framesDrawn') ?? 0),
    density: canvas ? canvas.width / canvas.clientWidth : 0,
  }
}

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
