import type { Locator, Page } from '@playwright/test'
import type { VideoFormat } from '@recadinho/contracts/films'
import type { Order } from '@recadinho/contracts/orders'
import { orderHere } from './support/order-here.ts'
import { posterFile, signInAsStaff, videoCommand, videoFile } from './support/production.ts'
import { expect, shopTest, test } from './support/test.ts'

/** The link as sent in a message: its token is in the fragment, for a browser without the order's cookie. */
const linkOf = (id: string, token: string) => `/video?order=${id}#token=${token}`

const media = (video: Locator) =>
  video.evaluate((one: HTMLVideoElement) => ({ muted: one.muted, played: one.played.length > 0 }))

test('the gift: shut until it is ready, opened by one press, played with sound, kept, shared, and gone when withdrawn', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  test.slow() // an order, its production and its video
  const { order, accessToken } = await orderHere(page, locale)
  const staff = await signInAsStaff(request)
  await staff.confirmPayment(order.id)
  await page.context().clearCookies({ name: /order/ })
  await page.goto(linkOf(order.id, accessToken))
  const title = page.getByRole('heading', {
    level: 1,
    name: say('A surprise for {childName}', { childName: 'Olivia' }),
  })
  await expect(title).toBeFocused()
  await expect(page.getByText(say("This page opens automatically when it's ready."))).toBeVisible()
  await expect(page.getByRole('button', { name: say('Tap to open') })).toHaveCount(0)
  await expectAccessible()

  videoCommand('video:attach', order.number, videoFile, posterFile)
  await staff.complete(order.id, 'queued')
  const door = page.getByRole('button', { name: say('Tap to open') })
  await expect(door).toBeVisible()
  await expectAccessible()
  await door.press('Enter')
  const video = page.locator('video')
  await expect.poll(() => media(video)).toEqual({ muted: false, played: true })
  await expect(door).toHaveCount(0)
  const again = page.getByRole('button', { name: say('Watch again') })
  await expect(again).toBeFocused()
  await expectAccessible()
  // The page reports both without waiting for an answer.
  const seen = async () => {
    const { openedAt, playedAt } = await staff.videoFeedback(order.id)
    return [openedAt, playedAt]
  }
  await expect.poll(seen).not.toContain(null)

  // A reaction, which can be changed, and a problem, which staff can read.
  const reaction = page.getByRole('region', { name: say('How did it go?') })
  await reaction.getByRole('radio').nth(3).press('Space')
  await reaction.getByLabel(say('A few words, if you like')).fill('She laughed and laughed.')
  await reaction.getByRole('checkbox').check()
  await reaction.getByRole('button', { name: say('Send') }).click()
  await expect(page.getByText('She laughed and laughed.')).toBeVisible()
  await page.getByRole('button', { name: say('Something is wrong with the video') }).click()
  const problem = page.getByRole('region', { name: say("What's wrong?") })
  await problem.getByRole('radio', { name: say('The name is wrong or sounds wrong') }).press('Space')
  await expectAccessible()
  await problem.getByRole('button', { name: say('Send to our team') }).click()
  await expect(page.getByText(say("We'll make it right"))).toBeVisible()
  expect(await staff.videoFeedback(order.id)).toMatchObject({
    reaction: { hearts: 4, mayQuote: true },
    problem: { reason: 'name' },
  })

  // With the grown-up question the door opens only after it, on the next visit too.
  const gate = page.getByRole('switch', { name: say('Ask for a grown-up before it plays') })
  await gate.check()
  await expect(gate).toBeEnabled()
  await page.reload()
  await expect(title).toBeFocused()
  await door.press('Enter')
  const year = page.getByLabel(say('For grown-ups: the year you were born'))
  await expect(year).toBeFocused()
  await expectAccessible()
  await year.fill('2020')
  await year.press('Enter')
  await expect(page.getByText(say("Enter a grown-up's year of birth, with four digits"))).toBeVisible()
  await year.fill('1988')
  await year.press('Enter')
  await expect.poll(() => media(video)).toEqual({ muted: false, played: true })

  await expect(page.getByRole('region', { name: say('Keep it forever') })).toContainText(/20\d\d/)
  const href = (await page.getByRole('link', { name: say('Download') }).getAttribute('href')) ?? ''
  const part = await page.request.get(href, { headers: { range: 'bytes=0-3' } })
  expect([part.status(), part.headers()['content-disposition']]).toEqual([
    206,
    `attachment; filename="${order.number}.webm"`,
  ])
  videoCommand('video:revoke', order.number)
  await expect(page.getByRole('heading', { level: 1, name: say('This video was taken down') })).toBeVisible()
  await expectAccessible()
})

const future = '2099-12-31T12:00:00Z'
const paid = { status: 'in_production', stage: 'queued', paymentStatus: 'confirmed', dueAt: future } as const
const ready = (url: string, formats: VideoFormat[] = []): Partial<Order> => ({
  ...paid,
  status: 'completed',
  videoState: 'ready',
  video: {
    url,
    posterUrl: null,
    captionsUrl: '/api/videos/x/captions',
    mimeType: 'video/webm',
    bytes: 1,
    expiresAt: future,
    formats,
  },
})

/** Opens the page of an order whose API response is changed. */
async function openAs(page: Page, order: Order, change: Partial<Order>) {
  await page.route(`**/api/orders/${order.id}`, (route) => route.fulfill({ json: { ...order, ...change } }))
  await page.route(`**/api/orders/${order.id}/events`, (route) => route.fulfill({ status: 204 }))
  await page.goto(`/video?order=${order.id}`)
}

test('@phone each reason why there is no video has its words and a next step', async ({
  page,
  say,
  locale,
}) => {
  const { order } = await orderHere(page, locale)
  const states: [Partial<Order>, string][] = [
    [{}, 'This video is waiting for its payment'],
    [{ status: 'cancelled' }, "There's no video for this order"],
    [{ ...paid, status: 'completed' }, "We've sent this video to you directly"],
    [{ ...paid, status: 'completed', videoState: 'expired' }, 'This video is no longer available'],
  ]
  for (const [change, words] of states) {
    await openAs(page, order, change)
    await expect(page.getByRole('heading', { level: 1, name: say(words) })).toBeVisible()
    await expect(page.getByRole('link', { name: say('Go to your order') })).toBeVisible()
  }
  await openAs(page, order, { ...paid, paused: true })
  await expect(
    page.getByText(
      say("We've paused for a moment because we have a question. We'll message you on WhatsApp."),
    ),
  ).toBeVisible()
})

test('@phone the video is offered in other formats, which are followed and saved', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { order } = await orderHere(page, locale)
  await page.route('**/api/videos/x', (route) =>
    route.fulfill({ path: videoFile, contentType: 'video/webm' }),
  )
  const offered = (change: Partial<VideoFormat>) =>
    ready('/api/videos/x', [
      { format: 'square', state: 'none', progress: 0, url: null, ...change },
      { format: 'wide', state: 'ready', progress: 100, url: '/api/videos/x/formats/wide?token=y' },
    ])
  await openAs(page, order, offered({}))
  const named = (text: string, name: string) => say(text, { name: say(name) })
  const request = page.getByRole('button', { name: named('Make it: {name}', 'Square, for social media') })
  await expect(
    page.getByRole('link', { name: named('Download: {name}', 'Wide, for the TV') }),
  ).toHaveAttribute('href', '/api/videos/x/formats/wide?token=y&download=1')
  await expectAccessible()
  const sent = page.waitForRequest(`**/api/orders/${order.id}/video-formats**`)
  // It is being made from then on: a page that looked earlier would take the button away before it is pressed.
  await page.route(`**/api/orders/${order.id}/video-formats**`, async (route) => {
    await page.route(`**/api/orders/${order.id}`, (again) =>
      again.fulfill({ json: { ...order, ...offered({ state: 'making', progress: 35 }) } }),
    )
    await route.fulfill({ status: 204 })
  })
  await request.press('Enter')
  expect((await sent).postDataJSON()).toEqual({ format: 'square' })
  await expect(page.getByText(say("We're making it: {progress}% is done.", { progress: '35' }))).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )
})

test('@phone the last picture is kept as an image, from the gift and from the order', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  const { order } = await orderHere(page, locale)
  await page.route('**/api/videos/x', (route) =>
    route.fulfill({ path: videoFile, contentType: 'video/webm' }),
  )
  await openAs(page, order, ready('/api/videos/x'))
  const day = new Intl.DateTimeFormat(locale === 'en' ? 'en-US' : 'pt-BR', { dateStyle: 'long' })
  for (const path of [`/video?order=${order.id}`, `/order-confirmation?order=${order.id}`]) {
    await page.goto(path)
    await page.getByRole('button', { name: say('Get the picture to keep') }).press('Enter')
    const picture = page.getByRole('img', { name: /Olivia.* · / })
    await expect(picture).toHaveAccessibleName(new RegExp(day.format(new Date(order.createdAt))))
    await expect(picture).toBeVisible()
    await expectAccessible()
    const saved = page.waitForEvent('download')
    await page.getByRole('link', { name: say('Save the picture') }).click()
    const file = await (await saved).createReadStream()
    const [head] = await file.take(1).toArray()
    expect(sizeOfPng(head)).toEqual({ width: 1440, height: 1920 })
    expect((await saved).suggestedFilename()).toBe(`${order.number}.png`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      page.viewportSize()?.width ?? 0,
    )
  }
})

/** From a PNG file's first bytes. */
const sizeOfPng = (head: Buffer) => ({ width: head.readUInt32BE(16), height: head.readUInt32BE(20) })

/** Includes what the browser logs about the faults below. */
const faults = shopTest([/status of (404|409|429|500)/, /ERR_INTERNET_DISCONNECTED/, /^ApiError: (404|429)/])

faults(
  '@phone a video that does not come can be tried again, and names of any script and three characters fit',
  async ({ page, say, locale, expectAccessible }) => {
    const { order } = await orderHere(page, locale)
    let broken = true
    await page.route('**/api/videos/x', (route) =>
      broken ? route.fulfill({ status: 500 }) : route.fulfill({ path: videoFile, contentType: 'video/webm' }),
    )
    await page.route('**/api/videos/x/captions', (route) =>
      route.fulfill({ body: 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello!\n', contentType: 'text/vtt' }),
    )
    const characters = ['princess-amara', 'captain-kindly', 'bramble'].map((id) => ({
      id,
      category: 'heroes' as const,
      name: { en: id, pt: id },
      picture: id,
    }))
    for (const childName of ['محمد', 'Maximiliana'.repeat(6).slice(0, 60)]) {
      await openAs(page, order, { ...ready('/api/videos/x'), childName, characters })
      await expect(page.getByRole('heading', { level: 1 })).toContainText(childName)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
        page.viewportSize()?.width ?? 0,
      )
      await expectAccessible()
    }
    await page.getByRole('button', { name: say('Tap to open') }).press('Enter')
    const retry = page.getByRole('alert').getByRole('button', { name: say('Try again') })
    await expect(retry).toBeVisible()
    broken = false
    await retry.press('Enter')
    await expect(page.getByRole('button', { name: say('Watch again') })).toBeVisible()
    // Muted playback turns the captions on.
    const video = page.locator('video')
    await video.evaluate((one: HTMLVideoElement) => void (one.muted = true))
    await expect
      .poll(() => video.evaluate((one: HTMLVideoElement) => one.textTracks[0]?.mode))
      .toBe('showing')
  },
)

faults(
  '@desktop a link that opens nothing, or is opened too often, says what to do',
  async ({ page, say, locale }) => {
    const { order } = await orderHere(page, locale)
    await page.goto(linkOf('0197a1c0-0000-7000-8000-000000000000', 'x'.repeat(22)))
    await expect(page.getByRole('heading', { level: 1, name: say("We can't find this video") })).toBeVisible()
    const body = { code: 'rate_limited', message: '', requestId: 'x' }
    let refused = true
    await page.route(`**/api/orders/${order.id}`, (route) =>
      refused ? route.fulfill({ status: 429, json: body }) : route.continue(),
    )
    await page.goto(`/video?order=${order.id}`)
    await expect(page.getByRole('heading', { level: 1, name: say('One moment, please') })).toBeVisible()
    refused = false
    await page.getByRole('button', { name: say('Try again') }).click()
    await expect(
      page.getByRole('heading', { level: 1, name: say('This video is waiting for its payment') }),
    ).toBeVisible()
  },
)
