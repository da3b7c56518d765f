// @vitest-environment jsdom
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { isListed, notFoundPath, pagePaths } from '../src/lib/pages/pages.ts'
import { writeFound } from './found.ts'
import { siteOrigin } from './site-origin.ts'
import { robotsTxt, sitemapXml } from './sitemap.ts'

const origin = 'https://shop.test'
const listed = pagePaths.filter(isListed)

test('the sitemap has each listed page, bare and in each language', () => {
  const page = new DOMParser().parseFromString(sitemapXml(origin, listed), 'application/xml')
  expect(page.querySelector('parsererror')).toBeNull()
  const addresses = [...page.querySelectorAll('loc')].map((loc) => loc.textContent)
  expect(addresses).toHaveLength(listed.length * 3)
  expect(addresses).toContain('https://shop.test/')
  expect(addresses).toContain('https://shop.test/privacy?lang=en')
  expect(addresses).toContain('https://shop.test/privacy?lang=pt')
  expect(addresses.join()).not.toMatch(/checkout|order-confirmation|404/)
})

test('robots are excluded from a buyer’s own pages, and find the sitemap', () => {
  const text = robotsTxt(origin, ['/checkout', '/order-confirmation'])
  expect(text).toMatch(/^User-agent: \*\nDisallow: \/checkout\nDisallow: \/order-confirmation\n/)
  expect(text).toContain('\nSitemap: https://shop.test/sitemap.xml\n')
})

test('search engines are told of each page: where it is, or to leave it out', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'recadinho-found-'))
  await writeFound(folder, origin)
  const sitemap = await readFile(join(folder, 'sitemap.xml'), 'utf8')
  const robots = (await readFile(join(folder, 'robots.txt'), 'utf8')).split('\n')
  await rm(folder, { recursive: true })
  for (const path of pagePaths.filter((each) => each !== notFoundPath)) {
    expect(sitemap.includes(`<loc>${origin}${path}</loc>`), path).toBe(isListed(path))
    expect(robots.includes(`Disallow: ${path}`), path).toBe(!isListed(path))
  }
})

test.each(['https://shop.test', 'https://shop.test/', 'http://localhost:4000'])('%s is an origin', (url) => {
  expect(siteOrigin(url)).toBe(url.replace(/\/$/, ''))
})

test.each(['shop.test', 'ftp://shop.test', 'https://shop.test/shop', 'https://shop.test/?a=1', ''])(
  '“%s” is refused as an origin',
  (url) => {
    expect(() => siteOrigin(url)).toThrow('PUBLIC_URL must be an address')
  },
)
