import type { Page } from '@playwright/test'
import { query } from '@recadinho/presets/database'
import { withFakeMicrophone } from '@recadinho/presets/fake-microphone'
import { orderHere } from './support/order-here.ts'
import { signInAsStaff } from './support/production.ts'
import { expect, routeUntil, shopTest } from './support/test.ts'

/** The lost connection is a fault of the test's own. */
const test = shopTest([/status of (402|404|409|503)/, /^ApiError: 404/])

test.use(withFakeMicrophone)

interface Clip {
  consent: number
  agreed: boolean
  stored: boolean
}
const takesOf = (orderId: string) =>
  query<Clip>(
    `select consent_version as consent, consented_at is not null as agreed, stored_at is not null as stored
     from speech_clips where order_id = $1 and consent_version is not null`,
    [orderId],
  )

/** Longer than the voice's pause. */
async function speak(page: Page) {
  const began = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() - at > 3_000, began)
}

// Stays so for the other tests, which record nothing.
test.beforeEach(() => query('update settings set parent_recordings = true'))

test('a parent agrees, says a line by keyboard, hears it as the character, and removes it', async ({
  page,
  say,
  locale,
  expectAccessible,
  request,
}) => {
  const { order } = await orderHere(page, locale)
  const staff = await signInAsStaff(request)
  await staff.confirmPayment(order.id)
  await page.goto(`/order-confirmation?order=${order.id}`)
  const card = page.getByRole('region', { name: say('Your voice in the video') })
  await expect(card.getByText(say('How we handle your voice'))).toBeVisible()
  await expect(card.getByRole('button', { name: say('Record'), exact: true })).toBeHidden()
  await expectAccessible()
  await card.getByRole('button', { name: say('Agree and continue') }).click()
  await expect(card.getByText(say('Please tick this box to continue'))).toBeVisible()
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: say('Agree and continue') }).click()

  const lines = card.getByRole('list', { name: say('Lines of the video') }).getByRole('listitem')
  await lines.first().getByRole('button').click()
  await expect(card.getByRole('button', { name: say('Record'), exact: true })).toBeFocused()
  await page.keyboard.press(' ')
  await expect(card.getByRole('status').filter({ hasText: say('Recording now') })).toBeVisible()
  await speak(page)
  await expectAccessible()
  const sent = page.waitForResponse((response) => response.request().method() === 'PUT')
  await page.keyboard.press(' ')
  expect((await sent).status()).toBe(200)
  await expect(lines.first()).toContainText(say('Your voice'))
  expect(await takesOf(order.id)).toEqual([{ consent: 1, agreed: true, stored: true }])

  // Another visit plays it from the server, without the consent that is only for recording.
  await page.reload()
  await lines.first().getByRole('button').click()
  const fetched = page.waitForResponse(/\/takes\//)
  await card.getByRole('button', { name: say('Listen'), exact: true }).click()
  expect((await fetched).status()).toBe(200)
  await expect(card.getByRole('button', { name: say('Stop listening') })).toBeVisible()
  await card.getByRole('switch').uncheck()
  await expectAccessible()
  await card.getByRole('button', { name: say('Remove recording') }).click()
  await expect(lines.first()).toContainText(say('Not recorded'))
  expect(await takesOf(order.id)).toEqual([])

  await staff.advance(order.id, 'scripting')
  await expect(card).toBeHidden()
})

test('@phone what cannot be sent is kept over a reload, and sent once the shop answers', async ({
  page,
  say,
  locale,
  request,
}) => {
  const { order } = await orderHere(page, locale)
  const staff = await signInAsStaff(request)
  await staff.confirmPayment(order.id)
  const acceptTakes = await routeUntil(page, '**/take?*', (route) => route.fulfill({ status: 503 }))
  await page.goto(`/order-confirmation?order=${order.id}`)
  const card = page.getByRole('region', { name: say('Your voice in the video') })
  await card.getByRole('checkbox').check()
  await card.getByRole('button', { name: say('Agree and continue') }).click()
  await card.getByRole('button', { name: say('Record'), exact: true }).click()
  await speak(page)
  await card.getByRole('button', { name: say('Stop'), exact: true }).click()
  await expect(card.getByText(say("We don't have these recordings yet"))).toBeVisible()
  await page.reload()
  await expect(card.getByText(say("We don't have these recordings yet"))).toBeVisible()
  acceptTakes()
  await card.getByRole('button', { name: say('Send now') }).click()
  await expect(card.getByText(say("We don't have these recordings yet"))).toBeHidden()
  await expect.poll(() => takesOf(order.id)).toHaveLength(1)
})
