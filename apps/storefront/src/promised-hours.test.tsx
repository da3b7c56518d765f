// @vitest-environment jsdom
import { locales, type Locale } from '@recadinho/i18n/locales'
import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test } from 'vitest'
import { anOrder } from '../test/an-order.ts'
import { inShop } from '../test/in-shop.tsx'
import { openPage, stubBrowser } from '../test/open-page.tsx'
import { loadPageData } from '../scripts/page-data.ts'
import LanguageOptions from './features/market/language-options.lazy.tsx'
import { Hero } from './features/orders/hero.tsx'
import { Progress } from './features/orders/progress.tsx'
import { createShopI18n, loadTexts } from './lib/i18n.ts'
import type { PagePath } from './lib/pages/pages.ts'
import { pageHead } from './prerender/head.ts'

stubBrowser()
afterEach(cleanup)

/** Waits for a sentence on the page, which may run through several elements. */
const sentence = (text: string) =>
  screen.findAllByText((_, element) => element?.textContent?.includes(text) ?? false)

/**
 * The specification says "The video is delivered to the buyer's messaging-app number or phone within 24 hours." and
 * "Delivery promise: within 24 hours."; a new shop words that so.
 */
const sentences: [PagePath, Record<Locale, string>][] = [
  [
    '/',
    {
      en: 'A short video made just for your child. Their name, their day, their story. On your WhatsApp within 24 hours.',
      pt: 'Um vídeo curtinho, feito só para a sua criança. O nome dela, o dia dela, a história dela. No seu WhatsApp em até 24 horas.',
    },
  ],
  [
    '/',
    {
      en: 'Our team makes the video and sends it to you on WhatsApp within 24 hours.',
      pt: 'Nossa equipe faz o vídeo e manda para o seu WhatsApp em até 24 horas.',
    },
  ],
  [
    '/',
    {
      en: 'Within 24 hours of your payment, on the WhatsApp number you give us. Your confirmation shows the day and time in your time zone, and a private link lets you follow your order.',
      pt: 'Em até 24 horas depois do pagamento, no número de WhatsApp que você informar. A confirmação mostra o dia e a hora no seu fuso, e você acompanha o pedido por um link privado.',
    },
  ],
  [
    '/purchase',
    {
      en: 'Pay now and the video arrives within 24 hours.',
      pt: 'Pagando agora, o vídeo chega em até 24 horas.',
    },
  ],
  [
    '/about',
    {
      en: "The video reaches your WhatsApp within 24 hours of your payment. Keep it, play it as often as you're asked to, and share it with the family.",
      pt: 'O vídeo chega ao seu WhatsApp em até 24 horas do pagamento. Você guarda, mostra quantas vezes pedirem e manda para a família.',
    },
  ],
  ['/faq', { en: 'Within 24 hours.', pt: 'Em até 24 horas.' }],
  [
    '/terms',
    {
      en: 'The video arrives within 24 hours of your confirmed payment',
      pt: 'O vídeo chega em até 24 horas do pagamento confirmado',
    },
  ],
]
const inBoth = <const Subject extends string>(
  rows: readonly (readonly [Subject, Record<Locale, string>])[],
) => rows.flatMap(([subject, words]) => locales.map((locale) => [subject, locale, words[locale]] as const))

test.each(inBoth(sentences))('with the seed’s 24 hours, %s in %s says "%s"', async (path, locale, text) => {
  await openPage(path, locale)
  expect(await sentence(text)).not.toEqual([])
})

test.each(
  inBoth([
    [
      'default',
      {
        en: 'Order now, and someone they love will say their name within 24 hours.',
        pt: 'Peça agora e, em até 24 horas, alguém que a criança adora diz o nome dela.',
      },
    ],
    [
      'christmas',
      {
        en: 'Pay by noon on December 23 and it arrives by noon on Christmas Eve.',
        pt: 'Pague até o meio-dia de 23 de dezembro e receba até o meio-dia da véspera de Natal.',
      },
    ],
    [
      'birthday',
      {
        en: "A character says their name and how old they're turning. Yours within 24 hours.",
        pt: 'Um personagem diz o nome e a idade nova da criança. Chega em até 24 horas.',
      },
    ],
  ]),
)('with the seed’s 24 hours, the banner "%s" in %s says "%s"', async (seasonalBanner, locale, text) => {
  await openPage('/', locale, { seasonalBanner })
  expect(await sentence(text)).not.toEqual([])
})

test.each(
  inBoth([
    [
      '/',
      {
        en: 'Choose a character, tell us about your child, and a short video made just for them arrives on WhatsApp within 24 hours.',
        pt: 'Escolha um personagem, conte sobre a criança e um vídeo curtinho, feito só para ela, chega no WhatsApp em até 24 horas.',
      },
    ],
    [
      '/faq',
      {
        en: "Ordering, cards and PIX, 24-hour delivery, refunds and your child's data: quick answers to what parents ask.",
        pt: 'Pedido, PIX e cartão, entrega em 24 horas, reembolso e os dados da criança: respostas curtas para o que os pais perguntam.',
      },
    ],
    [
      '/terms',
      {
        en: 'Prices, payment, 24-hour delivery and how you can use the video: our terms in plain words.',
        pt: 'Preços, pagamento, entrega em até 24 horas, o que você pode fazer com o vídeo: os termos em palavras simples.',
      },
    ],
  ]),
)('with the seed’s 24 hours, search engines read of %s in %s "%s"', async (path, locale, text) => {
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  await loadTexts(i18n, 'head')
  const { siteTitle, deliveryHours } = loadPageData(locale).catalog
  const site = {
    origin: 'https://shop.test',
    defaultLocale: 'en',
    sharePicture: { en: '/en', pt: '/pt' },
  } as const
  const lines = pageHead({ path, locale, i18n, siteTitle, deliveryHours, site })
  const { head } = new DOMParser().parseFromString(`<head>${lines.join('')}</head>`, 'text/html')
  expect(head.querySelector('meta[name=description]')?.getAttribute('content')).toBe(text)
})

test.each([
  [
    'en',
    "The characters speak the language you choose here, and the video reaches any WhatsApp number in the world within 24 hours. If you don't pick a country, prices are in US dollars in English and in Brazilian reais in Portuguese. PIX is for orders in reais.",
  ],
  [
    'pt',
    'Os personagens falam o idioma que você escolher aqui, e o vídeo chega a qualquer número de WhatsApp do mundo em até 24 horas. Se você não escolher um país, os preços aparecem em reais em português e em dólares em inglês. O PIX vale para pedidos em reais.',
  ],
] as const)('with the seed’s 24 hours, the languages in %s say "%s"', async (locale, text) => {
  const { wrapper } = await inShop({ locale })
  await act(
    async () =>
      void render(
        <Suspense>
          <LanguageOptions />
        </Suspense>,
        { wrapper },
      ),
  )
  expect(await sentence(text)).not.toEqual([])
})

test('in a shop that delivers within an hour, the home page says so', async () => {
  await openPage('/', 'en', { deliveryHours: 1 })
  expect(await sentence('On your WhatsApp within 1 hour.')).not.toEqual([])
})

// The order page of the specification: "order received, production in progress, delivery within 24 h".
test.each([
  ['en', 24, {}, 'Delivery within 24 h'],
  ['pt', 24, {}, 'Entrega em até 24 h'],
  ['en', 48, {}, 'Delivery within 48 h'],
  // Made again: the package's own hours, whatever a full day added the first time.
  ['en', 48, { revision: 2 }, 'Delivery within 24 h'],
] as const)(
  'in %s an order promised in %i hours with %o says "%s"',
  async (locale, promisedHours, change, text) => {
    const { wrapper } = await inShop({ locale })
    render(<Progress order={anOrder({ promisedHours, ...change })} state="making" />, { wrapper })
    expect(await screen.findByText(text)).toBeDefined()
  },
)

test.each([
  ['en', 24, 'The 24-hour clock is paused. As soon as we continue, the new delivery time will appear here.'],
  ['pt', 24, 'O prazo está em pausa. Assim que retomarmos, o novo horário aparece aqui.'],
  ['en', 12, 'The 12-hour clock is paused. As soon as we continue, the new delivery time will appear here.'],
] as const)('in %s a paused order promised in %i hours says "%s"', async (locale, promisedHours, text) => {
  const { wrapper } = await inShop({ locale })
  render(<Hero order={anOrder({ promisedHours })} state="paused" celebrates={false} />, { wrapper })
  expect(await screen.findByText(text)).toBeDefined()
})
