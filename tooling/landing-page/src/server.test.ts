import { afterAll, beforeAll, expect, test } from 'vitest'
import { startLandingSite, type LandingSite } from './server.ts'

let landing: LandingSite
beforeAll(async () => {
  landing = await startLandingSite({ port: 0, shop: 'https://shop.example', site: 'spring' })
})
afterAll(() => landing.close())

const get = async (path: string) => (await fetch(`${landing.url}${path}`)).text()

test('a page loads the shop’s script for its site, and links to the shop with an affiliate’s code', async () => {
  const page = await get('/?utm_source=fair')
  expect(page).toContain('src="https://shop.example/t.js" data-site="spring" data-link="shop.example"')
  expect(page).toContain('href="https://shop.example/?lang=en&amp;code=ANA"')
})

test('it has a second page', async () => {
  expect(await get('/how-it-works')).toContain('<h1>How it works</h1>')
})

test('its policy runs its own script and the shop’s, and nothing inline', async () => {
  const { headers } = await fetch(landing.url)
  expect(headers.get('content-security-policy')).toContain(`script-src 'self' https://shop.example;`)
  expect(await get('/')).not.toMatch(/<script>|onclick/)
})
