import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { contentSecurityPolicy, inlinedStyles, permissionsPolicy } from './headers.ts'
import { pageFile, type PageRequest } from './pages.ts'

const root = mkdtempSync(join(tmpdir(), 'recadinho-pages-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))
for (const page of ['en', 'pt', 'en/purchase', 'pt/purchase', 'en/checkout/multi']) {
  mkdirSync(join(root, page), { recursive: true })
  for (const sheet of ['index.html', 'index.chosen.html']) writeFileSync(join(root, page, sheet), '')
}

const pageFor = (pathname: string, more: Partial<PageRequest> = {}) =>
  pageFile({ app: 'storefront', root, pathname, cookie: undefined, lang: null, country: null, ...more })

test.each([
  ['/', {}, 'en/index.html'],
  ['/', { cookie: 'recadinho_locale=pt' }, 'pt/index.chosen.html'],
  ['/purchase/', { cookie: 'x=1; recadinho_locale=en' }, 'en/purchase/index.chosen.html'],
  ['/purchase', { cookie: 'recadinho_locale=en', lang: 'pt' }, 'pt/purchase/index.chosen.html'],
  ['/purchase', { lang: 'klingon' }, 'en/purchase/index.html'],
  ['/checkout/multi/01a1fc1c-25eb-7f5b-a42b-c0892eef7d5c', {}, 'en/checkout/multi/index.html'],
])('%s with %j is answered from %s', (pathname, more, file) => {
  expect(pageFor(pathname, more)).toMatchObject({ status: 200, file })
})

test('an unknown page is the not-found page of the same language', () => {
  expect(pageFor('/gone', { cookie: 'recadinho_locale=pt' })).toMatchObject({
    status: 404,
    file: 'pt/404/index.chosen.html',
  })
  expect(pageFor('/../../secret')).toMatchObject({ status: 404, file: 'en/404/index.html' })
})

test('only a choice in the address leaves cookies behind', () => {
  expect(pageFor('/').setCookie).toEqual([])
  expect(pageFor('/', { country: 'CA' }).setCookie).toEqual([])
  expect(
    pageFor('/', { lang: 'en', country: 'CA' }).setCookie.map((cookie) => cookie.split(';', 1)[0]),
  ).toEqual(['recadinho_locale=en', 'recadinho_country=CA'])
})

test('every page of the admin app is one file', () => {
  expect(pageFor('/admin/orders/1', { app: 'admin' })).toEqual({
    status: 200,
    file: 'index.html',
    setCookie: [],
  })
})

test('the content policy allows the inlined styles by hash, and the card form to the shop alone', () => {
  const styles = inlinedStyles('<style>a{}</style><p>b</p><style media="print">c{}</style>')
  expect(styles).toBe(
    "'sha256-X1RutGBrXCt9KkSaXMK7tHftWiRscFHOhxsS8tv8hBk=' 'sha256-ftC8Ai5hOUB0hYxJ5eL4hEFGrnb9Asw7dO2PtFDjO0I='",
  )
  const shop = contentSecurityPolicy('storefront', styles, undefined)
  expect(shop).toContain(`style-src 'self' ${styles};`)
  expect(shop).toContain(`script-src 'self' https://js.stripe.com https://sdk.mercadopago.com`)
  expect(shop).toMatch(/connect-src [^;]*https:\/\/secure-fields\.mercadopago\.com/)
  expect(shop).toMatch(/frame-src [^;]*https:\/\/secure-fields\.mercadopago\.com/)
  expect(contentSecurityPolicy('storefront', '', 'http://localhost:3003')).not.toContain('stripe.com')
  expect(contentSecurityPolicy('admin', '', 'http://localhost:3003')).not.toContain('3003')
  const pixels = { scripts: 'https://pixel.test', calls: 'https://calls.test' }
  const advertised = contentSecurityPolicy('storefront', '', undefined, pixels)
  expect(advertised).toMatch(/script-src [^;]*https:\/\/pixel\.test;.*img-src [^;]*https:\/\/calls\.test;/)
  expect(advertised).toMatch(/connect-src [^;]*https:\/\/calls\.test;/)
  expect(contentSecurityPolicy('admin', '', undefined, pixels)).not.toContain('.test')
  expect(shop).not.toContain('unsafe')
})

test('O10: the shop’s pages let only the card form’s frames request payment', () => {
  expect(permissionsPolicy('storefront', undefined)).toBe(
    'camera=(), geolocation=(), microphone=(self), payment=(self "https://js.stripe.com" "https://*.js.stripe.com"), usb=()',
  )
  expect(permissionsPolicy('storefront', 'http://localhost:3003')).toContain(
    'payment=(self "http://localhost:3003")',
  )
  expect(permissionsPolicy('admin', undefined)).toContain('payment=()')
})

test('only the shop’s own pages may use the microphone', () => {
  expect(permissionsPolicy('admin', undefined)).toContain('microphone=(self)')
  expect(permissionsPolicy('storefront', undefined)).toContain('microphone=(self)')
})
