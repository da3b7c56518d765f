import type { I18n } from '@lingui/core'
import { languageTag, locales, type Locale } from '@recadinho/i18n/locales'
import { toDecimal } from '@recadinho/i18n/money'
import { factsOf, plainAnswer, questions } from '../features/information/questions.ts'
import { descriptions } from '../lib/pages/descriptions.ts'
import { isListed, pages, type PagePath } from '../lib/pages/pages.ts'
import type { Catalog } from '@recadinho/contracts/catalog'
import { pageAddress, type Site } from './site.ts'

export interface StructuredDataParts {
  path: PagePath
  locale: Locale
  i18n: I18n
  catalog: Catalog
  site: Site
}

type Thing = Record<string, unknown>

/** The schema.org data of a page; `undefined` for pages that are not listed. */
export function structuredData(parts: StructuredDataParts): Thing | undefined {
  const { path } = parts
  if (!isListed(path)) return undefined
  const graph = [
    ...(path === '/' ? [webSite(parts)] : [breadcrumbs(parts)]),
    ...(path === '/' || path === '/purchase' ? [organization(parts)] : []),
    ...(path === '/purchase' ? products(parts) : []),
    ...(path === '/faq' ? [questionsAndAnswers(parts)] : []),
  ]
  return { '@context': 'https://schema.org', '@graph': graph }
}

const organizationId = ({ origin }: Site) => `${origin}/#organization`

function webSite({ locale, i18n, catalog, site }: StructuredDataParts): Thing {
  return {
    '@type': 'WebSite',
    name: catalog.siteTitle,
    description: i18n._({ ...descriptions['/'], values: { deliveryHours: catalog.deliveryHours } }),
    url: pageAddress(site, '/', locale),
    inLanguage: languageTag[locale],
    publisher: { '@id': organizationId(site) },
  }
}

function organization({ locale, catalog, site }: StructuredDataParts): Thing {
  return {
    '@type': 'Organization',
    '@id': organizationId(site),
    name: catalog.siteTitle,
    url: `${site.origin}/`,
    logo: `${site.origin}/favicon.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: pageAddress(site, '/contact', locale),
      availableLanguage: locales.map((locale) => languageTag[locale]),
    },
  }
}

function breadcrumbs({ path, locale, i18n, catalog, site }: StructuredDataParts): Thing {
  const crumb = (position: number, name: string, path: string) => ({
    '@type': 'ListItem',
    position,
    name,
    item: pageAddress(site, path, locale),
  })
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [crumb(1, catalog.siteTitle, '/'), crumb(2, i18n._(pages[path].title), path)],
  }
}

/** Each package at its price in the language's own currency, as the page shows it. */
function products({ path, locale, catalog, site }: StructuredDataParts): Thing[] {
  return catalog.packages.map(({ id, title, description, deliveryHours, price }) => ({
    '@type': 'Product',
    sku: id,
    name: title[locale],
    description: description[locale],
    image: site.origin + site.sharePicture[locale],
    brand: { '@type': 'Brand', name: catalog.siteTitle },
    offers: {
      '@type': 'Offer',
      url: pageAddress(site, path, locale),
      price: toDecimal(price),
      priceCurrency: price.currency,
      availability: 'https://schema.org/InStock',
      seller: { '@id': organizationId(site) },
      deliveryLeadTime: { '@type': 'QuantitativeValue', maxValue: deliveryHours, unitCode: 'HUR' },
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        merchantReturnLink: pageAddress(site, '/refund', locale),
      },
    },
  }))
}

function questionsAndAnswers({ i18n, locale, catalog }: StructuredDataParts): Thing {
  const facts = factsOf(catalog, i18n)
  const entries = questions.flatMap((group) => group.entries)
  return {
    '@type': 'FAQPage',
    inLanguage: languageTag[locale],
    mainEntity: entries.map((entry) => ({
      '@type': 'Question',
      name: i18n._(entry.question),
      acceptedAnswer: { '@type': 'Answer', text: plainAnswer(entry, facts, i18n) },
    })),
  }
}
