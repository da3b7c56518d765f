import { join } from 'node:path'
import { chromium, type Browser, type Page } from '@playwright/test'
import { definedEnv, findBrowser } from '@recadinho/browser'
import { startWeb } from '@recadinho/web'
import { draft } from './preview.ts'
import { ms, print, type Figure } from './print.ts'
import { root, startShop } from './shop.ts'

const port = 24_655
const three = ['princess-amara', 'captain-kindly', 'bramble']
const notes = ' He learned to ride a bicycle, and his dog ran along.'

/** Measures how long the preview's film takes to compose after each key in the form, and in a line of the script. */
export async function benchComposing() {
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
    print('Preview, composing the film of three characters after a key, at most 30 ms in 95 of 100', [
      await typeKeys(browser, 'form, desktop', 1, inForm),
      await typeKeys(browser, 'form, CPU ÷ 4', 4, inForm),
      await typeKeys(browser, 'line, desktop', 1, inLine),
      await typeKeys(browser, 'line, CPU ÷ 4', 4, inLine),
    ])
  } finally {
    await browser.close()
    await web.stop()
    await shop.stop()
  }
}

/** Where a text is typed, and how it gets the focus. */
type Typed = readonly (readonly [focus: (page: Page) => Promise<void>, text: string])[]

const inForm: Typed = [
  [(page) => page.getByLabel("Child's name").press('End'), ' Maria da Silva'],
  [(page) => page.getByLabel('What should the character know?').press('End'), notes],
]
const inLine: Typed = [
  [
    async (page) => {
      await page.locator('[data-text]').nth(2).press('Enter')
      await page.getByLabel('Words of this line').press('End')
    },
    ' And then he sang all the way home!',
  ],
]

async function typeKeys(browser: Browser, what: string, slower: number, typed: Typed): Promise<Figure> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    await context.addInitScript(
      (kept) => {
        for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, JSON.stringify(value))
        const times: number[] = []
        new PerformanceObserver((list) => {
          for (const entry of list.getEntriesByName('film composed')) times.push(entry.duration)
        }).observe({ type: 'measure' })
        Reflect.set(globalThis, 'composed', times)
      },
      {
        'recadinho.place.v1': { locale: 'en' },
        'recadinho.draft.v1': draft(three),
        'recadinho.access.v1': { id: '0197a1c0-0000-7000-8000-000000000000', phone: 'anonymous' },
      },
    )
    const page = await context.newPage()
    await page.goto(`http://localhost:${port}/purchase?step=personalization&lang=en`, {
      waitUntil: 'networkidle',
    })
    await page.getByRole('button', { name: 'Pause', exact: true }).waitFor()
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower })
    const before = (await composeTimes()).length
    for (const [focus, text] of typed) {
      await focus(page)
      await page.keyboard.type(text, { delay: 60 })
    }
    const keys = typed.reduce((sum, [, text]) => sum + text.length, 0)
    const times = (await composeTimes()).slice(before).toSorted((a, b) => a - b)
    const at = (part: number) => times[Math.floor(times.length * part)] ?? Number.NaN
    return {
      what,
      value: ms(at(0.95)),
      against: `median ${ms(at(0.5))}, longest ${ms(at(0.999))} of ${times.length} films for ${keys} keys`,
    }

    function composeTimes() {
      return page.evaluate(() => Reflect.get(globalThis, 'composed') as number[]) // set by the script above
    }
  } finally {
    await context.close()
  }
}
