import { expectNoOverflow } from '@recadinho/presets/overflow'
import { wavOfSpeech } from '@recadinho/stage/film-sound'
import { expect, signIn, test } from './support/test.ts'

/** A short tone as a WAV file. */
const rate = 24_000
const tone = Buffer.from(
  wavOfSpeech({
    samples: Float32Array.from(
      { length: rate / 4 },
      (_, i) => 0.27 * Math.sin((2 * Math.PI * 200 * i) / rate),
    ),
    rate,
  }),
)

test('@desktop the owner hears a character in both languages and approves its voice', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await signIn(page)
  await page.getByRole('link', { name: say('Characters') }).click()
  await page.getByRole('link', { name: say('Voices') }).click()
  await expect(page.getByRole('heading', { level: 1, name: say('Voices of the characters') })).toBeVisible()
  await expectAccessible()
  await expectNoOverflow(page, 360)

  const name = { en: 'Princess Amara', pt: 'Princesa Amara' }[locale]
  const row = page.getByRole('listitem', { name })
  const approve = row.getByRole('button', { name: say('Approve the voice of {name}', { name }) })
  await expect(row).toContainText(say('Draft'))
  for (const [at, language] of [say('in English'), say('in Portuguese')].entries()) {
    const file = page.getByLabel(say('Sound file {language}', { language }))
    await file.setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: tone })
    const of = say('{name}, {spoken}', { name, spoken: language })
    await row.getByRole('button', { name: `${say('With preset')} ${of}` }).click()
    // Another press would stop it.
    await expect(row.getByText(say('Heard'))).toHaveCount(at + 1)
  }
  await approve.click()
  await expect(row).toContainText(say('Approved'))
  await expectAccessible()
  await page.reload()
  await expect(row).toContainText(say('Approved'))
})
