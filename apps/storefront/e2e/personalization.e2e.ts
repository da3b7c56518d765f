import { arrive, beginPurchase, selectCharacters, selectPackage } from './support/buyer.ts'
import { expect, test } from './support/test.ts'

const princess = { en: 'Princess Amara', pt: 'Princesa Amara' }

test('@phone the first screen of the last step shows the name with the film below it', async ({
  page,
  say,
  locale,
}) => {
  await arrive(page, locale)
  await beginPurchase(page, say)
  await selectPackage(page, say, 1)
  await selectCharacters(page, say, [princess[locale]])
  const name = page.getByLabel(say("Child's name"))
  const film = page
    .getByRole('region', { name: say('Preview') })
    .getByRole('img')
    .first()
  const bar = page.getByRole('region', { name: say('Price and next step') })
  for (const [width, height] of [
    [360, 640],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => scrollTo(0, 0))
    await expect(film).toBeInViewport({ ratio: 0.4 })
    const [field, above] = [await name.boundingBox(), await bar.boundingBox()]
    expect(field?.y).toBeGreaterThan(0)
    expect((field?.y ?? 0) + (field?.height ?? 0)).toBeLessThan(above?.y ?? 0)
  }
})

const words = {
  en: {
    start: 'Loves …',
    loved: 'dinosaurs',
    other: 'She has a dinosaurus bread for les amis de son papa',
    own: 'I baked dinosaur bread with Dad!',
  },
  pt: {
    start: 'Adora …',
    loved: 'dinossauros',
    other: 'She has a dinosaur cake for her friends and her dad',
    own: 'Eu comi bolo de dinossauro com o papai!',
  },
}
