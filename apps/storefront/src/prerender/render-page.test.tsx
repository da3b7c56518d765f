import { expect, test } from 'vitest'
import { loadPageData } from '../../scripts/page-data.ts'
import { notFoundPath, pagePaths, pages } from '../lib/pages/pages.ts'
import { renderPage } from './render-page.tsx'

const site = {
  origin: 'https://shop.test',
  defaultLocale: 'en',
  sharePicture: { en: '/share-en.png', pt: '/share-pt.png' },
} as const
const data = loadPageData('en')
const htmlOf = async (path: (typeof pagePaths)[number], maintenance = false) =>
  (await renderPage(path, 'en', { ...data, status: { ...data.status, maintenance } }, site)).html
const count = (html: string, part: string) => html.split(part).length - 1

test.each(pagePaths.filter((path) => pages[path].private))(
  'the first HTML of %s has the slim header and footer, and no page',
  async (path) => {
    const html = await htmlOf(path)
    expect(count(html, 'Place Order')).toBe(0)
    expect(html).not.toContain('Quick links')
    expect(html).toContain('>Help</a>')
    expect(html).toContain('href="/refund"')
    expect(html).toContain('This page needs JavaScript')
  },
)

test('other pages, the unknown one included, have the whole header and footer', async () => {
  for (const path of ['/faq', notFoundPath] as const) {
    const html = await htmlOf(path)
    expect(count(html, 'Place Order')).toBe(2)
    expect(html).toContain('Quick links')
  }
})

test('while the shop is closed, the first HTML of a checkout still waits: it may be an existing order’s', async () => {
  expect(await htmlOf('/checkout', true)).toContain('This page needs JavaScript')
})
