import { setupI18n } from '@lingui/core'
import { expect, it } from 'vitest'
import { messages as pt } from '../locales/pt/admin.po'
import { misfitReason } from './misfit.ts'

const inPortuguese = (words: string) =>
  misfitReason(setupI18n({ locale: 'pt', messages: { pt } }), 'pt-BR', words)?.replaceAll('\u00a0', ' ')

it.each([
  ['4989 BRL instead of 4990 BRL', 'Chegaram R$ 49,89 em vez de R$ 49,90'],
  ['4990 USD instead of 4990 BRL', 'Chegaram US$ 49,90 em vez de R$ 49,90'],
  ['another reference', 'Traz o nome de outro pedido ou pagamento'],
  ['test and live money mixed', 'Dinheiro de teste misturado com dinheiro de verdade'],
  ['card_declined', undefined],
])('%s', (words, text) => {
  expect(inPortuguese(words)).toBe(text)
})
