import { expect, signIn, test } from './support/test.ts'

test('staff claim a paid order, edit its script, compare it with the first, and read it from the teleprompter', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder({ childName: 'Valentina' })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}`)

  await page.getByRole('button', { name: say("I'm on it") }).click()
  await expect(page.getByRole('button', { name: say('Release') })).toBeVisible()

  await page.getByRole('button', { name: say('Edit script') }).click()
  await page
    .getByRole('textbox', { name: say('Line {number}', { number: '1' }), exact: true })
    .fill('Valentina, hello from the castle!')
  await page.getByLabel(say('How to say the name')).fill('va-len-TEE-na')
  await expectAccessible()
  await page.getByRole('button', { name: say('Save as a new version') }).click()
  await expect(page.getByRole('button', { name: say('Edit script') })).toBeVisible()
  await expect(page.getByText('Valentina, hello from the castle!')).toBeVisible()

  await page.getByRole('button', { name: say('Earlier versions…') }).click()
  const versions = page.getByRole('dialog', { name: say('Versions of the script') })
  await expect(versions.getByRole('insertion').first()).toBeVisible()
  await expectAccessible()
  await versions.getByRole('button', { name: say('Close') }).click()

  await page.getByRole('button', { name: say('Teleprompter') }).click()
  const prompter = page.getByRole('dialog', { name: say('Teleprompter') })
  await expect(prompter.getByRole('region', { name: say('Script') })).toBeFocused()
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true)
  await expectAccessible()
  await page.keyboard.press('Space')
  await expect(prompter.getByRole('button', { name: say('Pause') })).toBeVisible()
  await prompter.getByLabel(say('Mirrored')).check()
  await prompter.getByRole('button', { name: say('Close') }).click()
  await expect(prompter).toBeHidden()

  await page.getByRole('link', { name: say('All orders') }).click()
  await page.getByRole('searchbox').fill(order.number)
  await expect(page.getByRole('link', { name: /^R-/ })).toHaveCount(1)
  await expect(page.getByText(new RegExp(`^${say('You, {duration}', { duration: '' })}`))).toBeVisible()
})

test('what the buyer corrects is there at once, marked until it is seen, and what staff type stays @phone', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const buyer = shopper()
  const order = await buyer.placeOrder({ childName: 'Valentina' })
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page)
  const followed = page.waitForResponse((response) => response.url().endsWith(`/orders/${order.id}/events`))
  await page.goto(`/admin/orders/${order.id}`)
  await followed
  const note = page.getByLabel(say('New note'))
  await note.fill('She says it with a long i')

  // The page's own polling takes fifteen seconds.
  await buyer.correct(order.id, { childName: 'Valentína', nameHint: 'va-len-TEE-na' })
  const correction = page.getByRole('status').filter({ hasText: say('The buyer corrected this order') })
  await expect(correction).toContainText('Valentína', { timeout: 10_000 })
  await expect(note).toHaveValue('She says it with a long i')
  await expectAccessible()
  await correction.getByRole('button', { name: say('Mark as seen') }).click()
  await expect(correction).toBeHidden()
  await expect(page.getByRole('region', { name: say('Corrected by the buyer') })).toContainText('Valentína')
  await expect(note).toHaveValue('She says it with a long i')
})
