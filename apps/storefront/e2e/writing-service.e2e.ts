import type { Page } from '@playwright/test'
import type { CreatedOrder } from '@recadinho/contracts/orders'
import { startLocalWriter, type LocalWriter } from '@recadinho/local-writer'
import type { ShopFixtures } from '@recadinho/presets/browser-test'
import { fillCard, payButton } from './support/buyer.ts'
import { comeWithDraft } from './support/draft.ts'
import { startOwnShop, type OwnShop } from '@recadinho/presets/own-shop'
import { expect, test as shopTest } from './support/test.ts'

interface WithService {
  writer: LocalWriter
  shop: OwnShop
}

/** A shop whose scripts a writing service drafts. */
const test = shopTest.extend<object, { withService: WithService }>({
  withService: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads this pattern to detect the needed fixtures
    async ({}, use, { project }) => {
      const writer = await startLocalWriter({ port: 0, key: 'local' })
      const shop = await startOwnShop({
        offset: project.name === 'desktop-en' ? 60 : 80,
        env: {
          SCRIPT_WRITER_URL: writer.url,
          SCRIPT_WRITER_KEY: 'local',
          SCRIPT_WRITER_MODEL: 'local',
          RATE_LIMITS: 'off',
        },
      })
      await use({ writer, shop })
      await shop.stop()
      await writer.close()
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ withService }, use) => use(withService.shop.storefront),
})
// One shop for all of them.
test.describe.configure({ mode: 'default' })

const words = {
  en: { loved: 'She loves frogs', silent: 'She has a frog cake', said: /good news of you: She loves frogs!/ },
  pt: {
    loved: 'Ela adora sapos',
    silent: 'Ela tem um bolo de sapo',
    said: /novidade muito boa: Ela adora sapos!/,
  },
} as const

/** The form without notes, and the script beside it. */
async function comeToForm(page: Page, { say, locale }: Pick<ShopFixtures, 'say' | 'locale'>) {
  await comeWithDraft(page, locale, '/purchase?step=personalization', { additionalNotes: '' })
  const script = page.getByRole('list', { name: say('What the character will say') })
  /** On a phone it is closed at first. */
  const openScript = async () => {
    const title = page.getByText(say('What the character will say'))
    await expect(title).toBeVisible()
    if (!(await script.isVisible())) await title.click()
  }
  await openScript()
  const notes = page.getByLabel(say('What should the character know?'))
  const list = page.getByRole('region', { name: say('From your notes') })
  return {
    script,
    openScript,
    line: (at: number) => script.getByRole('listitem').nth(at),
    notes,
    /** As a buyer does it. */
    write: async (text: string) => {
      await notes.fill(text)
      await page.getByLabel(say('WhatsApp number')).focus()
    },
    itemOf: (text: string) => list.getByRole('listitem').filter({ hasText: text }),
    writing: page.getByRole('status').getByText(say('Writing with AI…')),
    label: page.getByText(say('Personalized with AI, edited by you')),
  }
}

test('a draft of the writing service is shown once the notes are left, edited and ordered to the letter', async ({
  page,
  say,
  locale,
  withService: { writer },
  expectAccessible,
}) => {
  test.slow() // a whole order
  const { loved, said } = words[locale]
  const { script, openScript, line, notes, write, itemOf, label } = await comeToForm(page, { say, locale })
  const before = writer.received().length
  await notes.fill(loved)
  await expect(itemOf(loved).getByRole('button', { name: say('In the film') })).toBeVisible()
  await expect(label).toBeHidden()
  expect(writer.received()).toHaveLength(before)
  await write(loved)
  await expect(script).toContainText(said)
  await expect(label).toBeVisible()
  await expectAccessible()
  expect(writer.received().slice(before)).toHaveLength(1)
  await itemOf(loved)
    .getByRole('button', { name: say('In the film') })
    .click()
  await expect(script.locator('[aria-current=true]')).toContainText(said)

  await line(0).locator('[data-text]').click()
  const field = page.getByRole('textbox', { name: say('Words of this line') })
  await field.fill('Mia, <b>our</b> star!')
  await field.press('Enter')
  await page.reload()
  await openScript()
  await expect(line(0)).toContainText('Mia, <b>our</b> star!')
  await expect(script).toContainText(said)
  const shown = await script.locator('[id$="-text"]').allTextContents()
  await page.getByRole('button', { name: say('Go to checkout') }).click()
  await fillCard(page, locale, '4242424242424242')
  const created = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/api/orders'),
  )
  await payButton(page, say).click()
  const { order } = (await (await created).json()) as CreatedOrder // the call's answer
  expect(order.script.map(({ text }) => text)).toEqual(shown)
  expect(new Set(order.script.slice(1).map(({ origin }) => origin))).toEqual(new Set(['service']))
  expect(order.script[0]).toMatchObject({ text: 'Mia, <b>our</b> star!', origin: 'buyer' })
  expect(order.script.find(({ note }) => note === loved)?.text).toMatch(said)
  expect(writer.received().slice(before)).toHaveLength(1)

  // The same video again says the same without asking for it.
  await page.route('**/api/script-drafts', (route) => route.abort())
  await page.getByRole('button', { name: say('Order again') }).click()
  await openScript()
  await expect(label).toBeVisible()
  expect(await script.locator('[id$="-text"]').allTextContents()).toEqual(shown)
})

test('@desktop a draft that comes while a line is edited waits for it, and the line stays', async ({
  page,
  say,
  locale,
  withService: { writer },
}) => {
  const { loved, said } = words[locale]
  const { script, line, notes, label } = await comeToForm(page, { say, locale })
  const before = writer.received().length
  await notes.fill(`${loved}!`)
  await expect(script).toContainText(/frog|sapo/)
  // The press leaves the notes.
  const answer = page.waitForResponse('**/api/script-drafts')
  await line(0).locator('[data-text]').click()
  await answer
  const field = page.getByRole('textbox', { name: say('Words of this line') })
  await expect(field).toBeFocused()
  await field.fill('Mia, <b>our</b> star!')
  await field.press('Enter')
  await expect(label).toBeHidden()
  await page.getByLabel(say('WhatsApp number')).focus()
  await expect(script).toContainText(said)
  await expect(line(0)).toContainText('Mia, <b>our</b> star!')
  await expect(line(0)).toContainText(say('Your words'))
  await expect(script.getByText(/^Mia, (?:hello|oi)!/)).toHaveCount(0)
  await expect(label).toBeVisible()
  expect(writer.received().slice(before)).toHaveLength(1)
})

test('@phone while the service writes, the shop’s words are there; without an answer in four seconds they stay', async ({
  page,
  say,
  locale,
  withService: { writer },
  expectAccessible,
}) => {
  const { loved } = words[locale]
  const { script, itemOf, write, writing, label } = await comeToForm(page, { say, locale })
  const before = writer.received().length
  writer.fault({ kind: 'hang' })
  await write(`${loved}…`)
  await expect(writing).toBeVisible()
  await expect(script).toContainText(/frog|sapo/)
  await expectAccessible()
  await expect(writing).toBeHidden()
  await expect(itemOf(loved).getByRole('button', { name: say('In the film') })).toBeVisible()
  await expect(label).toBeHidden()
  await expect(page.getByRole('alert')).toHaveCount(0)
  // The same is not asked again.
  await page.getByLabel(say("Child's name")).focus()
  await page.getByLabel(say('WhatsApp number')).focus()
  await expect(writing).toBeHidden()
  expect(writer.received().slice(before)).toHaveLength(1)
})

test('@desktop where the service is down, or its words break a rule, the shop’s words stay', async ({
  page,
  say,
  locale,
  withService: { writer },
}) => {
  const { loved } = words[locale]
  const { script, write, writing, label } = await comeToForm(page, { say, locale })
  for (const [at, fault] of (
    [
      { kind: 'status', status: 503 },
      { kind: 'say', words: '{name}, www.example.com!' },
    ] as const
  ).entries()) {
    writer.fault(fault, fault.kind === 'say' ? 2 : 1)
    const answer = page.waitForResponse('**/api/script-drafts')
    await write(`${loved}${'.'.repeat(at + 1)}`)
    expect(await (await answer).json()).toMatchObject({ lines: null })
    await expect(writing).toBeHidden()
    await expect(script).toContainText(/frog|sapo/)
    await expect(label).toBeHidden()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('@desktop each content is asked for once, and what is never to be mentioned is not sent', async ({
  page,
  say,
  locale,
  withService: { writer },
}) => {
  const { loved, silent, said } = words[locale]
  const { script, write, notes, itemOf, label } = await comeToForm(page, { say, locale })
  const dance = locale === 'en' ? 'She dances' : 'Ela dança'
  const before = writer.received().length
  const count = () => writer.received().length - before
  // A newer content takes the place of one that is being written about.
  writer.fault({ kind: 'hang' })
  await write(`${dance}.`)
  await expect.poll(count).toBe(1)
  await write(`${dance}. ${loved}.`)
  await expect(label).toBeVisible()
  expect(count()).toBe(2)
  await notes.fill(`${dance}. ${loved}. ${silent}.`)
  await expect(label).toBeHidden()
  await page.getByLabel(say('WhatsApp number')).focus()
  await expect(label).toBeVisible()
  expect(count()).toBe(3)
  await write(`${dance}. ${loved}.`)
  await expect(label).toBeVisible()
  expect(count()).toBe(3)

  await write(`${loved}. ${silent}.`)
  await expect(script).toContainText(said)
  await expect(itemOf(silent)).toContainText(say('Not yet: no line says this.'))
  await itemOf(silent)
    .getByRole('button', { name: say('Never mention it') })
    .click()
  await expect.poll(count).toBe(5)
  expect(writer.received().at(-1)).not.toMatch(/frog|sapo/i)
  await expect(script).not.toContainText(/frog|sapo/i)
})

test('@phone words of the buyer’s own are sent to nobody', async ({
  page,
  say,
  locale,
  withService: { writer },
}) => {
  const before = writer.received().length
  await comeWithDraft(page, locale, '/purchase?step=personalization', { useAIVoice: false })
  const notes = page.getByLabel(say('What should the character say?'))
  await notes.fill('Hi, Mia! We love you.')
  await page.getByLabel(say('WhatsApp number')).focus()
  await expect(page.getByText(say('What the character will say'))).toBeVisible()
  await expect(page.getByText(say('Personalized with AI, edited by you'))).toBeHidden()
  expect(writer.received()).toHaveLength(before)
})
