import { globSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { query } from '@recadinho/presets/database'
import { readCatalogs } from '@recadinho/presets/words'
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

  test('@desktop a visit goes on in the shop, and marketing reads what its order earned whom', async ({
    page,
    say,
    locale,
  }) => {
    await query(
      `insert into affiliates (code, name, commission) values ('LANDED', 'Blog da Ana', 10) on conflict do nothing`,
    )
    await page.goto(`${process.env['E2E_LANDING']}/?code=landed&utm_source=book-fair`)
    await page.getByRole('button', { name: 'Accept' }).click()
    const session = await sessionOf(page)
    await page.getByRole('link', { name: 'How it works' }).click()
    await page.getByRole('link', { name: 'Order a video' }).click()
    await expect(page).toHaveURL(/[?&]code=LANDED/i)
    expect(await sessionOf(page)).toBe(session)
    await expect
      .poll(() => kept(session))
      .toEqual([
        { ...event('pageview', '/'), site: 'example' },
        { ...event('pageview', '/how-it-works'), site: 'example' },
        { ...event('outbound', '/how-it-works', expect.anything()), site: 'example' },
        event('pageview', '/'),
      ])
    expect(await page.evaluate(() => localStorage.getItem('recadinho.affiliate.v1'))).toContain('LANDED')

    await beginPurchase(page, say)
    await selectPackage(page, say, 1)
    await selectCharacters(page, say, ['Princess Amara'])
    await personalize(page, say, 'Theo')
    await giveGuardian(page, say)
    await fillCard(page, locale, '4242 4242 4242 4242')
    await payButton(page, say).click()
    await expectConfirmed(page, say, 'Theo')

    const inAdmin = readCatalogs(globSync(`../admin/src/locales/${locale}/*.po`))
    await asStaffOwner(page.context().request)
    const row = (table: string, name: string) =>
      page
        .getByRole('table', { name: inAdmin(table, { label: inAdmin('Affiliate') }) })
        .getByRole('row', { name })
    // Figures are made again every few seconds, and each table asks for its own.
    await expect(async () => {
      await page.goto(`${process.env['E2E_ADMIN']}/admin/analytics?source=book-fair&by=affiliate`)
      const funnel = row('From visit to payment', inAdmin('Paid'))
      await expect(funnel).toContainText('100%', { timeout: 5000 })
      const affiliate = row('By {label}', 'LANDED')
      await expect(affiliate).toHaveText('LANDED11 paid (100%)1$9.90', { timeout: 5000 })
    }).toPass()
    await page.goto(`${process.env['E2E_ADMIN']}/admin/settings/commissions?affiliate=LANDED`)
    await expect(
      page.getByRole('list', { name: inAdmin('Commissions') }).getByRole('listitem'),
    ).toContainText('$0.99')
  })
})

const sessionsOf = (campaign: string) =>
  query(
    `select site, source, campaign, affiliate, pages, consent, visitor_id is not null as "hasVisitor"
    from tracking_sessions where campaign = $1 order by started_at`,
    [campaign],
  )

for (const timezoneId of ['UTC', 'America/Sao_Paulo'])
  test.describe(`from a landing page, by the clock of ${timezoneId}, where the shop has to ask first`, () => {
    test.use({ consent: 'open', timezoneId })

    for (const answer of ['Accept', 'Only count'])
      test(`@desktop “${answer}” there: the shop knows campaign, affiliate and landing page`, async ({
        page,
      }) => {
        const campaign = `${answer} ${timezoneId}`
        await page.goto(
          `${process.env['E2E_LANDING']}/?${new URLSearchParams({ utm_source: 'fb', utm_campaign: campaign, code: 'mamae' }).toString()}`,
        )
        await page.getByRole('button', { name: answer }).click()
        const session = await sessionOf(page)
        await page.getByRole('link', { name: 'How it works' }).click()
        await page.getByRole('link', { name: 'Order a video' }).click()
        await expect(page).toHaveURL(/utm_site=example/)
        await expect(page).not.toHaveURL(/_tl=/)
        const known = { site: 'example', source: 'facebook', campaign, affiliate: 'MAMAE', hasVisitor: false }
        if (answer === 'Accept') {
          expect(await sessionOf(page)).toBe(session)
          await expect.poll(() => sessionsOf(campaign)).toEqual([{ ...known, pages: 3, consent: 'exempt' }])
        } else {
          expect(await sessionOf(page)).not.toBe(session)
          await expect
            .poll(() => sessionsOf(campaign))
            .toEqual([
              { ...known, pages: 2, consent: 'exempt' },
              { ...known, pages: 1, consent: 'exempt' },
            ])
        }
      })
  })

test.describe('from a landing page to a shop that need not ask', () => {
  test.use({ consent: 'open', timezoneId: 'America/New_York' })

  test('@desktop “Only count” there: a session of its own with the same campaign, affiliate and landing page', async ({
    page,
  }) => {
    await page.goto(`${process.env['E2E_LANDING']}/?utm_source=tiktok&utm_campaign=counted&code=mamae`)
    await page.getByRole('button', { name: 'Only count' }).click()
    await sessionOf(page)
    await page.getByRole('link', { name: 'Order a video' }).click()
    await expect(page).toHaveURL(/utm_site=example/)
    const known = { site: 'example', source: 'tiktok', campaign: 'counted', affiliate: 'MAMAE', pages: 1 }
    await expect
      .poll(() => sessionsOf('counted'))
      .toEqual([
        { ...known, consent: 'exempt', hasVisitor: false },
        { ...known, consent: 'granted', hasVisitor: true },
      ])
  })
})
