import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expectNoOverflow } from '@recadinho/presets/overflow'
import { addAffiliate } from './support/affiliates.ts'
import { writeMessage } from './support/contact-messages.ts'
import { writeFrom } from './support/deliveries.ts'
import { expect, signIn, test } from './support/test.ts'

/** Routes of signed-in staff, as declared by the router: `/admin/orders/$id`. */
const routeTree = readFileSync(new URL('../src/routeTree.gen.ts', import.meta.url), 'utf8')
const byAddress = /interface FileRoutesByTo \{(.*?)\n\}/s.exec(routeTree)?.[1] ?? ''
const routes = [...byAddress.matchAll(/'(\/admin[^']*)': typeof AdminStaff/g)].map(([, route = '']) => route)

/** The route of a path; routes without parameters take precedence. */
const routeOf = (path: string) =>
  routes.includes(path)
    ? path
    : routes.find((route) => new RegExp(`^${route.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path))

const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ pathname }) => pathname),
  )

test('links lead to every page; each has one heading, fits phone and tablet, and is accessible', async ({
  page,
  shopper,
  expectAccessible,
}) => {
  test.slow() // about thirty pages
  const buyer = shopper()
  await buyer.visit()
  const order = await buyer.placeOrder()
  await buyer.payByCard(order.id)
  await buyer.untilInProduction(order.id)
  await buyer.correct(order.id, { nameHint: 'AH-na' })
  await writeMessage('ana@example.com', 'Portugal')
  await writeFrom('5511987650001', 'Do you speak Spanish?')
  await addAffiliate('BOOKSHOP')
  await signIn(page)
  const visited = new Set<string>()
  const toVisit = ['/admin']
  for (let path = toVisit.shift(); path !== undefined; path = toVisit.shift()) {
    const route = routeOf(path)
    if (route === undefined || visited.has(route)) continue
    visited.add(route)
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expectNoOverflow(page, 768)
      await expectNoOverflow(page, 360)
      await expectAccessible()
      toVisit.push(...(await linksOf(page)))
    })
  }
  expect([...visited].sort()).toEqual([...routes].sort())
})
