import type { Order } from '@recadinho/contracts/orders'
import { correctableFields } from '@recadinho/contracts/orders'

/** A paid order, for tests. */
export const anOrder = (change: Partial<Order> = {}): Order => ({
  id: '019a0000-0000-7000-8000-000000000001',
  number: 'R-7K3M9Q',
  status: 'in_production',
  paymentStatus: 'confirmed',
  stage: 'queued',
  createdAt: '2026-11-21T10:00:00Z',
  expiresAt: null,
  dueAt: '2026-11-22T10:01:00Z',
  completedAt: null,
  package: {
    id: 'one-character',
    title: { en: 'One character', pt: 'Um personagem' },
    charactersCount: 1,
  },
  characters: [
    {
      id: 'princess-amara',
      category: 'princesses',
      name: { en: 'Princess Amara', pt: 'Princesa Amara' },
    },
  ],
  childName: 'Olívia',
  nameHint: null,
  childAge: 6,
  occasion: 'birthday',
  occasionDate: null,
  additionalNotes: 'She lost her first tooth.',
  useAIVoice: true,
  whatsappNumber: '5511987654321',
  guardianName: 'Ana Souza',
  guardianEmail: 'ana@example.com',
  locale: 'pt',
  country: null,
  amounts: {
    installments: [],
    price: { amount: 4990, currency: 'BRL' },
    discount: { amount: 0, currency: 'BRL' },
    total: { amount: 4990, currency: 'BRL' },
  },
  promoCode: null,
  detailsVersion: 1,
  corrections: [...correctableFields],
  paused: false,
  video: null,
  videoState: 'none',
  payment: null,
  serverTime: '2026-11-21T10:02:00Z',
  ...change,
})
