import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Stores a complete draft, as after the purchase, and opens a checkout of it. */
export async function comeWithDraft(
  page: Page,
  locale: 'en' | 'pt',
  checkout: string,
  change: Record<string, unknown> = {},
) {
  const draft = {
    id: randomUUID(),
    selectedPackage: {
      id: 'one-character',
      price: { amount: locale === 'pt' ? 4990 : 990, currency: locale === 'pt' ? 'BRL' : 'USD' },
      charactersCount: 1,
    },
    selectedCharacters: [{ id: 'princess-amara' }],
    childName: 'Mia',
    childAge: 6,
    occasion: 'birthday',
    whatsappNumber: '11 98765 4321',
    whatsappCountry: 'BR',
    additionalNotes: 'She lost her first tooth and sings to her dog.',
    useAIVoice: true,
    paymentMethod: null,
    orderStatus: 'pending',
    guardianName: 'Ana Prado',
    guardianEmail: 'ana@example.com',
    ...change,
  }
  // A file of the shop's origin that runs no script.
  await page.goto('/robots.txt')
  await page.evaluate(
    ([stored, language]) => {
      localStorage.setItem('recadinho.draft.v1', stored ?? '')
      document.cookie = `recadinho_locale=${language};path=/`
    },
    [JSON.stringify(draft), locale],
  )
  await page.goto(checkout)
}
