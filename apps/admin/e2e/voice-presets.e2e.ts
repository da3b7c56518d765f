import { expectNoOverflow } from '@recadinho/presets/overflow'
import { expect, signIn, test } from './support/test.ts'

/** A short tone as a WAV file: 16 bits, one channel. */
function tone(): Buffer {
  const rate = 24_000
  const samples = Int16Array.from(
    { length: rate / 4 },
    (_, i) => 9_000 * Math.sin((2 * Math.PI * 200 * i) / rate),
  )
  const file = Buffer.alloc(44 + samples.byteLength)
  file.write('RIFF', 0, 'latin1')
  file.writeUInt32LE(file.length - 8, 4)
  file.write('WAVEfmt ', 8, 'latin1')
  file.writeUInt32LE(16, 16)
  file.writeUInt16LE(1, 20)
  file.writeUInt16LE(1, 22)
  file.writeUInt32LE(rate, 24)
  file.writeUInt32LE(rate * 2, 28)
  file.writeUInt16LE(2, 32)
  file.writeUInt16LE(16, 34)
  file.write('data', 36, 'latin1')
  file.writeUInt32LE(samples.byteLength, 40)
  Buffer.from(samples.buffer).copy(file, 44)
  return file
}

test('@desktop the owner hears a character in both languages and approves its voice', async ({
  page,
  say,
  locale,
  expectAccessible,
}) => {
  await signIn(page, say)
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
    await file.setInputFiles({ name: 'me.wav', mimeType: 'audio/wav', buffer: tone() })
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
