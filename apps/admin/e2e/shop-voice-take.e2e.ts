import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import { withFakeMicrophone } from '@recadinho/presets/fake-microphone'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { startOwnShop, type OwnShop } from '@recadinho/presets/own-shop'
import { expect, signIn, test as adminTest } from './support/test.ts'

interface WithService {
  service: LocalSpeech
  shop: OwnShop
}

/** A shop whose service says takes of staff. */
const test = adminTest.extend<object, { withService: WithService }>({
  withService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern to detect the needed fixtures
    async ({}, use) => {
      const service = await startLocalSpeech({ port: 0, key: 'local' })
      const shop = await startOwnShop({
        offset: 60,
        env: {
          SPEECH_SERVICE: 'elevenlabs',
          SPEECH_URL: service.url,
          SPEECH_KEY: 'local',
          SPEECH_MODEL: 'local',
          SPEECH_VOICE_EN: 'nova',
          SPEECH_LICENCE: 'Test terms',
          SPEECH_CONVERSION_MODEL: 'sts',
          FILMS: 'off',
          RATE_LIMITS: 'off',
        },
      })
      await use({ service, shop })
      await shop.stop()
      await service.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ withService }, use) => use(withService.shop.admin),
  shopper: ({ withService }, use) => use(withService.shop.shopper),
})
test.use(withFakeMicrophone)

const words = {
  useAIVoice: false,
  additionalNotes: 'Hello, Olivia! I brought you a balloon as big as the moon.',
}

test('@desktop staff have a take said in the shop’s voice, hear both, and go back to their own', async ({
  page,
  say,
  shopper,
  withService: { service },
  expectAccessible,
}) => {
  test.slow() // a shop of its own beside the others', and each take is measured
  const buyer = shopper()
  const order = await buyer.placeOrder(words)
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await signIn(page, `/admin/orders/${order.id}/recording?line=1&sentence=2`)
  const button = (name: string) => page.getByRole('button', { name: say(name), exact: true })
  const spoken = page
    .getByRole('list', { name: say('Lines of the script') })
    .getByRole('listitem')
    .nth(1)
  await expect(spoken).toContainText(say('Not recorded'))
  await expect(button("Say this take in the shop's voice")).toBeHidden()
  await button('Record').click()
  // Longer than the voice's pause.
  const began = await page.evaluate(() => performance.now())
  await page.waitForFunction((at) => performance.now() - at > 3_000, began)
  await button('Stop').click()

  service.fault({ kind: 'status', status: 429 })
  await button("Say this take in the shop's voice").click()
  const alert = page.getByRole('alert')
  await expect(alert).toContainText(say("The speech service isn't responding. Try again in a moment."))
  await expectAccessible()
  await button("Say this take in the shop's voice").click()
  await expect(page.getByText(say("This take is said in the shop's voice"))).toBeVisible()
  await expect(page.getByText('Test terms')).toBeVisible()
  await expect(alert).toBeHidden()
  const heard = service
    .received()
    .map(({ voice, text, sound }) => [voice, text, (sound?.length ?? 0) > 10_000])
  expect(heard).toEqual([
    ['nova', '', true],
    ['nova', '', true],
  ])
  await expectAccessible()
  await expectNoOverflow(page, 360)

  await button('Listen to the take').click()
  // Played to its end.
  await expect(button('Listen to the take')).toBeVisible()
  await expect(alert).toBeHidden()
  const picture = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await expect(button('Listen')).toBeEnabled()
  const silent = await picture()
  await button('Listen').click()
  await expect.poll(picture).not.toBe(silent)

  await button('Use the take in your own voice').click()
  await expect(button("Say this take in the shop's voice")).toBeVisible()
  await expect(button('Delete this take')).toBeVisible()
  await page.reload()
  await expect(button('Delete this take')).toBeVisible()
})
