import type { Page } from '@playwright/test'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { query } from '@recadinho/presets/database'
import { expect, signIn, test } from './support/test.ts'

const two = {
  packageId: 'two-characters',
  characterIds: ['princess-amara', 'captain-kindly'],
  childName: 'Valentina',
  additionalNotes: 'She loves owls. Lives at 14 Maple Street.',
}

/** A paid order that staff work on. */
async function inProduction(shopper: ShopFixtures['shopper']) {
  const buyer = shopper()
  const order = await buyer.placeOrder(two)
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  return { buyer, order }
}

/** Its script, as staff see it. */
async function openScript(page: Page, say: ShopFixtures['say'], { id }: { id: string }) {
  await signIn(page, `/admin/orders/${id}`)
  return page.getByRole('region', { name: say('Script') })
}

test('staff edit a line, give it to both characters and move it; the order keeps it to the letter @phone', async ({
  page,
  say,
  shopper,
  expectAccessible,
}) => {
  const { buyer, order } = await inProduction(shopper)
  const card = await openScript(page, say, order)
  const note = card.getByRole('listitem').filter({ hasText: '14 Maple Street' })
  await expect(note).toContainText(say('Not in the film: private'))
  await card.getByRole('button', { name: say('In the film: show the line') }).click()
  await expect(card.locator('li:focus')).toContainText(/owls/i)
  await expectAccessible()

  await card.getByRole('button', { name: say('Edit script') }).click()
  const line = (number: number) =>
    card.getByRole('textbox', { name: say('Line {number}', { number: `${number}` }), exact: true })
  await line(1).fill('Valentina! Guess who is here!')
  const who = card.getByRole('combobox', {
    name: say('Who says line {number}', { number: '1' }),
    exact: true,
  })
  await who.selectOption({ label: 'Together' })
  await line(1).press('Alt+ArrowDown')
  await expect(line(2)).toBeFocused()
  await expect(line(2)).toHaveValue('Valentina! Guess who is here!')
  await line(2).press('Enter')
  await page.keyboard.type('Both of us!')
  await expect(line(3)).toHaveValue('Both of us!')
  await card.getByRole('button', { name: say('Remove line {number}', { number: '1' }), exact: true }).click()
  await card.getByRole('button', { name: say('Undo') }).click()
  await expect(line(3)).toHaveValue('Both of us!')
  await line(1).fill(' ')
  await card.getByRole('button', { name: say('Save as a new version') }).click()
  await expect(card.getByText(say('Write this line, or remove it'))).toBeVisible()
  await expectAccessible()
  await card.getByRole('button', { name: say('Remove line {number}', { number: '1' }), exact: true }).click()
  await card.getByRole('button', { name: say('Save as a new version') }).click()
  await expect(card.getByText('Valentina! Guess who is here!')).toBeVisible()
  await expect(card.getByText('Together', { exact: true }).first()).toBeVisible()
  await expect(card.getByText(say('Written by staff')).first()).toBeVisible()

  const { script } = await buyer.readOrder(order.id)
  expect(script.slice(0, 2)).toMatchObject([
    { text: 'Valentina! Guess who is here!', speakers: two.characterIds, origin: 'staff' },
    { text: 'Both of us!', speakers: two.characterIds, origin: 'staff' },
  ])
})

test('@desktop a line that the buyer wrote stands in the script as they wrote it', async ({
  page,
  say,
  shopper,
}) => {
  const { buyer, order } = await inProduction(shopper)
  const { script } = await buyer.readOrder(order.id)
  const text = 'Bring your ball — and <b>Rex</b>!'
  const lines = script.map((line, at) => (at === 1 ? Object.assign({}, line, { text }) : line))
  await buyer.correct(order.id, { script: lines })
  const card = await openScript(page, say, order)
  const line = card.getByRole('listitem').filter({ hasText: text }).last()
  await expect(line).toContainText(say("The buyer's own words"))
  await card.getByRole('button', { name: say('Edit script') }).click()
  await expect(
    card.getByRole('textbox', { name: say('Line {number}', { number: '2' }), exact: true }),
  ).toHaveValue(text)
})

test('@desktop what the buyer corrects meanwhile is not overwritten unseen, and what staff typed stays', async ({
  page,
  say,
  shopper,
}) => {
  const { buyer, order } = await inProduction(shopper)
  const card = await openScript(page, say, order)
  await card.getByRole('button', { name: say('Edit script') }).click()
  const first = card.getByRole('textbox', { name: say('Line {number}', { number: '1' }), exact: true })
  await first.fill('Hello from the castle!')
  await buyer.correct(order.id, { childName: 'Aurora' })
  await card.getByRole('button', { name: say('Save as a new version') }).click()
  const warning = card.getByRole('alert')
  await expect(warning).toContainText(say('Someone else changed this in the meantime'))
  await expect(warning).toContainText('Aurora')
  await expect(first).toHaveValue('Hello from the castle!')
  await warning.getByRole('button', { name: say('Use the saved values') }).click()
  await expect(first).toHaveValue(/Aurora/)
  await first.fill('Aurora, hello from the castle!')
  await card.getByRole('button', { name: say('Save as a new version') }).click()
  await expect(card.getByText('Aurora, hello from the castle!')).toBeVisible()
})

test('@desktop a script from before scripts had lines is split into lines, which can be edited', async ({
  page,
  say,
  shopper,
}) => {
  const { buyer, order } = await inProduction(shopper)
  const text = 'Princess Amara: Hi, Valentina! It is me.\nTogether: See you soon!'
  await query(
    `update orders set script = script || jsonb_build_object('lines', null, 'text', $2::text) where id = $1`,
    [order.id, text],
  )
  const card = await openScript(page, say, order)
  await expect(card.getByText('It is me.')).toBeVisible()
  await card.getByRole('button', { name: say('Edit script') }).click()
  const last = card.getByRole('textbox', { name: say('Line {number}', { number: '3' }), exact: true })
  await expect(last).toHaveValue('See you soon!')
  await last.fill('Until tomorrow!')
  await card.getByRole('button', { name: say('Save as a new version') }).click()
  await expect(card.getByText('Until tomorrow!')).toBeVisible()
  const { script } = await buyer.readOrder(order.id)
  expect(script.map(({ speakers }) => speakers.length)).toEqual([1, 1, 2])
})
