import { query } from '@recadinho/presets/database'
import { attachVideo, messageTo } from './support/deliveries.ts'
import { expect, signIn, test } from './support/test.ts'

/** Makes an attached video the shop's own film, of which staff have recorded every line: the end-to-end tests make no films. */
async function draftFilm(order: { id: string; number: string }) {
  attachVideo(order.number)
  await query(
    `with draft as (update videos set state = 'draft' where order_id = $1 returning id)
    insert into films (id, order_id, input_hash, sha256, begun_at, made_at, speech, lines)
    select id, $1, '\\x00', '\\x00', now(), now(),
      '{"lines": 9, "voiced": 9, "recorded": 9, "isDraft": false, "presets": {}}',
      (select jsonb_agg(jsonb_build_object('id', line ->> 'id', 'from', 0.4 * (at - 1), 'to', 0.4 * at))
        from orders, jsonb_array_elements(script -> 'lines') with ordinality as spoken (line, at) where id = $1)
    from draft`,
    [order.id],
  )
  await query(`update orders set stage = 'review', version = version + 1 where id = $1`, [order.id])
  await query(`select pg_notify('order_changed', $1)`, [order.id])
}

test('staff see a new film appear, follow its lines, call an approval back, and deliver it with two keys', async ({
  page,
  say,
  shopper,
  isMobile,
  expectAccessible,
}) => {
  const phone = `55119${String(Date.now()).slice(-8)}`
  const buyer = shopper()
  const order = await buyer.placeOrder({ whatsappNumber: phone })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page
    .getByRole('navigation', { name: say('Main') })
    .getByRole('link', { name: say('Desk') })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: say('Desk') })).toBeVisible()

  await draftFilm(order)
  const row = page.getByRole('listitem').filter({ hasText: order.number })
  await expect(row).toBeVisible()
  await expect(row.getByText(say('Checks passed'))).toBeVisible()
  await expectAccessible()

  await row.getByRole('link').focus()
  await page.keyboard.press('Enter')
  const video = page.getByLabel(say('Video of order {0}', { 0: order.number }))
  await expect(video).toBeVisible()
  await expect(
    page.getByText(say('These are the words of the preview that the buyer paid for.')),
  ).toBeVisible()
  await expectAccessible()
  const lines = page.getByRole('region', { name: say('Script'), exact: true }).getByRole('listitem')
  await lines.getByRole('button').nth(1).click()
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThanOrEqual(0.4)
  await expect(lines.and(page.locator('[aria-current=true]')).first()).toBeVisible()

  await page.getByRole('button', { name: say('Edit script') }).click()
  await expectAccessible()
  await page.getByRole('button', { name: say('Close'), exact: true }).click()

  // The first decision is called back.
  await page.keyboard.press('a')
  const undo = page.getByRole('button', { name: say('Undo the approval') })
  await undo.click()
  await expect(page.getByRole('button', { name: say('Approve and deliver') })).toBeEnabled()

  await page.keyboard.press('a')
  await expect(page.getByText(say('Approved and on its way'))).toBeVisible({ timeout: 60_000 })
  const { text } = await messageTo(phone)
  expect(text).toContain(order.number)
  await expect
    .poll(async () => (await query(`select status from orders where id = $1`, [order.id]))[0])
    .toEqual({ status: 'completed' })
  const [film] = await query(
    `select played > 0 as watched, decision_seconds from films where order_id = $1`,
    [order.id],
  )
  expect(film).toEqual({ watched: true, decision_seconds: expect.any(Number) })
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: say('Keys of the desk') })).toBeVisible()
  await expectAccessible()
})

test('@desktop once the owner allows it, films that passed their checks are approved together', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const phone = `55119${String(Date.now()).slice(-8)}`
  const orders: { id: string; number: string }[] = []
  for (const childName of ['Lia', 'Theo']) {
    const buyer = shopper()
    const order = await buyer.placeOrder({ whatsappNumber: phone, childName })
    await buyer.payByCard(order.id)
    await buyer.untilInProduction(order.id)
    await draftFilm(order)
    orders.push(order)
  }
  const [first, second] = orders
  if (!first || !second) throw new Error('Two orders were placed')
  await signIn(page)
  const box = ({ number }: { number: string }) =>
    page.getByRole('checkbox', { name: say('Select {number}', { number }) })
  await page.goto('/admin/desk')
  await expect(page.getByRole('listitem').filter({ hasText: second.number })).toBeVisible()
  await expect(box(first)).toBeHidden()

  await page.goto('/admin/settings/approvals')
  await page.getByLabel(say('Let staff approve several films together')).check()
  await page.getByRole('button', { name: say('Save changes') }).click()
  const question = page.getByRole('dialog', { name: say('Save this change?') })
  await expect(question.getByRole('listitem')).toContainText(/\d/)
  await expectAccessible()
  // Another test's film may come or go meanwhile: then the effect is another one, and the shop asks once more.
  await expect(async () => {
    if (await question.isVisible()) await question.getByRole('button', { name: say('Save anyway') }).click()
    await expect(page.getByText(say('Saved'), { exact: true })).toBeVisible({ timeout: 10_000 })
  }).toPass()
  await expect
    .poll(async () => (await (await page.request.get('/api/catalog?locale=en')).json()).everyVideoWatched)
    .toBe(false)

  await page.goto('/admin/desk')
  // Of the first, part is played; of the second, nothing.
  await page.getByRole('listitem').filter({ hasText: first.number }).getByRole('link').click()
  const video = page.getByLabel(say('Video of order {0}', { 0: first.number }))
  await expect(video).toBeVisible()
  const lines = page.getByRole('region', { name: say('Script'), exact: true }).getByRole('listitem')
  await lines.getByRole('button').nth(1).click()
  await expect(page.getByText(say('Played so far: {percent}', { percent: '0%' }))).toBeHidden()
  await page.goBack()
  await box(first).check()
  await box(second).check()
  await page.getByRole('button', { name: say('Approve together…') }).click()
  const dialog = page.getByRole('dialog', { name: 'Approve and deliver 2 films?' })
  await expect(dialog.getByRole('listitem').filter({ hasText: first.number })).toContainText(
    /[1-9]\d*% played/,
  )
  await expect(dialog.getByRole('listitem').filter({ hasText: second.number })).toContainText(
    say('not played'),
  )
  await expectAccessible()
  // One of them has changed in the meantime: it stops no other.
  await query(`update films set problems = '{black_picture}' where order_id = $1`, [second.id])
  await dialog.getByRole('button', { name: say('Approve and deliver') }).click()
  const result = page.getByRole('dialog', { name: '1 film approved' })
  await expect(result.getByRole('listitem').filter({ hasText: first.number })).toContainText(say('approved'))
  await expect(result.getByRole('listitem').filter({ hasText: second.number })).toContainText(
    /has to be looked at on its own/,
  )
  await expectAccessible()
  await result.getByRole('button', { name: say('OK') }).click()
  const { text } = await messageTo(phone)
  expect(text).toContain(first.number)
  await expect(page.getByRole('listitem').filter({ hasText: first.number })).toBeHidden()
  await query('update settings set approve_in_bulk = false')
})
