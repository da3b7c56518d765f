import { createServer } from 'node:http'
import type { Page } from '@playwright/test'
import { query } from '@recadinho/presets/database'
import {
  beginPurchase,
  expectConfirmed,
  fillCard,
  giveGuardian,
  payButton,
  personalize,
  selectCharacters,
  selectPackage,
} from './support/buyer.ts'
import { asStaffOwner } from './support/staff.ts'
import { expect, test } from './support/test.ts'

const sessionOf = async (page: Page) => {
  const read = () => page.evaluate(() => localStorage.getItem('recadinho.session.v1'))
  await expect.poll(read).toContain('sessionId')
  return (JSON.parse((await read()) ?? '') as { sessionId: string }).sessionId // checked on the line above
}
const kept = (session: string) =>
  query('select site, action, path, properties from tracking_events where session_id = $1 order by made_at', [
    session,
  ])
const event = (action: string, path: string, properties: object | null = null) => ({
  site: '',
  action,
  path,
  properties,
})

test('@desktop §7: each page and each step of the purchase is at the server once, without an id of the visitor', async ({
  page,
  say,
}) => {
  await page.goto('/?lang=en&utm_source=spring')
  const session = await sessionOf(page)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  const card = page.getByRole('button', { pressed: false }).first()
  await expect(card).toBeVisible()
  await selectCharacters(page, say, ['Princess Clara'])
  await page.goBack()
  await page
    .getByRole('link', { name: say('Contact') })
    .first()
    .click()
  await expect(page).toHaveURL(/contact/)
  await expect
    .poll(() => kept(session))
    .toEqual([
      event('pageview', '/'),
      event('pageview', '/purchase'),
      event('AddToCart', '/purchase', { content_id: expect.any(String), content_type: 'package' }),
      event('CharacterSelection', '/purchase', { content_id: expect.any(String), content_type: 'character' }),
      event('pageview', '/contact'),
    ])
  expect(
    await query('select visitor_id, consent, source, pages from tracking_sessions where session_id = $1', [
      session,
    ]),
  ).toEqual([{ visitor_id: null, consent: 'exempt', source: 'spring', pages: 3 }])
})

test.describe('from a landing page elsewhere', () => {
  // Where advertising may run until the visitor refuses.
  test.use({ consent: 'open', timezoneId: 'America/New_York' })

  test('@desktop a visit goes on in the shop, and its order is its affiliate’s in the admin’s figures', async ({
    page,
    baseURL,
    say,
    locale,
    playwright,
  }) => {
    await query(
      `insert into affiliates (code, name, commission) values ('ANA', 'Blog da Ana', 10) on conflict do nothing`,
    )
    const address = process.env['E2E_LANDING'] ?? ''
    const landing = createServer((_, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<!doctype html><title>Landing</title><link rel="icon" href="data:,">
        <script async src="${baseURL}/t.js" data-site="lp1" data-link="localhost" data-consent="granted"></script>
        <a href="${baseURL}/?lang=en">To the shop</a>`)
    })
    await new Promise<void>((listening) =>
      landing.listen(Number(new URL(address).port), 'localhost', listening),
    )
    try {
      await page.goto(`${address}/spring?code=ana&utm_source=partner`)
      const session = await sessionOf(page)
      await page.getByRole('link').click()
      await expect(page).toHaveURL(/[?&]code=ANA/)
      expect(await sessionOf(page)).toBe(session)
      await expect
        .poll(() => kept(session))
        .toEqual([
          { ...event('pageview', '/spring'), site: 'lp1' },
          { ...event('outbound', '/spring', expect.anything()), site: 'lp1' },
          event('pageview', '/'),
        ])
      expect(await page.evaluate(() => localStorage.getItem('recadinho.affiliate.v1'))).toContain('ANA')

      await beginPurchase(page, say)
      await selectPackage(page, say, 1)
      await selectCharacters(page, say, ['Princess Amara'])
      await personalize(page, say, 'Theo')
      await giveGuardian(page, say)
      await fillCard(page, locale, '4242 4242 4242 4242')
      await payButton(page, say).click()
      await expectConfirmed(page, say, 'Theo')

      const { call } = await asStaffOwner(await playwright.request.newContext())
      await expect
        .poll(() => call('GET', '/api/admin/commissions?affiliate=ANA'))
        .toMatchObject({ items: [{ kind: 'earned', state: 'pending', amount: 99, currency: 'USD' }] })
      await expect
        .poll(() =>
          query(
            'select affiliate, converted_at is not null as paid from tracking_sessions where session_id = $1',
            [session],
          ),
        )
        .toEqual([{ affiliate: 'ANA', paid: true }])
    } finally {
      landing.close()
    }
  })
})
