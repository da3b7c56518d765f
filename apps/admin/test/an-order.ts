import type { AdminOrder, AdminOrderList } from '@recadinho/contracts/admin-orders'
import type { ScriptLine } from '@recadinho/contracts/scripts'

/** A line of a script, with overrides. */
export const aLine = (text: string, changes: Partial<ScriptLine> = {}): ScriptLine => ({
  id: 'opening',
  speakers: ['princess-amara'],
  text,
  sayAs: [],
  mood: null,
  pause: 0,
  origin: 'shop',
  part: null,
  topic: null,
  note: null,
  ...changes,
})

/** An order in production, with overrides. */
export function anOrder(changes: Partial<AdminOrder> = {}): AdminOrder {
  const total = { amount: 8990, currency: 'USD' }
  return {
    id: '01938f00-0000-7000-8000-000000000001',
    number: 'R-7K3M9Q',
    status: 'in_production',
    paymentStatus: 'confirmed',
    stage: 'scripting',
    createdAt: '2026-11-20T10:00:00Z',
    expiresAt: null,
    deliveryHours: 24,
    promisedHours: 24,
    dueAt: '2026-11-21T11:00:00Z',
    completedAt: null,
    revision: 1,
    package: { id: 'two', title: { en: 'Two characters', pt: 'Dois personagens' }, charactersCount: 2 },
    characters: [],
    childName: 'Olivia',
    nameHint: null,
    otherChildren: [],
    childAge: 6,
    occasion: 'birthday',
    occasionDate: null,
    additionalNotes: 'Her first tooth is out.',
    unsaid: [],
    likeness: null,
    useAIVoice: true,
    whatsappNumber: '5511987654321',
    guardianName: 'Marta',
    guardianEmail: 'marta@example.com',
    locale: 'en',
    country: 'US',
    amounts: { price: total, discount: { amount: 0, currency: 'USD' }, total, installments: [] },
    promoCode: null,
    version: 3,
    takenBy: null,
    hasParentTakes: false,
    detailsErasedAt: null,
    onHold: null,
    claim: null,
    leftOut: [],
    script: {
      version: 1,
      lines: [aLine('Hello Olivia!')],
      text: 'Hello Olivia!',
      author: 'writer',
      authorName: null,
      at: '2026-11-20T10:00:00Z',
      beforeCorrection: false,
    },
    corrections: [],
    notes: [],
    payments: [],
    videos: [],
    film: null,
    timeline: [],
    moreTimeline: null,
    actions: [],
    nextStages: [],
    serverTime: '2026-11-20T12:00:00Z',
    ...changes,
  }
}

/** A page of the list with an order for each number. */
export function anOrderList(numbers: readonly string[]): AdminOrderList {
  const { guardianName, childName, whatsappNumber, status, stage, paymentStatus, createdAt, dueAt } =
    anOrder()
  const order = { guardianName, childName, whatsappNumber, status, stage, paymentStatus, createdAt, dueAt }
  const { package: bought, amounts, serverTime } = anOrder()
  return {
    items: numbers.map((number) => ({
      ...order,
      id: number,
      number,
      packageTitle: bought.title,
      onHold: false,
      onHoldSince: null,
      claim: null,
      unseenCorrection: false,
      version: 3,
      total: amounts.total,
    })),
    nextCursor: null,
    counts: { pending: 0, in_production: numbers.length, completed: 0, expired: 0, cancelled: 0, late: 0 },
    serverTime,
  }
}
