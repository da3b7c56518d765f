import { createHash } from 'node:crypto'
import type { Page, Request } from '@playwright/test'
import { arrive, expectConfirmed, fillCard, notes, payButton, reachCheckout } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

test.use({ consent: 'open', timezoneId: 'America/Sao_Paulo' })

const ads = process.env['E2E_ADS'] ?? ''
const pixels = [
  { network: 'meta', id: '1234567890', scriptUrl: `${ads}/fbevents.js` },
  { network: 'tiktok', id: 'C4A1B2C3D4E5F6G7H8I9', scriptUrl: `${ads}/events.js` },
]

/** Gives the shop's pages a pixel of each advertiser; records the requests to both and to the server's relay. */
async function advertised(page: Page) {
  const foreign: Request[] = []
  const reported: Request[] = []
  page.on('request', (request) => {
    if (request.url().startsWith(ads)) foreign.push(request)
    if (request.url().endsWith('/api/facebook-conversion')) reported.push(request)
  })
  await page.addInitScript((pixels) => {
    // Runs before the measuring script, which loads after the page.
    addEventListener('DOMContentLoaded', () => {
      const data = document.getElementById('page-data')
      if (data) data.textContent = (data.textContent ?? '').replace('"pixels":[]', `"pixels":${pixels}`)
    })
  }, JSON.stringify(pixels))
  return { foreign, reported }
}

const answer = (page: Page, marketing: boolean) =>
  page.evaluate((marketing) => {
    localStorage.setItem(
      'recadinho.consent.v1',
      JSON.stringify({ version: 1, marketing, at: new Date().toISOString() }),
    )
    dispatchEvent(new Event('recadinho:consent'))
  }, marketing)

/** The encodings in which a text could leave the page. */
const formsOf = (text: string) => [
  text,
  encodeURIComponent(text),
  Buffer.from(text).toString('base64').replaceAll('=', ''),
  Buffer.from(text).toString('hex'),
  ...[text, text.toLowerCase()].map((each) => createHash('sha256').update(each).digest('hex')),
]

const textOf = async (request: Request) =>
  `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(await request.allHeaders())}`

test('@desktop over a whole purchase advertisers learn what was sold and nothing about the child, each event once from both sides', async ({
  page,
  say,
  locale,
}) => {
  const childName = 'Xaverilda'
  const { foreign, reported } = await advertised(page)
  await reachCheckout(page, say, locale, childName)
  expect([foreign.length, reported.length], 'nothing before consent').toEqual([0, 0])

  const browsers = () =>
    foreign
      .map((request) => new URL(request.url()))
      .filter(({ pathname }) => pathname === '/tr')
      .map(({ searchParams }) => `${searchParams.get('ev')} ${searchParams.get('eid')}`)
  const servers = () =>
    reported.map((request) => {
      const { eventName, eventId } = request.postDataJSON()
      return `${eventName} ${eventId}`
    })
  /** Each event is reported from both sides, except a pixel's that is lost when the page is left. */
  const paired = () =>
    expect.poll(() => browsers().toSorted().join('\n') === servers().toSorted().join('\n')).toBe(true)
  const visits = () => servers().filter((each) => each.startsWith('PageVisit')).length
  const seen = (name: string) => () => reported.some((request) => request.postDataJSON().eventName === name)
  await answer(page, true)
  await expect.poll(visits).toBe(1)
  await paired()
  await page.goto('/')
  await expect.poll(visits).toBe(2)
  await paired()
  await page
    .getByRole('link', { name: say('Make their video') })
    .first()
    .click()
  await expect.poll(seen('CTAClick')).toBe(true)
  await expect.poll(() => new URL(page.url()).pathname).toBe('/purchase')
  await expect.poll(visits).toBe(3)
  await paired()
  await page.goto('/checkout')
  await expect.poll(visits).toBe(4)
  await expect.poll(seen('InitiateCheckout')).toBe(true)
  await paired()
  await fillCard(page, locale, '4242 4242 4242 4242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, childName)
  await expect.poll(seen('Purchase')).toBe(true)

  await paired()
  expect(new Set(servers()).size).toBe(servers().length)
  for (const request of [...foreign, ...reported]) {
    const text = await textOf(request)
    for (const marker of [childName, notes].flatMap(formsOf)) expect(text).not.toContain(marker)
  }

  const before = foreign.length
  await answer(page, false)
  await page.goto('/faq')
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(foreign).toHaveLength(before)
})

test('@desktop a video that is heard is reported as it plays, with its category, from both sides', async ({
  page,
  say,
  locale,
}) => {
  const { foreign, reported } = await advertised(page)
  await arrive(page, locale)
  await answer(page, true)
  await page.keyboard.press('Tab')
  await page
    .getByRole('region', { name: say('Sample video') })
    .getByRole('button', { name: say('Hear it') })
    .click()
  const views = () =>
    reported
      .map((request) => request.postDataJSON())
      .filter(({ eventName }) => eventName === 'VideoView')
      .map(({ customData }) => customData)
  await expect
    .poll(() => views().map((view) => view.video_progress), { timeout: 90_000 })
    .toEqual([0, 25, 50, 75, 100])
  for (const view of views())
    expect(view).toMatchObject({
      content_name: 'sample',
      content_type: 'video',
      content_category: 'greetings',
    })
  const pixel = foreign.map((request) => new URL(request.url())).filter(({ pathname }) => pathname === '/tr')
  expect(pixel.filter(({ searchParams }) => searchParams.get('ev') === 'VideoView')).toHaveLength(5)
})

test('@desktop with advertisers away the shop works as ever', async ({ page, say, locale }) => {
  await page.route(`${ads}/**`, (route) => route.fulfill({ status: 204 }))
  await advertised(page)
  await page.goto('/')
  await answer(page, true)
  await reachCheckout(page, say, locale, 'Bia')
  await expect(payButton(page, say)).toBeVisible()
})
