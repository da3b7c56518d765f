import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { arrive, beginPurchase, selectCharacters, selectPackage } from './support/buyer.ts'
import { giveVoice } from './support/fake-voice.ts'
import { heardNow, watchAudio } from './support/hear-film.ts'
import { expect, test } from './support/test.ts'

test('@desktop lines whose sound in the video is known are heard so, and the device says the others', async ({
  page,
  say,
  locale,
}) => {
  await giveVoice(page, ['pt-BR', 'en-US'])
  await watchAudio(page)
  const tone = Float32Array.from({ length: 24_000 }, (_, i) => Math.sin((2 * Math.PI * 220 * i) / 24_000) / 2)
  const file = Buffer.from(wavOfSpeech({ samples: tone, rate: 24_000 }))
  const requested: { key: string }[] = []
  await page.route('**/api/preview-clips', async (route) => {
    const { lines } = route.request().postDataJSON() as { lines: { key: string }[] } // by the contract
    requested.push(...lines)
    const id = '01a21dfa-0000-7000-8000-00000000c11b'
    await route.fulfill({
      json: { clips: lines.map(({ key }) => ({ key, id, seconds: 1, words: [[0, 1]] })), says: 'nothing' },
    })
  })
  await page.route('**/api/preview-clips/*', (route) =>
    route.fulfill({ body: file, contentType: 'audio/wav' }),
  )
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [{ en: 'Bramble', pt: 'Felpudo' }[locale]])
  await page.getByLabel(say("Child's name")).fill('Thais')
  await page.getByLabel(say('Age'), { exact: true }).fill('5')
  const hear = page.getByRole('button', { name: say('Hear the greeting') })
  await hear.click()
  const note = "A free preview: some lines are in the video's voice, the others in your device's."
  await expect(page.getByText(say(note))).toBeVisible()
  // On a slow machine the device has said all of it before its clips are there: the next time they are.
  const clips = async () => {
    if (await hear.isVisible()) await hear.click()
    return (await heardNow(page)).clips
  }
  await expect.poll(clips, { timeout: 60_000 }).toBeGreaterThan(1)
  // No words of the script are sent, only the keys of its lines.
  expect(requested.length).toBeGreaterThan(2)
  for (const line of requested) expect(Object.keys(line).toSorted()).toEqual(['key', 'mood'])
  expect((await heardNow(page)).contexts).toHaveLength(1)
})
