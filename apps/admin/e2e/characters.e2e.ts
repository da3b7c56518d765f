import { resolve } from 'node:path'
import type { Page } from '@playwright/test'
import type { Catalog } from '@recadinho/contracts/catalog'
import { query } from '@recadinho/presets/database'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { expect, signIn, test } from './support/test.ts'

/** Desktop and phone tests run at the same time in one shop, so each uses its own characters. */
const ownOf = (isMobile: boolean) =>
  isMobile
    ? { label: 'Games', id: 'nico-turbo', other: 'rolly-dice' }
    : { label: 'Movies', id: 'count-snooze', other: 'ember' }

async function openCharacters(page: Page, say: ShopFixtures['say'], isMobile: boolean) {
  await signIn(page)
  if (isMobile) await page.getByRole('button', { name: say('Open menu') }).click()
  await page.getByRole('link', { name: say('Characters') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Characters') })).toBeVisible()
}

const catalogOf = async (page: Page): Promise<Catalog> =>
  (await page.request.get('/api/catalog?locale=en')).json()

test('@desktop a character is edited, moved and switched off, and the shop follows', async ({
  page,
  say,
  expectAccessible,
  isMobile,
  locale,
}) => {
  const { label, id } = ownOf(isMobile)
  await openCharacters(page, say, isMobile)
  await expectAccessible()
  const shelf = page.getByRole('list', { name: say(label) })
  const row = () => shelf.getByRole('listitem', { name: called })
  const before = (await catalogOf(page)).characters.find((character) => character.id === id)
  if (!before) throw new Error('The shop does not have the character')
  let called = before.name[locale]

  await row()
    .getByRole('button', { name: say('Edit {name}', { name: called }) })
    .click()
  const dialog = page.getByRole('dialog')
  await expectAccessible()
  const name = dialog.getByLabel(say(locale === 'en' ? 'Name in English' : 'Name in Portuguese'))
  await name.fill('')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog.getByText(say('Enter a name'))).toBeVisible()
  await expectAccessible()
  called = `${called} II`
  await name.fill(called)
  await dialog.getByLabel(say('Rights note')).fill('Drawn by us')
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  const sold = async () =>
    (await catalogOf(page)).characters.filter(({ category }) => category === before.category)
  await expect.poll(async () => (await sold()).map((one) => one.name[locale])).toContain(called)

  const index = (await sold()).findIndex((one) => one.id === id)
  // On the page too: it takes no other press until it has the answer, and then gives the focus back to the button.
  const expectPosition = async (position: number) => {
    await expect.poll(async () => (await sold()).findIndex((one) => one.id === id)).toBe(position)
    await expect(shelf.getByRole('listitem').nth(position)).toHaveAccessibleName(called)
  }
  const up = row().getByRole('button', { name: say('Move {name} up', { name: called }) })
  await up.focus()
  await page.keyboard.press('Enter')
  await expectPosition(index - 1)
  await expect(up).toBeFocused()
  const down = row().getByRole('button', { name: say('Move {name} down', { name: called }) })
  await down.focus()
  await page.keyboard.press('Enter')
  await expectPosition(index)
  await expect(down).toBeFocused()

  await row()
    .getByRole('button', { name: say('Switch off {name}', { name: called }) })
    .click()
  await expect(row()).toContainText(say('Not in the shop'))
  await expect.poll(async () => (await sold()).map((one) => one.id)).not.toContain(id)
  await expectAccessible()
  await page.reload()
  await row()
    .getByRole('button', { name: say('Switch on {name}', { name: called }) })
    .click()
  await expect.poll(async () => (await sold()).map((one) => one.id)).toContain(id)
})

test('@phone a new character is drawn, heard and named, and the shop has it', async ({
  page,
  say,
  expectAccessible,
  isMobile,
}) => {
  await openCharacters(page, say, isMobile)
  await page.getByRole('button', { name: say('New character') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: say('Add character') }).click()
  await expect(dialog.getByText(say('Enter a name')).first()).toBeVisible()
  await dialog.getByLabel(say('Name in English')).fill('Bramble')
  await dialog.getByLabel(say('Name in Portuguese')).fill(isMobile ? 'Lua' : 'Sol')
  await dialog.getByLabel(say('Description in English')).fill('Shines for everyone.')
  await dialog.getByLabel(say('Description in Portuguese')).fill('Brilha para todo mundo.')
  await dialog.getByRole('radio', { name: 'Ninja Tico' }).check()
  await dialog.getByRole('slider', { name: say('Pitch') }).fill('130')
  await dialog.getByRole('button', { name: say('Add character') }).click()
  await expect(
    dialog.getByText(say('Another character has this name. Choose a different one.')),
  ).toBeVisible()
  await expectAccessible()
  await dialog.getByLabel(say('Name in English')).fill(isMobile ? 'Moon' : 'Sun')
  await dialog.getByRole('button', { name: say('Add character') }).click()
  await expect(dialog).toBeHidden()
  await expect
    .poll(async () => (await catalogOf(page)).characters)
    .toContainEqual(
      expect.objectContaining({
        id: isMobile ? 'moon' : 'sun',
        picture: 'ninja-tico',
        voice: { pitch: 130, rate: 100 },
      }),
    )
})

test('@desktop what another person saved meanwhile is shown, and what was typed is kept', async ({
  page,
  say,
  isMobile,
  locale,
  expectAccessible,
}) => {
  const { other: id } = ownOf(isMobile)
  await openCharacters(page, say, isMobile)
  const { name } = (await catalogOf(page)).characters.find((character) => character.id === id) ?? {}
  if (!name) throw new Error('The shop does not have the character')
  await page.getByRole('button', { name: say('Edit {name}', { name: name[locale] }) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(say('Rights note')).fill('Mine')
  await query(`update characters set rights_note = 'Theirs' where id = $1`, [id])
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog.getByRole('alert')).toContainText('Theirs')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByLabel(say('Rights note'))).toHaveValue('Mine')
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  expect(await query('select rights_note from characters where id = $1', [id])).toEqual([
    { rights_note: 'Mine' },
  ])
})

/** A picture as from a camera: wider than the shop's format, with visible content. */
async function aPicture(page: Page): Promise<Buffer> {
  const base64 = await page.evaluate(async () => {
    const canvas = new OffscreenCanvas(1200, 800)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('No canvas')
    context.fillStyle = '#8fd0c4'
    context.fillRect(0, 0, 1200, 800)
    context.fillStyle = '#c22f3f'
    context.arc(500, 380, 240, 0, 7)
    context.fill()
    const blob = await canvas.convertToBlob({ type: 'image/png' })
    return btoa(String.fromCharCode(...new Uint8Array(await blob.arrayBuffer())))
  })
  return Buffer.from(base64, 'base64')
}

test('@phone an uploaded picture takes the place of the drawing, and the drawing comes back', async ({
  page,
  say,
  expectAccessible,
  isMobile,
  locale,
}) => {
  const id = 'sir-checkmate'
  await openCharacters(page, say, isMobile)
  const character = async () => (await catalogOf(page)).characters.find((one) => one.id === id)
  const called = (await character())?.name[locale] ?? ''
  const open = page.getByRole('button', { name: say('Edit {name}', { name: called }) })
  await open.click()
  const dialog = page.getByRole('dialog', { name: say('Edit {0}', { 0: called }) })
  const file = dialog.getByLabel(say('Picture file'))

  await file.setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('notes') })
  await expect(dialog.getByRole('alert')).toContainText(
    say("This isn't a picture that we can read. Choose a JPEG, PNG or WebP file."),
  )
  await file.setInputFiles({ name: 'knight.png', mimeType: 'image/png', buffer: await aPicture(page) })
  const crop = page.getByRole('dialog', { name: say('Position the picture') })
  await crop.getByRole('slider', { name: say('Left to right') }).fill('30')
  await expectAccessible()

  // The storage is briefly unavailable; nothing is lost.
  const away = { status: 503, json: { code: 'unavailable', message: 'Away', requestId: '1' } }
  await page.route('**/api/admin/pictures', (route) => route.fulfill(away), { times: 1 })
  await crop.getByRole('button', { name: say('Use this picture') }).click()
  await expect(crop.getByText(say("The picture wasn't uploaded"))).toBeVisible()
  await crop.getByRole('button', { name: say('Use this picture') }).click()
  await expect(crop).toBeHidden()
  await expect(dialog.getByRole('img', { name: say('Uploaded picture') })).toBeVisible()
  await expectAccessible()
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  const row = page.getByRole('listitem', { name: called })
  await expect(row.locator('img')).toHaveAttribute('src', /^\/api\/pictures\/[\w-]+\/small\.webp$/)
  await expect.poll(async () => (await character())?.picture).toMatchObject({ drawing: id })

  await open.click()
  await dialog.getByRole('button', { name: say('Remove picture') }).click()
  await dialog.getByRole('button', { name: say('Save') }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(async () => (await character())?.picture).toBe(id)
})

test('@phone a sample clip is uploaded, looked at, in the shop in its language, and removed', async ({
  page,
  say,
  expectAccessible,
  isMobile,
  locale,
}) => {
  const { id } = ownOf(isMobile)
  await openCharacters(page, say, isMobile)
  const character = async () => (await catalogOf(page)).characters.find((one) => one.id === id)
  const called = (await character())?.name[locale] ?? ''
  await page.getByRole('button', { name: say('Sample clips of {name}', { name: called }) }).click()
  const dialog = page.getByRole('dialog', { name: say('Sample clips of {0}', { 0: called }) })
  const section = dialog.getByRole('region', { name: say('In Portuguese') })
  const file = section.locator('input[type=file]')
  const webm = resolve(import.meta.dirname, '../../api/test/fixtures/greeting.webm')
  await expectAccessible()

  await file.setInputFiles(webm)
  await expect(
    section.getByText(say("First write what is said: the clip's captions are made from it.")),
  ).toBeVisible()
  await section.getByLabel(say('What is said, word for word')).fill('Oi! Eu tenho um recado para você.')
  await file.setInputFiles({ name: 'cut.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video') })
  await expect(section.getByText(say("The uploaded clip can't be used"))).toBeVisible()
  await expectAccessible()

  await file.setInputFiles(webm)
  const video = section.getByLabel(say('Sample clip'))
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await expect(section.getByText(say('This video has no sound'))).toBeVisible()
  await expectAccessible()
  await expect.poll(async () => Object.keys((await character())?.clips ?? {})).toEqual(['pt'])

  await section.getByRole('button', { name: say('Remove clip…') }).click()
  await page
    .getByRole('dialog', { name: say('Remove this clip?') })
    .getByRole('button', { name: say('Remove clip') })
    .click()
  await expect(video).toBeHidden()
  await expect.poll(async () => (await character())?.clips).toBeUndefined()
})
