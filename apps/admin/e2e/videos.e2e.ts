import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, routeUntil, signIn, test } from './support/test.ts'

/** The size of the first part. */
const partBytes = 2 ** 20

/** A short browser-recorded video, padded with silence in its own format to the size of two parts. */
async function videoOfTwoParts(): Promise<Buffer> {
  const video = await readFile(resolve(import.meta.dirname, '../../api/test/fixtures/greeting.webm'))
  const silence = Buffer.alloc(partBytes + 9)
  silence.set([0xec, 0x01]) // "Void", and a length of seven bytes
  silence.writeUIntBE(partBytes, 3, 6)
  return Buffer.concat([video, silence])
}

test('@phone staff upload a video, reload in the middle, go on with it, look at it, and withdraw it', async ({
  page,
  say,
  shopper,
  expectAccessible,
}, testInfo) => {
  const buyer = shopper()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  const file = testInfo.outputPath('export.webm')
  await writeFile(file, await videoOfTwoParts())
  await signIn(page, `/admin/orders/${order.id}`)
  const card = page.getByRole('region', { name: say('Video'), exact: true })
  const picker = card.locator('input[type=file]')
  await picker.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
  await expect(card.getByRole('alert')).toHaveText(
    say("This isn't a video. Choose an MP4, MOV or WebM file."),
  )
  await expectAccessible()

  // The server accepts the first part and rejects the rest.
  const refused = page.waitForRequest(
    (request) => request.method() === 'PATCH' && request.headers()['upload-offset'] === String(partBytes),
  )
  const acceptTheRest = await routeUntil(page, '**/api/admin/uploads/*', (route) =>
    route.request().headers()['upload-offset'] === String(partBytes)
      ? route.fulfill({ status: 503 })
      : route.continue(),
  )
  await picker.setInputFiles(file)
  await refused
  await expect(card.getByRole('progressbar', { name: say('Upload'), exact: true })).toBeVisible()
  await expectAccessible()
  await page.reload()
  // Only now: the page before tried again by itself, and would have sent the rest.
  acceptTheRest()
  const going = page.waitForRequest((request) => request.method() === 'PATCH')
  await picker.setInputFiles(file)
  expect((await going).headers()['upload-offset']).toBe(String(partBytes))

  const video = card.getByLabel(say('Video of order {0}', { 0: order.number }))
  await expect(video).toHaveAttribute('poster', /files\/poster$/)
  await expect(card.getByText(say('This video has no sound'))).toBeVisible()
  await video.evaluate((element: HTMLVideoElement) => element.play())
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.currentTime))
    .toBeGreaterThan(0)
  await expectAccessible()

  await picker.setInputFiles({ name: 'cut.mp4', mimeType: 'video/mp4', buffer: Buffer.from('not a video') })
  await expect(card.getByText(say("The uploaded video can't be used"))).toBeVisible()
  await card.getByRole('button', { name: say('Withdraw video…') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('Withdraw video') })
    .click()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(video).toBeHidden()
})
