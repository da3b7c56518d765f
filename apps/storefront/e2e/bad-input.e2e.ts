import type { Page } from '@playwright/test'
import type { Catalog } from '@recadinho/contracts/catalog'
import { takenOver } from '../src/lib/early-events.ts'
import { arrive, pick, selectCharacters } from './support/buyer.ts'
import { changeAnswer } from './support/change-answer.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, routeUntil, shopTest } from './support/test.ts'

// What the browser logs for a failed or invalid response, and React for a caught error.
const test = shopTest([/status of (404|500)/, /^(ApiError|SyntaxError)/])

const stranger = '0197a1c0-0000-7000-8000-000000000000'

/** One heading and an action; the fixture also fails the test on any console error. */
async function expectHelp(page: Page) {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(
    page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button')).first(),
  ).toBeVisible()
}

test('S12: the staff API is not on the shop’s host, for any caller @desktop', async ({ request }) => {
  const path = '/api/admin/sessions/current'
  const at = async (app: string) => {
    const answer = await request.get(`${process.env[app] ?? ''}${path}`)
    return [answer.status(), ((await answer.json()) as { code: string }).code] // every refusal has a code
  }
  expect(await at('E2E_STOREFRONT')).toEqual([404, 'not_found'])
  expect(await at('E2E_ADMIN')).toEqual([401, 'unauthenticated'])
})

test('@desktop any address has a helpful page', async ({ page, locale, say, baseURL }) => {
  await arrive(page, locale)
  for (const [address, status] of [
    ['/%ff', 404],
    ['/contact/nobody', 404],
    ['/PURCHASE', 404],
    [`/checkout?order=${stranger}&order=1`, 200],
    [`/order-confirmation?order=${stranger}#%ff`, 200],
  ] as const) {
    const answer = await page.goto(`${baseURL}${address}`)
    expect([address, answer?.status()]).toEqual([address, status])
    await page.keyboard.press('Tab') // the first interaction starts the app
    await expectHelp(page)
  }
  // Invalid queries open the first step.
  for (const query of ['step=bad', 'step=characters&step=package', 'package[]=x&character=1&promo=%22']) {
    await comeWithDraft(page, locale, `/purchase?${query}`)
    await expect(page.getByRole('heading', { level: 1, name: say('Choose your package') })).toBeVisible()
    await expect(page).toHaveURL(/\/purchase$/)
  }
})

test('@desktop a checkout with nothing to pay is the purchase, with its title', async ({
  page,
  locale,
  say,
}) => {
  await comeWithDraft(page, locale, '/checkout', { selectedPackage: null, selectedCharacters: [] })
  await expect(page).toHaveURL(/\/purchase$/)
  await expect(page).toHaveTitle(new RegExp(`^${say('Make their video')}`))
  await expect(page.getByText(say('Almost there'))).toHaveCount(0)
})

// Staff can withdraw a character, and anyone can edit a stored draft.
test('@phone an unknown character is dropped, and another is selected', async ({ page, locale, say }) => {
  await arrive(page, locale)
  const change = { selectedCharacters: [{ id: 'constructor' }] }
  await comeWithDraft(page, locale, '/last-chance', change)
  await expect(
    page.getByRole('heading', { level: 1, name: say('This offer needs an order first') }),
  ).toBeVisible()
  for (const address of ['/checkout', '/purchase?step=characters']) {
    await comeWithDraft(page, locale, address, change)
    await expect(page).toHaveURL(/\/purchase\?step=characters$/)
    await expect(page.getByText(/^0 (of|de) 1 /)).toBeVisible()
  }
  await comeWithDraft(page, locale, '/purchase?step=personalization', change)
  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await expect(page).toHaveURL(/step=characters/)
  await selectCharacters(page, say, [locale === 'pt' ? 'Felpudo' : 'Bramble'])
  await expect(page.getByRole('region', { name: say('Preview') })).toBeVisible()
})

test('@desktop a price that changed since the draft was made is told with both amounts, and nothing is lost', async ({
  page,
  locale,
  say,
}) => {
  const price = locale === 'pt' ? { amount: 4490, currency: 'BRL' } : { amount: 890, currency: 'USD' }
  const selectedPackage = { id: 'one-character', price, charactersCount: 1 }
  await comeWithDraft(page, locale, '/purchase?step=personalization', { selectedPackage })
  const note = page.getByRole('status').filter({ hasText: say('The price of your package has changed') })
  await expect(note).toContainText(locale === 'pt' ? /44,90.*49,90/ : /8\.90.*9\.90/)
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Mia')
  await note.getByRole('button', { name: say('Got it') }).click()
  await expect(note).toBeHidden()
})

test('@phone a package that is gone is told, and another can be chosen with all the rest kept', async ({
  page,
  locale,
  say,
}) => {
  const selectedPackage = { id: 'gone', price: { amount: 890, currency: 'USD' }, charactersCount: 1 }
  await comeWithDraft(page, locale, '/purchase', { selectedPackage })
  await expect(page.getByText(say('Your package is no longer available'))).toBeVisible()
  await pick(page.getByRole('radio').first())
  await expect(page.getByText(say('Your package is no longer available'))).toBeHidden()
  await page.getByRole('button', { name: say('Tell us about your child') }).click()
  await expect(page.getByLabel(say("Child's name"))).toHaveValue('Mia')
})

test('@desktop a name that looks like markup is shown as typed', async ({ page, locale, say }) => {
  const childName = '<b>Mia</b> <0>Lu</0>'
  // Headlines use only the first name, but a slash could join two children's: such a name stays whole.
  await changeAnswer<Catalog>(page, '**/api/catalog?*', ({ offers }) => ({
    offers: offers.filter(({ code }) => code === 'LASTCHANCE15'),
  }))
  for (const [address, text] of [
    ['/checkout', say("Pay for {childName}'s video", { childName })],
    ['/enhanced-checkout', say('For {childName}', { childName })],
    ['/last-chance', say("{percentage}% off {childName}'s video", { percentage: '15', childName })],
  ] as const) {
    await comeWithDraft(page, locale, address, { childName })
    await expect(page.getByText(text).first()).toBeVisible()
  }
})

test('@phone a first visitor of any page is asked for the language there', async ({ page, locale }) => {
  await page.goto('/faq')
  const dialog = page.locator('dialog#languages')
  await expect(dialog).toBeVisible()
  await dialog.locator(`[data-locale=${locale}]`).first().click()
  await expect(dialog).toBeHidden()
  await page.locator('header [commandfor=languages]').click()
  await expect(dialog).toBeVisible()
})

test.describe('before the app runs', () => {
  /** Holds back the app's files until the buyer has used the prerendered page. */
  async function holdApp(page: Page) {
    const { promise: acted, resolve: release } = Promise.withResolvers<void>()
    await page.route(/\/assets\/(?!early).*\.js$/, async (route) => {
      await acted
      await route.continue()
    })
    return release
  }

  test('@phone the selection of a package, and the step after it, are not lost', async ({
    page,
    locale,
    say,
  }) => {
    await arrive(page, locale)
    const release = await holdApp(page)
    await page.goto('/purchase', { waitUntil: 'domcontentloaded' })
    await pick(page.getByRole('radio').nth(1))
    await page
      .getByRole('region', { name: say('Price and next step') })
      .getByRole('button')
      .click({ noWaitAfter: true })
    // As if another part of the page hydrated first.
    await page.locator('form[data-tour]').dispatchEvent(takenOver, { bubbles: true })
    release()
    await expect(page).toHaveURL(/step=characters/)
    expect(await page.evaluate(() => localStorage.getItem('recadinho.draft.v1'))).toContain('two-characters')
  })

  test('@desktop a tour that is asked for is not lost, not even when the page is rendered again', async ({
    page,
    locale,
    say,
  }) => {
    await comeWithDraft(page, locale, '/robots.txt', { packageId: 'one-character' })
    const release = await holdApp(page)
    // The HTML is that of the first step; with a query the app re-renders the page.
    await page.goto('/purchase?step=characters', { waitUntil: 'domcontentloaded' })
    await page.getByRole('button', { name: say('Show me around') }).click({ noWaitAfter: true })
    release()
    await expect(page.getByRole('dialog', { name: say('Where you are') })).toBeVisible()
  })

  test('@phone the scroll position is not lost', async ({ page, locale }) => {
    await arrive(page, locale)
    const release = await holdApp(page)
    const alive = page.waitForResponse('**/api/status')
    await page.goto('/faq')
    const foot = page.getByRole('contentinfo')
    await foot.scrollIntoViewIfNeeded()
    await expect(foot).toBeInViewport()
    release()
    await alive
    await expect(foot).toBeInViewport()
  })

  test('@phone a name that is typed and sent by Enter is not lost', async ({ page, locale, say }) => {
    await comeWithDraft(page, locale, '/robots.txt', { childName: '' })
    const release = await holdApp(page)
    // The early script has run by then; a key pressed before it has no effect.
    await page.goto('/', { waitUntil: 'domcontentloaded' })
    const name = page.getByLabel(say('Try a name'))
    await name.fill('Tainá')
    await name.press('Enter', { noWaitAfter: true })
    release()
    await expect(page).toHaveURL(/\/purchase$/)
    expect(await page.evaluate(() => localStorage.getItem('recadinho.draft.v1'))).toContain('Tainá')
  })

  test('@desktop a message that is typed and sent is not lost', async ({ page, locale, say }) => {
    await arrive(page, locale)
    const release = await holdApp(page)
    await page.goto('/contact', { waitUntil: 'domcontentloaded' })
    await page.getByLabel(say('Full name')).fill('Ana Prado')
    await page.getByLabel(say('Subject')).fill('A question')
    await page.getByRole('button', { name: say('Send message'), exact: true }).click({ noWaitAfter: true })
    release()
    await expect(page.getByText(say('Enter a message (10 to 4,000 characters)')).first()).toBeVisible()
    await expect(page.getByLabel(say('Full name'))).toHaveValue('Ana Prado')
    await expect(page.getByLabel(say('Subject'))).toHaveValue('A question')
  })
})

test('@phone with an API that answers nonsense the draft can be filled in, and the checkout retried', async ({
  page,
  locale,
  say,
}) => {
  const json = (body: string) => ({ contentType: 'application/json', body })
  for (const answer of [{ status: 500 }, json('{"packages":['), json('{}')]) {
    const repair = await routeUntil(page, '**/api/**', (route) => route.fulfill(answer))
    await comeWithDraft(page, locale, '/purchase?step=personalization')
    await expect(page.getByLabel(say("Child's name"))).toHaveValue('Mia')
    await page.goto('/checkout')
    await expect(page.getByRole('heading', { level: 1, name: say('Something went wrong') })).toBeVisible()
    repair()
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(page.getByLabel(say('Your name'))).toHaveValue('Ana Prado')
  }
})
