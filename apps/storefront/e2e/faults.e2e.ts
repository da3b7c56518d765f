import { builtFile } from './support/built-file.ts'
import { arrive } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, routeUntil, shopTest } from './support/test.ts'

// What the browser and React log when a file of the app is missing, or a part of it throws.
const test = shopTest([/status of (404|500)/, /dynamically imported module/, /no film/])
// The service worker would respond from its cache.
test.use({ serviceWorkers: 'block' })

test('@phone §2: during maintenance the shop says so; orders and the contact page stay open', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const reopen = await routeUntil(page, '**/api/status', (route) =>
    route.fulfill({ json: { maintenance: true } }),
  )
  await arrive(page, locale)
  const title = page.getByRole('heading', { level: 1, name: say('Under Maintenance') })
  // The first interaction starts the app; it is lost while the page reloads in the stored language.
  const touchUntilShown = () =>
    expect(async () => {
      await page.keyboard.press('Tab')
      await expect(title).toBeVisible({ timeout: 3000 })
    }).toPass({ timeout: 20_000 })
  await touchUntilShown()
  if (locale === 'pt') await expect(title).toHaveText('Em Manutenção')
  else
    await expect(page.getByRole('main')).toContainText(
      'the portal is temporarily under maintenance. We will be back soon!',
    )
  await expectAccessible()
  await page.goto('/purchase')
  await expect(title).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel(say('Full name'))).toBeVisible()

  await page.goto('/')
  await touchUntilShown()
  reopen()
  await page.getByRole('button', { name: say('Check again later') }).click()
  await expect(title).toBeHidden()
})

test('@phone a slow API is announced, and a retry sends a new request', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  let requests = 0
  // The first request gets no response.
  await page.route('**/api/catalog**', async (route) => {
    requests++
    if (requests > 1) await route.continue()
  })
  await comeWithDraft(page, locale, '/checkout')
  const alert = page.getByRole('alert').filter({ hasText: say('This is taking longer than usual') })
  await expect(page.getByRole('main').getByText(say('Loading'))).toBeAttached()
  await expect(alert).toBeHidden()
  await expect(alert).toBeVisible() // after eight seconds
  await expectAccessible()
  await alert.getByRole('button', { name: say('Try again') }).click()
  await expect(page.getByLabel(say('Your name'))).toHaveValue('Ana Prado')
  await expect(alert).toBeHidden()
  expect(requests).toBe(2)
})

test('@desktop a page whose files are gone after a release reloads once, with its content', async ({
  page,
  locale,
  say,
}) => {
  await arrive(page, locale)
  // A page ending in the footer, which fetches the contacts once it is near and has hydrated.
  const alive = page.waitForResponse('**/api/settings')
  await page.goto('/about')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await alive
  let loads = 0
  await page.route(/\/assets\/[^/]*\.js$/, (route) =>
    loads > 0
      ? route.continue()
      : route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  )
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) loads++
  })
  // This click leaves the page, so it is dispatched without waiting.
  await page.evaluate(() => {
    const link = document.querySelector<HTMLElement>('header a[href="/purchase"]')
    setTimeout(() => link?.click())
  })
  await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
  expect(loads).toBe(1)
})

test('@phone without the files of the preview the form can be filled in, and the preview tried again', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  const missing = { status: 404, contentType: 'text/plain', body: 'Not found' }
  for (const module of [
    'src/features/purchase/preview/preview.lazy.tsx',
    '../../packages/stage/src/characters/princess-amara.ts',
  ]) {
    const file = `**${await builtFile(module)}`
    const serve = await routeUntil(page, file, (route) => route.fulfill(missing))
    await comeWithDraft(page, locale, '/purchase?step=personalization')
    await expect(
      page.getByText(say("The preview didn't load. Your video isn't affected, and you can still order it.")),
    ).toBeVisible()
    await page.getByLabel(say("Child's name")).fill('Tainá')
    await expectAccessible()
    serve()
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByRole('region', { name: say('Preview') })).toBeVisible()
    await expect(page.getByLabel(say("Child's name"))).toHaveValue('Tainá')
  }
})

for (const [name, disturb] of Object.entries({
  'has no list of voices': () => {
    speechSynthesis.getVoices = () => null as unknown as SpeechSynthesisVoice[] // as some web views do
  },
  'refuses to speak': () => {
    speechSynthesis.speak = () => {
      throw new Error('not allowed')
    }
  },
}))
  test(`@phone a device that ${name} still plays the preview, in silence`, async ({ page, locale, say }) => {
    await page.addInitScript(disturb)
    await comeWithDraft(page, locale, '/purchase?step=personalization')
    await page.getByLabel(say("Child's name")).fill('Tainá')
    await page.getByRole('button', { name: say('Hear the greeting') }).click()
    await expect(
      page.getByText(
        say('Your device has no voice for this language, so just read along. The video has its own voice.'),
      ),
    ).toBeVisible()
    await expect(page.getByLabel(say("Child's name"))).toHaveValue('Tainá')
  })

test('@phone a preview that throws leaves the form as it is, and can be tried again', async ({
  page,
  locale,
  say,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    const measure = performance.measure.bind(performance)
    performance.measure = (...args) => {
      if (args[0] === 'film composed' && document.documentElement.dataset['works'] === undefined)
        throw new Error('no film')
      return measure(...args)
    }
  })
  await comeWithDraft(page, locale, '/purchase?step=personalization')
  const failed = page.getByText(
    say("The preview didn't load. Your video isn't affected, and you can still order it."),
  )
  await expect(failed).toBeVisible()
  await page.getByLabel(say("Child's name")).fill('Tainá')
  await expectAccessible()
  await page.evaluate(() => void (document.documentElement.dataset['works'] = ''))
  await page.getByRole('button', { name: say('Try again') }).click()
  await expect(failed).toBeHidden()
  await expect(page.getByRole('region', { name: say('Preview') })).toBeVisible()
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Tainá')
})
