// @vitest-environment jsdom
import { locales, type Locale } from '@recadinho/i18n/locales'
import { expect, test } from 'vitest'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'
import { isListed, pagePaths, type PagePath } from '../lib/pages/pages.ts'
import { pageHead } from './head.ts'
import type { Site } from './site.ts'

const site: Site = {
  origin: 'https://shop.test',
  defaultLocale: 'en',
  sharePicture: { en: '/assets/share-en-1.png', pt: '/assets/share-pt-2.png' },
}

async function headOf(path: PagePath, locale: Locale, defaultLocale: Locale = 'en') {
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  await loadTexts(i18n, 'head')
  const lines = pageHead({
    path,
    locale,
    i18n,
    siteTitle: 'Recadinho',
    deliveryHours: 24,
    site: { ...site, defaultLocale },
  })
  const { head } = new DOMParser().parseFromString(`<head>${lines.join('')}</head>`, 'text/html')
  const attribute = (selector: string, name: string) => head.querySelector(selector)?.getAttribute(name)
  return {
    title: head.querySelector('title')?.textContent ?? '',
    meta: (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content'),
    link: (selector: string) => attribute(`link${selector}`, 'href'),
  }
}

const listed = pagePaths.filter(isListed)
const cases = locales.flatMap((locale) => listed.map((path) => [path, locale] as const))

test.each(cases)('%s in %s has its title, description and address', async (path, locale) => {
  const { title, meta, link } = await headOf(path, locale)
  const bare = `https://shop.test${path}`
  const own = locale === 'pt' ? `${bare}?lang=pt` : bare
  expect(title).toMatch(/^.{3,50} · Recadinho$/)
  expect(meta('description')?.length).toBeGreaterThan(50)
  expect(meta('description')?.length).toBeLessThanOrEqual(160)
  expect(link('[rel=canonical]')).toBe(own)
  expect(link('[hreflang=en]')).toBe(bare)
  expect(link('[hreflang=pt]')).toBe(`${bare}?lang=pt`)
  expect(link('[hreflang=x-default]')).toBe(bare)
  expect(meta('og:title')).toBe(title)
  expect(meta('og:url')).toBe(own)
  expect(meta('og:locale')).toBe(locale === 'pt' ? 'pt_BR' : 'en_US')
  expect(meta('og:image')).toBe(`https://shop.test${site.sharePicture[locale]}`)
  expect(meta('og:image:alt')).toBeTruthy()
  expect(meta('twitter:card')).toBe('summary_large_image')
  expect(meta('robots')).toBeUndefined()
})

test('the bare address is the default language’s, whichever that is', async () => {
  const { link } = await headOf('/faq', 'pt', 'pt')
  const bare = 'https://shop.test/faq'
  const links = ['[rel=canonical]', '[hreflang=pt]', '[hreflang=x-default]', '[hreflang=en]'].map(link)
  expect(links).toEqual([bare, bare, bare, `${bare}?lang=en`])
})

test('no two pages share a title or a description, in either language', async () => {
  const heads = await Promise.all(cases.map(([path, locale]) => headOf(path, locale)))
  expect(new Set(heads.map(({ title }) => title)).size).toBe(cases.length)
  expect(new Set(heads.map(({ meta }) => meta('description'))).size).toBe(cases.length)
})

test.each(pagePaths.filter((path) => !isListed(path)))('%s is hidden from search engines', async (path) => {
  const { title, meta, link } = await headOf(path, 'en')
  expect(title).toContain('Recadinho')
  expect(meta('robots')).toBe('noindex')
  expect(link('[rel=canonical]')).toBeUndefined()
})
