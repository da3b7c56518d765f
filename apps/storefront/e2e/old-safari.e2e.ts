import { resolve } from 'node:path'
import { scriptsWithLookBehinds } from '@recadinho/presets/look-behinds'
import { builtFile } from './support/built-file.ts'
import { comeWithDraft } from './support/draft.ts'
import { expect, shopTest } from './support/test.ts'

// What Chromium logs of a file that it cannot read.
const test = shopTest([/Invalid regular expression/])
// The service worker would respond from its cache.
test.use({ serviceWorkers: 'block' })

test('@desktop every built script loads in iOS 15', async () => {
  expect(await scriptsWithLookBehinds(resolve('dist'))).toEqual([])
})

for (const module of [
  'src/features/purchase/preview/preview.lazy.tsx',
  '../../packages/stage/src/script/reading/english.ts',
  '../../packages/stage/src/script/reading/portuguese.ts',
])
  test(`@phone where ${module} cannot be read, the preview says which Safari it needs`, async ({
    page,
    locale,
    say,
    expectAccessible,
  }) => {
    // The page's language reads its own notes only.
    const unread = module.endsWith(locale === 'pt' ? 'english.ts' : 'portuguese.ts')
    const body = 'export default /(?<a/'
    await page.route(`**${await builtFile(module)}`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
    await comeWithDraft(page, locale, '/purchase?step=personalization')
    await page.getByLabel(say('What should the character know?')).fill('She sings to her dog.')
    const message = page.getByText(
      say(
        "The preview needs a newer browser: Safari 16.4 or later, which comes with iOS 16.4. Your video isn't affected, and you can still order it.",
      ),
    )
    if (unread) await expect(page.locator('#main figure canvas').first()).toBeVisible()
    else {
      await expect(message).toBeVisible()
      await expect(page.getByRole('button', { name: say('Try again') })).toHaveCount(0)
      await expectAccessible()
    }
    await expect(message).toHaveCount(unread ? 0 : 1)
    await page.getByLabel(say("Child's name")).fill('Tainá')
    await expect(page.getByRole('button', { name: say('Go to checkout') })).toBeEnabled()
  })
