import { locales, type Locale } from '@recadinho/i18n/locales'
import { expect, test } from 'vitest'
import { loadPageData } from '../../scripts/page-data.ts'
import { createShopI18n, loadTexts } from '../lib/i18n.ts'
import { isListed, pagePaths, type PagePath } from '../lib/pages/pages.ts'
import type { Site } from './site.ts'
import { structuredData } from './structured-data.ts'

const site: Site = {
  origin: 'https://shop.test',
  defaultLocale: 'en',
  sharePicture: { en: '/en.png', pt: '/pt.png' },
}

interface Thing {
  '@type': string
  [property: string]: unknown
}

async function graphOf(path: PagePath, locale: Locale): Promise<Thing[]> {
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  await loadTexts(i18n, 'head')
  const data = structuredData({ path, locale, i18n, catalog: loadPageData(locale).catalog, site })
  const { '@graph': graph } = JSON.parse(JSON.stringify(data ?? { '@graph': [] })) as { '@graph': Thing[] } // the contents of a page
  return graph
}

const typesOf = (graph: readonly Thing[]) => graph.map((thing) => thing['@type'])

test.each([
  ['en', 'USD', ['9.90', '17.90', '25.90']],
  ['pt', 'BRL', ['49.90', '89.90', '129.90']],
] as const)('in %s each package is offered at its price in %s', async (locale, currency, prices) => {
  const products = (await graphOf('/purchase', locale)).filter((thing) => thing['@type'] === 'Product')
  const { packages } = loadPageData(locale).catalog
  expect(products.map(({ name }) => name)).toEqual(packages.map(({ title }) => title[locale]))
  expect(products.map(({ offers }) => offers)).toMatchObject(
    prices.map((price) => ({ '@type': 'Offer', price, priceCurrency: currency })),
  )
})

test.each(locales)('the home page in %s describes the site and its organization', async (locale) => {
  const graph = await graphOf('/', locale)
  expect(typesOf(graph)).toEqual(['WebSite', 'Organization'])
  expect(graph).toMatchObject([
    { name: 'Recadinho', inLanguage: locale === 'pt' ? 'pt-BR' : 'en-US' },
    { url: 'https://shop.test/', contactPoint: { availableLanguage: ['en-US', 'pt-BR'] } },
  ])
})

test('every other listed page has a breadcrumb to the home page', async () => {
  for (const path of pagePaths.filter((path) => isListed(path) && path !== '/')) {
    const crumbs = (await graphOf(path, 'pt')).find((thing) => thing['@type'] === 'BreadcrumbList')
    expect(crumbs).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://shop.test/?lang=pt' },
        { position: 2, item: `https://shop.test${path}?lang=pt` },
      ],
    })
  }
})

test.each(locales)('the questions in %s are plain text, each with its answer', async (locale) => {
  const page = (await graphOf('/faq', locale)).find((thing) => thing['@type'] === 'FAQPage')
  const questions = page?.['mainEntity'] as { name: string; acceptedAnswer: { text: string } }[] // FAQPage, by schema.org
  expect(questions.length).toBeGreaterThan(20)
  for (const { name, acceptedAnswer } of questions) {
    expect(name.length).toBeGreaterThan(5)
    expect(acceptedAnswer.text).toMatch(/^[^<>]{40,}$/)
    expect(acceptedAnswer.text).not.toMatch(/&\w+;|\{|<\d/)
  }
  const pix = questions.find(({ name }) => /How does PIX|Como funciona o PIX/.test(name))
  expect(pix?.acceptedAnswer.text).toMatch(locale === 'pt' ? /30 minutos/ : /30 minutes/)
})

test('a buyer’s own page has no structured data', async () => {
  expect(await graphOf('/checkout', 'en')).toEqual([])
})
