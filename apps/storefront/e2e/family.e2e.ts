import type { Page } from '@playwright/test'
import { expectConfirmed, fillCard, payButton } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, test } from './support/test.ts'

const linesOf = (page: Page) => page.locator('[data-line] [id$="-text"]').allTextContents()

/** What is no greeting, name or age. */
const sentencesOf = (lines: readonly string[]) =>
  lines
    .flatMap((line) => line.match(/[^.!?]+[.!?]+/g) ?? [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.split(' ').length > 4 && !/years old/.test(sentence))

test('@desktop a brother’s film, ordered in the same browser, says nothing that the first one said', async ({
  page,
  say,
  locale,
}) => {
  test.slow() // a whole order, and a second form
  await comeWithDraft(page, locale, '/purchase?step=personalization')
  await expect.poll(async () => (await linesOf(page)).length).toBeGreaterThan(3)
  const first = sentencesOf(await linesOf(page))
  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await fillCard(page, locale, '4242424242424242')
  await payButton(page, say).click()
  await expectConfirmed(page, say, 'Mia')

  const brother = { childName: 'Leo', additionalNotes: '' }
  await comeWithDraft(page, locale, '/purchase?step=personalization', brother)
  await page.getByLabel(say('What should the character know?')).fill('He loves trains.')
  const answer = page.waitForResponse('**/api/script-drafts')
  await page.getByLabel(say('WhatsApp number')).focus()
  expect((await answer).status()).toBe(200)
  const repeated = async () => sentencesOf(await linesOf(page)).filter((sentence) => first.includes(sentence))
  await expect.poll(repeated).toEqual([])
  await expect(page.getByText(say('Personalized with AI, edited by you'))).toBeHidden()
  const shown = await linesOf(page)
  expect(shown.join(' ')).toContain('trains')

  const created = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/orders'),
  )
  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await fillCard(page, locale, '4242424242424242')
  await payButton(page, say).click()
  const { script } = (await created).postDataJSON() as { script: { text: string }[] } // what the page sends
  expect(script.map(({ text }) => text)).toEqual(shown)
  await expectConfirmed(page, say, 'Leo')
})
