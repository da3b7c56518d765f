import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { query } from '@recadinho/presets/database'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { expect, signIn, test } from './support/test.ts'

test('@phone the owner adds a site, whose pages count visits with the script as it is copied, until it is switched off', async ({
  page,
  context,
  say,
  locale,
  expectAccessible,
}) => {
  const key = `fair-${locale}`
  let code = ''
  const site = createServer((_, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(`<!doctype html><title>Fair</title>${code}<script>recadinho('consent', 'granted')</script>`)
  })
  await new Promise<void>((listening) => site.listen(0, 'localhost', listening))
  const origin = `http://localhost:${(site.address() as AddressInfo).port}` // it listens on TCP
  await signIn(page, '/admin/settings/landing-pages')
  await page
    .getByRole('link', { name: say('New site') })
    .first()
    .click()
  await page.getByLabel(say('Name')).fill('Book fair')
  await page.getByLabel(say('Key')).fill(key.toUpperCase())
  const addresses = page.getByLabel(say('Addresses'))
  await addresses.fill('http://fair.example')
  await page.getByRole('button', { name: say('Add site') }).click()
  await expect(addresses).toHaveAttribute('aria-invalid', 'true')
  await expectAccessible()
  await addresses.fill(`${origin}/sale\nfair.example`)
  await page.getByRole('button', { name: say('Add site') }).click()

  await expect(page).toHaveURL(new RegExp(`landing-pages/${key}`))
  await expect(addresses).toHaveValue(`${origin}\nhttps://fair.example`)
  code = await page.getByLabel(say('Page code'), { exact: true }).innerText()
  await expectAccessible()
  await expectNoOverflow(page, 360)

  const landing = await context.newPage()
  await landing.goto(`${origin}/sale`)
  await expect
    .poll(() => query('select action, path from tracking_events where site = $1', [key]))
    .toEqual([{ action: 'pageview', path: '/sale' }])

  await page.getByLabel(say('Its pages may send visits')).uncheck()
  await page.getByRole('button', { name: say('Save changes') }).click()
  await page.getByRole('link', { name: say('All sites') }).click()
  const item = page.getByRole('listitem').filter({ hasText: key })
  await expect(item).toContainText(say('Inactive'))
  await expectAccessible()
  await expectNoOverflow(page, 360)
  const refused = landing.waitForResponse((answer) => answer.url().endsWith('/i'))
  await landing.goto(`${origin}/sale`)
  expect((await refused).status()).toBe(403)
  site.close()
})
