import { setupI18n } from '@lingui/core'
import type { TimelineCause } from '@recadinho/contracts/admin-orders'
import { expect, it } from 'vitest'
import { messages as pt } from '../locales/pt/admin.po'
import { causeText } from './causes.ts'

const inPortuguese = (cause: TimelineCause) =>
  causeText(setupI18n({ locale: 'pt', messages: { pt } }), 'pt-BR', cause).replaceAll('\u00a0', ' ')

const brl = (amount: number) => ({ amount, currency: 'BRL' })

it.each<[TimelineCause, string]>([
  [
    { code: 'amount_differs', expected: brl(4990), received: brl(4989) },
    'Recebemos R$ 49,89 em vez de R$ 49,90',
  ],
  [
    { code: 'amount_differs', expected: brl(4990), received: { amount: 4990, currency: 'USD' } },
    'Recebemos US$ 49,90 em vez de R$ 49,90',
  ],
  [{ code: 'other_reference' }, 'A referência é de outro pedido ou pagamento'],
  [{ code: 'mode_differs' }, 'Pagamento de teste misturado com pagamento real'],
  [{ code: 'repeats_confirmation' }, 'Parece um pagamento que a equipe já confirmou'],
  [{ code: 'never_opened' }, 'Nunca chegou ao provedor de pagamento'],
  [{ code: 'payment_method', method: 'card' }, 'Cartão'],
  [{ code: 'corrected', fields: ['childName', 'whatsappNumber'] }, 'nome, número de WhatsApp'],
  [{ code: 'message', kind: 'receipt', label: { en: 'Receipt', pt: 'Recibo' } }, 'Recibo'],
  [{ code: 'gateway_code', value: 'card_declined' }, 'card_declined'],
  [{ code: 'text', text: 'as an older release wrote it' }, 'as an older release wrote it'],
  [{ code: 'written by a newer server' } as never, 'written by a newer server'],
])('%j', (cause, text) => {
  expect(inPortuguese(cause)).toBe(text)
})
