import { expect, test } from 'vitest'
import * as en from '../locales/en/order.po'
import * as pt from '../locales/pt/order.po'
import * as enParts from '../locales/en/parts.po'
import * as ptParts from '../locales/pt/parts.po'
import * as enShop from '../locales/en/shop.po'
import * as ptShop from '../locales/pt/shop.po'
import { createShopI18n } from './i18n.ts'

const texts = {
  en: { ...enShop.messages, ...enParts.messages, ...en.messages },
  pt: { ...ptShop.messages, ...ptParts.messages, ...pt.messages },
}
const said = (locale: 'en' | 'pt') => Object.values(texts[locale]).flat(5)

test.each([
  'Algo deu errado',
  'Ocorreu um erro inesperado ao carregar esta página.',
  'Tentar novamente',
  'Em Manutenção',
  'Verificar mais tarde',
  'Erro ao registrar acesso',
  'Não foi possível registrar seu número. Tente novamente.',
  'Não foi possível registrar seu acesso. Tente novamente.',
  'Ocorreu um erro ao tentar registrar seu acesso. Tente novamente mais tarde.',
])('§2, §8: the Portuguese shop says “%s”', (text) => expect(said('pt')).toContain(text))

test.each([
  'the portal is temporarily under maintenance. We will be back soon!',
  'Select a language',
  'Full offer',
  'Limited offer',
])('§2: the English shop says “%s”', (text) => expect(said('en')).toContain(text))

test.each(['en', 'pt'] as const)('§8: in %s a missing translation shows the key itself', async (locale) => {
  const i18n = await createShopI18n(locale)
  const key = 'checkout.pay'
  expect(i18n._(key)).toBe(key)
})
