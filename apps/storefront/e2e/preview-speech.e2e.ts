import type { Page } from '@playwright/test'
import { startLocalSpeech, type LocalSpeech } from '@recadinho/local-speech'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { comeWithDraft } from './support/draft.ts'
import { giveVoice, said } from './support/fake-voice.ts'
import { heardNow, watchAudio } from './support/hear-film.ts'
import { startOwnShop, type OwnShop } from '@recadinho/presets/own-shop'
import { expect, test as shopTest } from './support/test.ts'

interface WithVoice {
  service: LocalSpeech
  shop: OwnShop
}

/** A shop whose lines a service says. */
const test = shopTest.extend<object, { withVoice: WithVoice }>({
  withVoice: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern to detect the needed fixtures
    async ({}, use) => {
      const service = await startLocalSpeech({ port: 0, key: 'local' })
      const shop = await startOwnShop({
        offset: 100,
        env: {
          SPEECH_SERVICE: 'openai',
          SPEECH_URL: service.url,
          SPEECH_KEY: 'local',
          SPEECH_MODEL: 'local',
          SPEECH_VOICE_EN: 'nova',
          SPEECH_VOICE_PT: 'nova',
          SPEECH_LICENCE: 'Test terms',
          RATE_LIMITS: 'off',
        },
      })
      await use({ service, shop })
      await shop.stop()
      await service.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ withVoice }, use) => use(withVoice.shop.storefront),
})
// One shop for all of them.
test.describe.configure({ mode: 'default' })

/** The form beside its film, whose sound is watched. */
async function comeToForm(
  page: Page,
  { say, locale }: Pick<ShopFixtures, 'say' | 'locale'>,
  change: Record<string, unknown> = {},
) {
  await giveVoice(page, ['pt-BR', 'en-US'])
  await watchAudio(page)
  await comeWithDraft(page, locale, '/purchase?step=personalization', { childName: 'Tainá', ...change })
  const hear = page.getByRole('button', { name: say('Hear the greeting') })
  await expect(hear).toBeVisible()
  return { hear }
}

test('@desktop what the library lacks the shop’s voice says, but no name and no notes, and only after a press', async ({
  page,
  say,
  locale,
  withVoice: { service, shop },
}) => {
  test.slow() // each line is measured before it is heard
  const before = service.received().length
  const { hear } = await comeToForm(page, { say, locale })
  expect(service.received()).toHaveLength(before)
  const answer = page.waitForResponse('**/api/preview-speech')
  await hear.click()
  expect((await answer).status()).toBe(200)
  await expect.poll(() => service.received().length).toBeGreaterThan(before)
  // The device says what no service may.
  await expect.poll(async () => (await said(page)).some(({ text }) => text.includes('Tainá'))).toBe(true)
  // What came too late for the first time is there for the next. What babbles is doubted: here, staff have heard it.
  const clips = async () => {
    await shop.query('update speech_clips set doubtful = false')
    await page.reload()
    await hear.click()
    await expect.poll(async () => (await heardNow(page)).clips + (await said(page)).length).toBeGreaterThan(2)
    return (await heardNow(page)).clips
  }
  await expect.poll(clips, { timeout: 120_000 }).toBeGreaterThan(0)
  const note = "A free preview: some lines are in the video's voice, the others in your device's."
  await expect(page.getByText(say(note))).toBeVisible()
  const heard = JSON.stringify(service.received().slice(before))
  expect(heard).not.toMatch(/Tainá|tooth|dog/)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('@desktop where the owner lets names leave, the name is heard in the video’s voice', async ({
  page,
  say,
  locale,
  withVoice: { service, shop },
}) => {
  test.slow() // each line is measured before it is heard
  await shop.query('update settings set speech_names = true')
  const { hear } = await comeToForm(page, { say, locale })
  const named = () => service.received().filter(({ text }) => text.includes('Tainá')).length
  await hear.click()
  await expect.poll(named).toBeGreaterThan(0)
  // Each line is kept once it is measured, one after the other: on a busy machine that takes minutes.
  const kept = async () => (await shop.query('select 1 from speech_clips where draft_id is not null')).length
  await expect.poll(async () => named() - (await kept()), { timeout: 240_000 }).toBe(0)
  const isNameHeard = async () => {
    await shop.query('update speech_clips set doubtful = false')
    await page.reload()
    await hear.click()
    await expect.poll(async () => (await heardNow(page)).clips + (await said(page)).length).toBeGreaterThan(2)
    return !(await said(page)).some(({ text }) => text.includes('Tainá'))
  }
  await expect.poll(isNameHeard, { timeout: 60_000 }).toBe(true)
  await shop.query('update settings set speech_names = false')
})

for (const { what, fault, childAge } of [
  // At another pace than in the tests above, whose lines may still come; what hangs is the last.
  { what: 'is busy', fault: { kind: 'status', status: 429 }, childAge: 2 },
  { what: 'breaks off', fault: { kind: 'half' }, childAge: 2 },
  { what: 'hangs', fault: { kind: 'hang' }, childAge: 9 },
] as const)
  test(`@desktop a service that ${what} keeps nobody waiting: the device speaks, without an error`, async ({
    page,
    say,
    locale,
    withVoice: { service },
  }) => {
    service.fault(fault, 30)
    const { hear } = await comeToForm(page, { say, locale }, { childAge })
    await hear.click()
    await expect.poll(async () => (await said(page)).length).toBeGreaterThan(0)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect((await heardNow(page)).clips).toBe(0)
  })
