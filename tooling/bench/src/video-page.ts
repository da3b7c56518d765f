import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { startWeb } from '@recadinho/web'
import { print } from './print.ts'
import { root, runOnce, startShop, type Shop } from './shop.ts'

const port = 24_647
const visits = 5
const fixture = (name: string) => join(root, 'apps/api/test/fixtures', name)

/** Lighthouse's mobile preset: slow 4G, and a phone with a quarter of this CPU. */
const slowPhone = {
  network: { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 },
  slower: 4,
}

/**
 * Measures how soon a parent who opens the link of a finished video sees the door, and after the tap the first frame.
 */
export async function benchVideoPage() {
  const videos = mkdtempSync(join(tmpdir(), 'recadinho-bench-videos-'))
  process.env['VIDEO_DIR'] = videos
  // Buyers get the WebM itself, which the browser plays.
  process.env['FFMPEG_PATH'] = 'none'
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
  try {
    const link = await finishedVideo(shop)
    const seen = []
    for (let visit = 0; visit < visits; visit++) seen.push(await open(browser, link))
    print(`Video page, first visit on a slow phone (4G, CPU ÷ ${slowPhone.slower}), median of ${visits}`, [
      { what: 'from the link to the door with its name', value: seconds(seen.map(({ door }) => door)) },
      {
        what: 'from the tap to the first frame',
        value: seconds(seen.map(({ frame }) => frame)),
        against: 'at most 1.50 s',
      },
    ])
  } finally {
    await browser.close()
    await web.stop()
    await shop.stop()
    rmSync(videos, { recursive: true })
  }
}

/** The private link of an order with a finished video. */
async function finishedVideo(shop: Shop): Promise<string> {
  const answer = await fetch(`${shop.api}/api/orders`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: shop.api,
      'sec-fetch-site': 'same-origin',
      'idempotency-key': crypto.randomUUID(),
    },
    body: JSON.stringify({
      packageId: 'one-character',
      characterIds: ['princess-amara'],
      childName: 'Olivia',
      childAge: 6,
      occasion: 'birthday',
      additionalNotes: 'She sings to her dog.',
      useAIVoice: true,
      whatsappNumber: '12015550123',
      guardianName: 'Ana Prado',
      guardianEmail: 'ana@example.com',
      locale: 'en',
      country: 'US',
    }),
  })
  if (!answer.ok) throw new Error(`The order was answered ${answer.status}: ${await answer.text()}`)
  const { order, accessToken } = (await answer.json()) as CreatedOrder // the API validates its responses
  const attach = ['video:attach', order.number, fixture('greeting.webm'), fixture('greeting.jpg')]
  await runOnce('apps/api/dist/server.js', attach, shop.environment)
  await shop.query(
    `update orders set status = 'completed', payment_status = 'confirmed', stage = 'ready', confirmed_at = now(),
      due_at = now(), completed_at = now(), version = version + 1 where id = $1`,
    [order.id],
  )
  return `http://localhost:${port}/video?order=${order.id}&lang=en#token=${accessToken}`
}

interface Seen {
  /** Milliseconds from the navigation until the door is painted. */
  door: number
  /** Milliseconds from the tap until the first frame of the video. */
  frame: number
}

async function open(browser: Browser, link: string): Promise<Seen> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    hasTouch: true,
    isMobile: true,
  })
  try {
    const page = await context.newPage()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.emulateNetworkConditions', slowPhone.network)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.slower })
    await page.addInitScript(watch)
    await page.goto(link)
    const door = await page.evaluate(() => (globalThis as unknown as Watched).doorDrawn)
    // While the parent calls the child, the page finishes loading.
    await page.waitForFunction(() => (document.querySelector('video')?.readyState ?? 0) >= 3)
    const box = await page.locator('main section button').first().boundingBox()
    if (!box) throw new Error('The page has no door')
    // Tap the position: a tap on the element would wait for it to stop moving, and the door never does.
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    return { door, frame: await page.evaluate(() => (globalThis as unknown as Watched).frameDrawn) }
  } finally {
    await context.close()
  }
}

interface Watched {
  doorDrawn: Promise<number>
  frameDrawn: Promise<number>
}

/**
 * Runs in the page before its own scripts: when the door is painted, and how long after a click the first frame
 * appears.
 */
function watch() {
  const doorDrawn = new Promise<number>((done) => {
    const look = () => {
      if (document.querySelector('main video')) requestAnimationFrame(() => done(performance.now()))
      else requestAnimationFrame(look)
    }
    look()
  })
  const frameDrawn = new Promise<number>((done) => {
    addEventListener(
      'click',
      ({ timeStamp }) =>
        document.querySelector('video')?.requestVideoFrameCallback((now) => done(now - timeStamp)),
      { capture: true },
    )
  })
  Object.assign(globalThis, { doorDrawn, frameDrawn })
}

function seconds(milliseconds: number[]): string {
  const middle = milliseconds.toSorted((a, b) => a - b)[Math.floor(milliseconds.length / 2)] ?? 0
  return `${(middle / 1000).toFixed(2)} s`
}
