import type { Page } from '@playwright/test'
import { query } from '@recadinho/presets/database'
import { withFakeMicrophone } from '@recadinho/presets/fake-microphone'
import { expect, routeUntil, signIn, test } from './support/test.ts'

test.use(withFakeMicrophone)

interface Clip {
  source: string
  stored: boolean
}
const clipsOf = (orderId: string) =>
  query<Clip>('select source, stored_at is not null as stored from speech_clips where order_id = $1', [
    orderId,
  ])
const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())

test('@desktop staff record a line by keyboard, see the character say it, and find it stored', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}`)
  await page
    .getByRole('region', { name: say('Video'), exact: true })
    .getByRole('link', { name: say('Record the voice') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Record the voice') })).toBeVisible()
  await expect(page.locator('canvas')).toBeVisible()
  await expectAccessible()
  const lines = page.getByRole('list', { name: say('Lines of the script') }).getByRole('listitem')
  await expect(lines.first()).toContainText(say('Not recorded'))
  // The library's takes are in every order.
  const recorded = lines.filter({ hasText: new RegExp(`${say('Recorded')}|${say('Another line?')}`) })
  const before = await recorded.count()

  const resting = await picture(page)
  await page.keyboard.press(' ')
  await expect(page.getByRole('button', { name: say('Stop'), exact: true })).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say('Recording now') })).toBeVisible()
  // Longer than the voice's pause.
  const began = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() - at > 3_000, began)
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press(' ')
  // Its lips move to the take, before the server has measured it and after.
  await expect.poll(() => picture(page)).not.toBe(resting)
  expect((await sent).status()).toBe(200)
  await expect(recorded).toHaveCount(before + 1)
  // The line has the child's name in it, so the take is the order's.
  expect(await clipsOf(order.id)).toEqual([{ source: 'recording', stored: true }])
  await expectAccessible()

  // Another page plays it from the server.
  await page.reload()
  await lines.first().getByRole('button').click()
  const play = page.getByRole('button', { name: say('Listen'), exact: true })
  await expect(play).toBeEnabled()
  const silent = await picture(page)
  await play.click()
  await expect.poll(() => picture(page)).not.toBe(silent)
  await page.getByRole('button', { name: say('Delete this take') }).click()
  await expect(recorded).toHaveCount(before)
})

test('@phone a take that can’t be sent is kept over a reload, and sent once the server answers', async ({
  page,
  say,
  shopper,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page)
  const acceptTakes = await routeUntil(page, '**/takes/*', (route) => route.fulfill({ status: 503 }))
  await page.goto(`/admin/orders/${order.id}/recording?line=1`)
  await page.getByRole('button', { name: say('Record'), exact: true }).click()
  const began = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() - at > 3_000, began)
  await page.getByRole('button', { name: say('Stop'), exact: true }).click()
  await expect(page.getByText(say("These takes aren't on the server yet"))).toBeVisible()
  const lines = page.getByRole('list', { name: say('Lines of the script') }).getByRole('listitem')
  await expect(lines.filter({ hasText: say('Not sent yet') })).toHaveCount(1)
  await page.reload()
  await expect(page.getByText(say("These takes aren't on the server yet"))).toBeVisible()
  acceptTakes()
  await page.getByRole('button', { name: say('Send now') }).click()
  await expect(page.getByText(say("These takes aren't on the server yet"))).toBeHidden()
  await expect(lines.filter({ hasText: say('Not sent yet') })).toHaveCount(0)
  expect((await clipsOf(order.id)).length).toBeGreaterThan(0)
})

test('@desktop a second tab waits until the first one is closed', async ({ page, context, say, shopper }) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}/recording`)
  await expect(page.getByRole('button', { name: say('Record'), exact: true })).toBeVisible()
  const second = await context.newPage()
  await second.goto(`/admin/orders/${order.id}/recording`)
  await expect(second.getByText(say('Another tab is recording'))).toBeVisible()
  await page.close()
  await expect(second.getByRole('button', { name: say('Record'), exact: true })).toBeVisible()
})

test('@desktop the owner’s own voice speaks the samples of a language', async ({ page, say }) => {
  await signIn(page, '/admin/characters/voices')
  const speaker = page.getByRole('region', { name: say('In Portuguese') })
  // One that is stopped before the microphone has heard the voice is refused.
  await expect(async () => {
    await speaker.getByRole('button', { name: say('Record a sentence') }).click()
    await speaker.getByRole('button', { name: say('Stop recording') }).click()
    await expect(speaker.getByRole('button', { name: say('Record again') })).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(speaker.getByRole('button', { name: say('Remove recording') })).toBeVisible()
})
