import { createCanvas } from '@napi-rs/canvas'
import type { APIRequestContext, Page } from '@playwright/test'
import type { AdminCharacterList } from '@recadinho/contracts/characters'
import type { AdminSettings } from '@recadinho/contracts/admin-settings'
import { uploadPicturePath, type UploadAnswer, type UploadedPicture } from '@recadinho/contracts/pictures'
import { browserTest, expect } from '@recadinho/presets/browser-test'
import { pick } from './support/buyer.ts'
import { startOwnShop } from '@recadinho/presets/own-shop'
import { publicAddresses } from './support/pages.ts'
import { asStaffOwner } from './support/staff.ts'

const test = browserTest('src/locales/{locale}/*.po')

/** The maximum time from a change to the new HTML. */
const withinLimit = { timeout: 60_000 }
const paths = [...publicAddresses, '/purchase']

test('@desktop an owner’s change is in the HTML of every page, and a closed shop says so there', async ({
  page,
  browser,
  request,
  say,
}) => {
  test.slow() // starts its own shop
  const shop = await startOwnShop()
  const htmlOf = async (path: string) => (await request.get(shop.storefront + path)).text()
  try {
    const { call } = await asStaffOwner(request, shop.admin)
    const change = async (wanted: Partial<AdminSettings>) => {
      const settings = (await call('GET', '/api/admin/settings')) as AdminSettings // the server validates its responses
      await call('PATCH', '/api/admin/settings', { was: settings, changes: wanted })
    }

    const day = { opens: '08:08', closes: '17:17' }
    await change({ seasonalBanner: 'easter', openingHours: Array.from({ length: 7 }, () => day) })
    // In the page's language, on text pages too.
    await expect.poll(() => htmlOf('/'), withinLimit).toMatch(/5:17\sPM/)
    for (const path of ['/contact', '/about', '/faq']) {
      // English last: the response sets the language of the next requests.
      expect(await htmlOf(`${path}?lang=pt`), path).toContain('8:08 às 17:17')
      expect(await htmlOf(`${path}?lang=en`), path).toMatch(/8:08\sAM to 5:17\sPM/)
    }
    expect(await htmlOf('/')).toContain('"seasonalBanner":"easter"')

    const picture = await uploadPicture(request, shop.admin)
    await changeCharacters(call, picture)
    await expect.poll(() => htmlOf('/'), withinLimit).toContain('Bramble the Bear')
    const home = await htmlOf('/')
    expect(home).not.toContain('Count Snooze')
    expect(home).toContain(`src="/api/pictures/${picture.upload}/large.webp"`)
    expect((await request.get(`${shop.storefront}/api/pictures/${picture.upload}/large.webp`)).status()).toBe(
      200,
    )
    await expectPictureInFilm(page, say, shop.storefront)
    const games = home.slice(home.indexOf('id="shelf-games"'))
    expect(games.indexOf('Zuri the Mage')).toBeLessThan(games.indexOf('Pixel Pete'))

    await shop.query(`update settings set site_title = 'Little Note'`)
    await shop.query(`update package_prices set amount = 4321 where currency = 'USD'`)
    await expect.poll(() => htmlOf('/'), withinLimit).toContain('$43.21')
    for (const path of paths) expect(await htmlOf(path), path).toMatch(/<title>.*Little Note<\/title>/)
    await expectWholeRelease(request, shop.storefront)

    // Visitors without a selected language get the shop's; the others keep theirs.
    await change({ defaultLocale: 'pt', defaultCurrency: 'EUR' })
    const stranger = await browser.newContext()
    const newcomer = async () => (await stranger.request.get(`${shop.storefront}/`)).text()
    await expect.poll(newcomer, withinLimit).toContain('<html lang="pt"')
    expect(await newcomer()).toContain('€')
    expect(await newcomer()).toMatch(/rel="canonical" href="[^"?]+"/)
    expect(await htmlOf('/?lang=en')).toContain('<html lang="en" data-chosen')
    await stranger.close()
    await change({ defaultLocale: 'en', defaultCurrency: null })
    await expect.poll(() => htmlOf('/'), withinLimit).toContain('$43.21')

    // An express package names its own hours, on its card and before paying.
    await shop.query(`update packages set delivery_hours = 12 where id = 'two-characters'`)
    await expect.poll(() => htmlOf('/'), withinLimit).toContain('"deliveryHours":12')
    await page.goto(`${shop.storefront}/?lang=en#packages`)
    await expect(page.locator('#packages').getByText('Arrives within 12 hours')).toHaveCount(1)
    // In line with the other cards: its button is no higher than a finger needs.
    const buttons = page.locator('#packages li > a')
    const heights = await buttons.evaluateAll((links) => links.map(({ clientHeight }) => clientHeight))
    expect(Math.max(...heights)).toBeLessThan(64)
    await page.goto(`${shop.storefront}/purchase?lang=en`)
    await expect(page.getByText('Pay now and the video arrives within 24 hours.')).toBeVisible()
    // It arrives with the app and moves the packages down.
    await expect(page.getByText('The price of your package has changed')).toBeVisible()
    await pick(page.getByRole('radio').nth(1))
    await expect(page.getByText('Pay now and the video arrives within 12 hours.')).toBeVisible()

    // A link to a package newer than the page.
    const before = await request.get(`${shop.storefront}/purchase?lang=en`)
    await shop.query(`
      with one as (
        insert into packages (id, characters_count, title, description, position)
        values ('minutes-old', 2, '{"en":"Just made","pt":"Novinho"}', '{"en":"New","pt":"Novo"}', 9) returning id
      )
      insert into package_prices (package_id, currency, amount) select id, 'USD', 700 from one`)
    await page.route('**/purchase?*', (route) => route.fulfill({ response: before }))
    await page.goto(`${shop.storefront}/purchase?package=minutes-old`)
    await expect(page).toHaveURL(/step=characters/)

    await change({ maintenance: true })
    const closed = say('Under Maintenance')
    await expect.poll(() => htmlOf('/'), withinLimit).toContain(closed)
    expect(await htmlOf('/purchase')).toContain(closed)
    for (const path of ['/contact', '/faq', '/terms', '/order-confirmation'])
      expect(await htmlOf(path), path).not.toContain(closed)
    await change({ maintenance: false })
    await expect.poll(() => htmlOf('/'), withinLimit).not.toContain(closed)
  } finally {
    await shop.stop()
  }
})

/** Uploads a character's picture as staff do. */
async function uploadPicture(request: APIRequestContext, admin: string): Promise<UploadedPicture> {
  const canvas = createCanvas(720, 840)
  const context = canvas.getContext('2d')
  context.fillStyle = '#FF00FF'
  context.fillRect(0, 0, 720, 840)
  const data = canvas.toBuffer('image/png')
  const headers = { origin: admin, 'content-type': 'image/png' }
  const answer = await request.post(`${admin}${uploadPicturePath}`, { data, headers })
  const { upload } = (await answer.json()) as UploadAnswer // the server's own response
  return { drawing: 'bramble', upload }
}

/** The character with the uploaded picture plays the preview with it: the film has its colour. */
async function expectPictureInFilm(page: Page, say: (text: string) => string, shop: string) {
  await page.goto(`${shop}/purchase?lang=en&character=bramble`)
  await pick(page.getByRole('radio').first())
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  const film = page.locator('#main figure canvas').first()
  await expect(film).toBeVisible()
  const coloured = () =>
    film.evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) return 0
      const { width, height } = canvas
      const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? []
      let seen = 0
      for (let i = 0; i < data.length; i += 4)
        if ((data[i] ?? 0) > 220 && (data[i + 1] ?? 255) < 60 && (data[i + 2] ?? 0) > 220) seen += 1
      return seen / (width * height)
    })
  await expect.poll(coloured).toBeGreaterThan(0.08)
}

/**
 * Reverses a category, deactivates a character, and renames another and replaces its picture; the last change is the
 * one to wait for.
 */
async function changeCharacters(
  call: Awaited<ReturnType<typeof asStaffOwner>>['call'],
  picture: UploadedPicture,
) {
  const { items } = (await call('GET', '/api/admin/characters')) as AdminCharacterList // the server validates it
  const seen = items.filter(({ category }) => category === 'games').map(({ id }) => id)
  await call('PUT', '/api/admin/character-order', { category: 'games', seen, wanted: seen.toReversed() })
  await call('PUT', '/api/admin/characters/count-snooze/activation', { active: false })
  const was = { name: items.find(({ id }) => id === 'bramble')?.name, picture: 'bramble' }
  const changes = { name: { en: 'Bramble the Bear', pt: 'Felpudo, o Urso' }, picture }
  await call('PATCH', '/api/admin/characters/bramble', { was, changes })
}

/** Every page belongs to the same release, and every file that it loads exists. */
async function expectWholeRelease(request: APIRequestContext, shop: string) {
  const releases = new Set<string | undefined>()
  const assets = new Set<string>()
  for (const path of paths)
    for (const lang of ['', '?lang=en', '?lang=pt']) {
      const html = await (await request.get(shop + path + lang)).text()
      releases.add(/<meta name="release" content="(\w+)"/.exec(html)?.[1])
      for (const [asset] of html.matchAll(/\/assets\/[\w./-]+\.\w+/g)) assets.add(asset)
    }
  expect([...releases]).toEqual([expect.any(String)])
  expect(assets.size).toBeGreaterThan(10)
  for (const asset of assets) expect((await request.get(shop + asset)).status(), asset).toBe(200)
}
