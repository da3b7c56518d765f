import { Type, type Static } from 'typebox'
import { ownerOnly, provenOwner } from './access.ts'
import { AnyLine, Closed, Instant, SeenNumber, Uuid } from './common.ts'
import type { Endpoint } from './endpoints.ts'
import { orderStatuses } from './filters.ts'

/** Categories of personal data, in everyday terms. */
export const personalCategories = [
  'orders',
  'scripts',
  'timeline',
  'videos',
  'payments',
  'contact',
  'chats',
  'visits',
] as const
export type PersonalCategory = (typeof personalCategories)[number]

/** An email address, a phone number or an order number. */
const search = AnyLine(3, 254)

export const LookUpPersonBody = Closed({ search })

/** `finished` matters because an open order needs its buyer's data. */
export const HeldOrder = Closed({
  id: Uuid,
  number: Type.String(),
  status: Type.Enum(orderStatuses),
  open: Type.Boolean(),
  createdAt: Instant,
})
export type HeldOrder = Static<typeof HeldOrder>

/** The personal data the shop holds about someone. */
export const HeldData = Closed({
  emails: Type.Array(Type.String()),
  phones: Type.Array(Type.String()),
  /** Newest first. */
  orders: Type.Array(HeldOrder),
  /** Only categories with data. */
  categories: Type.Array(Closed({ category: Type.Enum(personalCategories), rows: Type.Integer() })),
  /** Total number of rows. */
  rows: Type.Integer(),
})
export type HeldData = Static<typeof HeldData>

/** Increases whenever the export format changes. */
export const exportVersion = 1

const tables = { definedBy: "the database's tables" }

/** All data about a person, by table. */
export const PersonalDataExport = Closed({
  version: Type.Literal(exportVersion),
  exportedAt: Instant,
  person: Closed({ emails: Type.Array(Type.String()), phones: Type.Array(Type.String()) }),
  data: Type.Record(Type.String(), Type.Array(Type.Record(Type.String(), Type.Unknown(), tables)), tables),
})
export type PersonalDataExport = Static<typeof PersonalDataExport>

export const ErasePersonBody = Closed({
  search,
  /** The number of `rows` the caller saw; if it has changed, the call fails with 409 `version_conflict`. */
  rowsSeen: SeenNumber,
})

export const ErasedData = Closed({ rows: Type.Integer() })

/** The last run of a purge; `finishedAt` is `null` while it runs. */
export const PurgeRun = Closed({
  name: Type.String(),
  beganAt: Instant,
  finishedAt: Type.Union([Instant, Type.Null()]),
  removed: Type.Integer(),
})
export type PurgeRun = Static<typeof PurgeRun>

export const PurgeReport = Closed({ items: Type.Array(PurgeRun) })

/**
 * Requests by people about their data; part of `endpoints`. Email addresses and phone numbers never appear in a URL.
 */
export const personalDataEndpoints = {
  lookUpPerson: {
    ...ownerOnly,
    method: 'POST',
    path: '/api/admin/personal-data-lookups',
    summary: 'What the shop holds of a person',
    body: LookUpPersonBody,
    status: 200,
    response: HeldData,
  },
  exportPerson: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/personal-data-exports',
    summary: 'Everything that the shop holds of a person',
    body: LookUpPersonBody,
    status: 200,
    response: PersonalDataExport,
  },
  erasePerson: {
    ...provenOwner,
    method: 'POST',
    path: '/api/admin/personal-data-erasures',
    summary: 'Erase a person: their orders keep the accounting record alone',
    body: ErasePersonBody,
    status: 200,
    response: ErasedData,
  },
  listPurges: {
    ...ownerOnly,
    method: 'GET',
    path: '/api/admin/purges',
    summary: 'What was last removed because it was old enough',
    status: 200,
    response: PurgeReport,
  },
} as const satisfies Record<string, Endpoint>
