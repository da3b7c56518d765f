import { comeWithDraft } from './support/draft.ts'
import { enlargeText, expectReachable } from './support/large-text.ts'
import { orderHere } from './support/order-here.ts'
import { expect, test } from './support/test.ts'

const likeness = {
  skin: 'brown',
  hair: 'coils',
  hairColour: 'black',
  glasses: true,
  hearingAid: false,
  wheelchair: true,
}

test('@phone a child is drawn from round pictures, by keyboard, at 320 px and with large text', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await comeWithDraft(page, locale, '/purchase?step=personalization')
  const title = page.getByText(say('Draw {name} into the video', { name: 'Mia' }))
  await title.click()
  const part = page.getByRole('group').filter({ has: title }).first()
  const skins = part.getByRole('group', { name: say('likeness.skin'), exact: true })
  await skins.getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(part.getByRole('radio', { name: say('likeness.skin.fair') })).toBeChecked()
  await part.getByRole('radio', { name: say('likeness.hair.braids') }).check()
  await part.getByRole('checkbox', { name: say('likeness.aids.wheelchair') }).check()
  await expect(part.getByRole('img', { name: say('likeness.picture') })).toBeVisible()
  for (const choice of await part.locator('label').all()) {
    const box = await choice.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await expectAccessible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await page.reload()
  await title.click()
  await expect(part.getByRole('radio', { name: say('likeness.hair.braids') })).toBeChecked()
  await enlargeText(page)
  await expectReachable(page, part)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)

  await part.getByRole('button', { name: say('likeness.surprise') }).click()
  await expect(part.getByRole('checkbox', { name: say('likeness.aids.wheelchair') })).toBeChecked()
  await part.getByRole('button', { name: say('likeness.remove') }).click()
  await expect(part.getByRole('img', { name: say('likeness.picture') })).toBeHidden()
})

test('@desktop an order shows the drawing, which its buyer changes and takes to the next film', async ({
  page,
  say,
  locale,
}) => {
  const { order } = await orderHere(page, locale, { likeness })
  await page.goto(`/order-confirmation?order=${order.id}`)
  const drawing = page.getByRole('img', { name: say('Drawing of your child') })
  await expect(drawing).toBeVisible()
  const before = await drawing.getAttribute('src')
  await page.getByRole('button', { name: say('Edit details') }).click()
  const form = page.getByRole('form', { name: say('Video details') })
  await form.getByText(say('Draw {name} into the video', { name: 'Olivia' })).click()
  await expect(form.getByRole('radio', { name: say('likeness.hair.coils') })).toBeChecked()
  await form.getByRole('radio', { name: say('likeness.hair.bun') }).check()
  await form.getByRole('button', { name: say('Save') }).click()
  await expect(page.getByText(say('Your changes are saved.')).last()).toBeVisible()
  await expect(drawing).not.toHaveAttribute('src', before ?? '')
  const answer = await page.request.get(`/api/orders/${order.id}`)
  expect(await answer.json()).toMatchObject({ likeness: { ...likeness, hair: 'bun' } })
})
