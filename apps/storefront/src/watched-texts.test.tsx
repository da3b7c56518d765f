// @vitest-environment jsdom
import { setupI18n, type Messages } from '@lingui/core'
import { locales, type Locale } from '@recadinho/i18n/locales'
import { cleanup, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inShop } from '../test/in-shop.tsx'
import { openPage, stubBrowser } from '../test/open-page.tsx'
import { loadPageData } from '../scripts/page-data.ts'
import { MessageFields } from './features/purchase/message-fields.tsx'
import { PreviewVoice } from './features/purchase/preview/screening.tsx'
import type { PersonalizationForm } from './lib/draft/validate-personalization.ts'
import { createShopI18n, loadTexts } from './lib/i18n.ts'
import { pagePaths, type PagePath } from './lib/pages/pages.ts'
import { structuredData } from './prerender/structured-data.ts'

stubBrowser()

/** That a person watches, checks or decides about each video; and that the preview has the device's voice. */
const claims: Record<Locale, RegExp> = {
  en: /\ba person (?:watches|checks|reads|decides|on our team reads every)|your device's voice|full attention|people who make and check|our team makes|which we record/i,
  pt: /uma pessoa (?:confere|lê|da nossa equipe lê todos)|alguém assiste|decide é uma pessoa|voz (?:é a )?do seu aparelho|feitos com calma|para caprichar|nossa equipe faz|pessoas que fazem e conferem|gravada depois/i,
}

/** Texts of components that ask the catalog before they show them: each is tested below. */
const conditional: Record<Locale, readonly string[]> = {
  en: [
    'A person checks every word before we record it.',
    "A free preview in your device's voice. The video has its own voice.",
    'Our team makes the video and sends it to you on WhatsApp within 24 hours.',
    'We make a limited number of videos a day, so each one gets our full attention.',
    '5 of 9 spots left today. Small batches, full attention.',
  ],
  pt: [
    'Uma pessoa confere cada palavra antes da gravação.',
    'Uma amostra grátis, na voz do seu aparelho. O vídeo tem voz própria.',
    'Nossa equipe faz o vídeo e manda para o seu WhatsApp em até 24 horas.',
    'Fazemos poucos vídeos por dia, para caprichar em cada um.',
    'Restam 5 de 9 vagas hoje. Poucos vídeos por dia, feitos com calma.',
  ],
}

const catalogs = import.meta.glob<{ messages: Messages }>('./locales/*/*.po', { eager: true })
const values = { deliveryHours: 24, left: 5, capacity: 9, hours: 24, count: 3, value: 3 }

function textsOf(locale: Locale, watched: 'yes' | 'no'): string[] {
  return Object.entries(catalogs).flatMap(([file, { messages }]) => {
    if (!file.includes(`/${locale}/`)) return []
    const i18n = setupI18n({ locale, messages: { [locale]: messages } })
    return Object.keys(messages).map((id) => i18n._(id, { ...values, watched }))
  })
}

test.each(locales)(
  'no text of the shop in %s claims a person’s eye while the owner’s switches are on',
  (locale) => {
    const claiming = textsOf(locale, 'no').filter((text) => claims[locale].test(text))
    expect(claiming.toSorted()).toEqual(conditional[locale].toSorted())
    // While both are off, it does.
    const promises = textsOf(locale, 'yes').filter((text) => claims[locale].test(text))
    expect(promises.length).toBe(claiming.length + 9)
  },
)

test.each(locales)('the form and its preview in %s ask the catalog, too', async (locale) => {
  const draw = async (everyVideoWatched: boolean) => {
    const { wrapper } = await inShop({ locale, catalog: { everyVideoWatched } })
    render(
      <>
        <MessageFields id="p" form={form} change={() => undefined} error={() => undefined} />
        <PreviewVoice hasClips={false} />
      </>,
      { wrapper },
    )
    const found = document.body.textContent.match(new RegExp(claims[locale], 'gi')) ?? []
    cleanup()
    return found.length
  }
  expect([await draw(false), await draw(true)]).toEqual([0, 2])
})

const form: PersonalizationForm = {
  childName: '',
  nameHint: '',
  otherChildren: [],
  childAge: '',
  occasion: null,
  occasionDate: '',
  whatsappNumber: '',
  additionalNotes: '',
  unsaid: [],
  likeness: null,
  useAIVoice: true,
}

const inBoth = pagePaths.flatMap((path) => locales.map((locale) => [path, locale] as const))

test.each(inBoth)('%s in %s claims it only while both switches are off', async (path, locale) => {
  const claimed = await claimsOf(path, locale, false)
  expect(claimed).toEqual([])
  const promised = await claimsOf(path, locale, true)
  expect(promised.length > 0).toBe(promising.has(path))
})

const promising = new Set<PagePath>(['/', '/about', '/faq', '/privacy', '/terms'])

/** What a page and its structured data claim. */
async function claimsOf(path: PagePath, locale: Locale, everyVideoWatched: boolean) {
  await openPage(path, locale, { everyVideoWatched })
  // Parts of the home page are loaded late.
  await vi.waitUntil(() => path !== '/' || document.getElementById('how') !== null, 20_000)
  const i18n = await createShopI18n(locale)
  await loadTexts(i18n, 'pages')
  await loadTexts(i18n, 'head')
  const catalog = { ...loadPageData(locale).catalog, everyVideoWatched }
  const site = { origin: 'https://shop.test', defaultLocale: 'en', sharePicture: { en: '', pt: '' } } as const
  const data = structuredData({ path, locale, i18n, catalog, site })
  const text = `${document.body.textContent} ${JSON.stringify(data ?? {})}`
  cleanup()
  return text.match(new RegExp(claims[locale], 'gi')) ?? []
}
