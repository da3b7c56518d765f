import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { launch, openSite, storyOf, type Site, type SiteOptions } from './harness.ts'

let browser: Browser
beforeAll(async () => {
  browser = await launch()
})
afterAll(() => browser.close())

async function site(options?: SiteOptions): Promise<Site> {
  const opened = await openSite(browser, options)
  onTestFinished(() => opened.stop())
  return opened
}
const started = (page: Page) => page.waitForFunction(() => 'ready' in (window.recadinho ?? {}))
const hide = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
const stored = (page: Page) => page.evaluate(() => Object.keys(localStorage).toSorted())
const eventually = (look: () => unknown) => vi.waitFor(look, { timeout: 10_000, interval: 20 })

test('S23: the element says all; the stub’s calls are replayed; a second load does nothing', async () => {
  const stub = `<script>window.recadinho=window.recadinho||function(){(recadinho.q=recadinho.q||[]).push(arguments)}
    recadinho('track','early',{content_name:'A'})</script>`
  const opened = await site({ head: stub })
  const { page, home, recorder } = opened
  await page.goto(`${home.origin}/lp?utm_source=ads&code=ana`)
  await started(page)
  await page.evaluate(async (src) => {
    const again = Object.assign(document.createElement('script'), { src })
    await new Promise((loaded) => {
      again.addEventListener('load', loaded)
      document.head.append(again)
    })
  }, `${recorder.origin}/t.js`)
  await hide(page)
  await eventually(() => expect(storyOf(opened).toSorted()).toEqual(['early /lp', 'pageview /lp']))
  expect(recorder.requests).toMatchObject([
    { path: '/i', method: 'POST', type: 'text/plain', origin: home.origin, cookie: undefined, status: 204 },
  ])
  expect([...recorder.events.values()][0]).toMatchObject({
    title: 'Landing',
    consent: 'granted',
    navigationInfo: { queryParams: { utm_source: 'ads', code: 'ana' } },
  })
  expect(await page.evaluate(() => Object.keys(window).filter((name) => name === 'recadinho'))).toHaveLength(
    1,
  )
})

test('S6: a page view for each navigation: router, redirect, Back, and the page that Back restores', async () => {
  const opened = await site({ data: 'data-consent="exempt"' })
  const { page, home } = opened
  await page.goto(`${home.origin}/a`)
  await started(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/b?step=1')
    history.replaceState(null, '', '/b?step=2#part')
  })
  await hide(page)
  await page.evaluate(() => {
    history.pushState(null, '', '/redirects')
    history.replaceState(null, '', '/c')
  })
  await hide(page)
  await page.goBack()
  await hide(page)
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  await hide(page)
  await eventually(() =>
    expect(storyOf(opened)).toEqual([
      'pageview /a',
      'pageview /b',
      'pageview /c',
      'pageview /b',
      'pageview /b',
    ]),
  )
  const [, second] = opened.recorder.events.values()
  expect(second?.sessionInfo).toMatchObject({ pageCount: 2, previousPath: '/a' })
})

test('S6: a browser that reports no navigations: clicks and what happens next', async () => {
  const body = `<button onclick="history.pushState(null,'','/b')">Next</button>`
  const opened = await site({ head: '<script>delete window.navigation</script>', body })
  const { page, home } = opened
  await page.goto(`${home.origin}/a`)
  await started(page)
  await page.getByRole('button').click()
  await eventually(() => expect(storyOf(opened)).toEqual(['pageview /a', 'pageview /b']))
})

test('S6: a page that is drawn ahead is viewed when it is shown', async () => {
  const head = `<script>Object.defineProperty(document,'prerendering',{value:true,configurable:true})</script>`
  const opened = await site({ head })
  const { page, home } = opened
  await page.goto(`${home.origin}/ahead`)
  await started(page)
  await hide(page)
  expect(await stored(page)).not.toContain('recadinho.session.v1')
  await page.evaluate(() => document.dispatchEvent(new Event('prerenderingchange')))
  await eventually(() => expect(storyOf(opened)).toEqual(['pageview /ahead']))
})

test('S7, S18, S19: a click to another site is reported; a listed one goes on with the visit, once', async () => {
  const shop = await site({ data: 'data-consent="granted"' })
  const body = `<a id="shop" href="${shop.home.origin}/purchase?package=1#top">Shop</a>
    <a id="other" href="http://127.0.0.2:1/x?secret=1" onclick="event.preventDefault()">Other</a>`
  const landing = await site({ data: 'data-consent="granted" data-link="example.com localhost"', body })
  const { page, home } = landing
  await page.goto(`${home.origin}/?code=ana`)
  await started(page)
  await page.locator('#other').click()
  expect(await page.locator('#other').getAttribute('href')).toBe('http://127.0.0.2:1/x?secret=1')
  await hide(page)
  await eventually(() => expect(storyOf(landing)).toEqual(['pageview /', 'outbound /']))
  const [view, click] = landing.recorder.events.values()
  expect(click).toMatchObject({ url: 'http://127.0.0.2:1/x' })
  await page.locator('#shop').click()
  await page.waitForURL('**/purchase?*')
  await started(page)
  expect(new URL(page.url()).search).toBe('?package=1&code=ANA&utm_site=lp1')
  expect(new URL(page.url()).hash).toBe('#top')
  await hide(page)
  await eventually(() => expect(storyOf(shop)).toEqual(['pageview /purchase']))
  const [arrival] = shop.recorder.events.values()
  expect(arrival).toMatchObject({ sessionId: view?.sessionId, visitorId: view?.visitorId })
})

test('S15, S18: “only count” takes to a listed site where the visit came from, and no id', async () => {
  const shop = await site({ data: 'data-consent="exempt"' })
  const body = `<a href="/next">Next</a> <a href="${shop.home.origin}/purchase">Shop</a>`
  const landing = await site({ data: 'data-consent="exempt" data-link="localhost"', body })
  const { page, home } = landing
  await page.goto(`${home.origin}/?utm_source=fb&utm_campaign=Natal%202026&fbclid=secret&code=ana`)
  await started(page)
  await page.getByRole('link', { name: 'Next' }).click()
  await page.waitForURL('**/next')
  await started(page)
  await page.getByRole('link', { name: 'Shop' }).click()
  await page.waitForURL('**/purchase?*')
  await started(page)
  expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
    utm_source: 'fb',
    utm_campaign: 'Natal 2026',
    code: 'ana',
    utm_site: 'lp1',
  })
  await hide(page)
  await eventually(() => expect(shop.recorder.events.size).toBe(1))
  const [arrival] = shop.recorder.events.values()
  expect(landing.recorder.events.values().next().value?.sessionId).not.toBe(arrival?.sessionId)
})

test('S8: what was played is reported in quarters, each once', async () => {
  const opened = await site({ body: '<video data-track="trailer"></video>' })
  const { page, home } = opened
  await page.goto(home.origin)
  await started(page)
  await page.evaluate(() => {
    const video = document.querySelector('video')
    for (const [time, duration] of [
      [0, Number.NaN],
      [1, 10],
      [3, 10],
      [3.5, 10],
      [8, 10],
      [10, 10],
      [10, 10],
    ]) {
      Object.defineProperty(video, 'currentTime', { value: time, configurable: true })
      Object.defineProperty(video, 'duration', { value: duration, configurable: true })
      video?.dispatchEvent(new Event('timeupdate'))
    }
  })
  await hide(page)
  await eventually(() => expect(opened.recorder.events.size).toBe(4))
  const played = [...opened.recorder.events.values()].filter(({ action }) => action === 'video')
  expect(played.map((event) => [event['content_id'], event['video_progress']])).toEqual([
    ['trailer', 25],
    ['trailer', 75],
    ['trailer', 100],
  ])
})

test('S13, S16: nothing is stored or sent before an answer, nor after a refusal', async () => {
  const { page, home, recorder } = await site({
    data: 'data-link="localhost"',
    body: '<a href="http://127.0.0.2:1/">x</a>',
  })
  await page.goto(`${home.origin}/?code=ana`)
  await started(page)
  await page.evaluate(() => window.recadinho('track', 'CTAClick'))
  await hide(page)
  expect([recorder.requests, await stored(page)]).toEqual([[], []])
  await page.evaluate(() => window.recadinho('consent', 'granted'))
  expect(await stored(page)).toHaveLength(4)
  await page.evaluate(() => window.recadinho('consent', 'denied'))
  await page.evaluate(() => window.recadinho('track', 'CTAClick'))
  await hide(page)
  expect([recorder.requests, await stored(page), await page.context().cookies()]).toEqual([[], [], []])
})

const hostile = {
  'frozen prototypes': `<script>for (const it of [Object, Array, Function, Promise, Map, Event, EventTarget, History, Storage, URL, Blob])
    Object.freeze(it.prototype); Object.freeze(history); Object.freeze(console)</script>`,
  'blocked storage': `<script>Object.defineProperty(window,'localStorage',{get(){throw new DOMException('no','SecurityError')}})</script>`,
  'full storage': `<script>Storage.prototype.setItem=()=>{throw new DOMException('full','QuotaExceededError')}</script>`,
}
test.each(Object.entries(hostile))('S21: with %s the page is measured and sees no error', async (_, head) => {
  const opened = await site({ head })
  const { page, home, errors } = opened
  await page.goto(`${home.origin}/lp`)
  await started(page)
  await page.evaluate(() => {
    window.recadinho('track', 'CTAClick', { cta_location: 'hero' })
    window.recadinho('nothing')
    window.recadinho()
  })
  await hide(page)
  await eventually(() => expect(storyOf(opened)).toEqual(['pageview /lp', 'CTAClick /lp']))
  expect(errors).toEqual([])
})

test('S21: a strict policy that requires trusted types hears of nothing', async () => {
  const violations: string[] = []
  const policy = (origin: string) =>
    `default-src 'none'; script-src ${origin}; connect-src ${origin}; require-trusted-types-for 'script'; trusted-types 'none'`
  const opened = await site({ policy })
  const { page, home, errors } = opened
  page.on('console', (message) => violations.push(message.text()))
  await page.goto(`${home.origin}/lp`)
  await started(page)
  await hide(page)
  await eventually(() => expect(storyOf(opened)).toEqual(['pageview /lp']))
  expect([violations, errors]).toEqual([[], []])
})

test('S21: with the API down the page sees no error, and the events go when it is up again', async () => {
  let status: number | 'drop' = 500
  const opened = await site({ answer: () => status })
  const { page, home, errors } = opened
  await page.goto(`${home.origin}/lp`)
  await started(page)
  await hide(page)
  await eventually(() => expect(opened.recorder.requests.length).toBeGreaterThan(0))
  status = 204
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await eventually(() => expect(storyOf(opened)).toEqual(['pageview /lp']))
  expect(errors).toEqual([])
  const ids = opened.recorder.requests.map(({ events }) => events[0]?.eventId)
  expect(new Set(ids).size).toBe(1)
})

declare global {
  interface Window {
    recadinho: (...args: unknown[]) => void
  }
}
