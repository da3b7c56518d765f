import type { CreateOrderBody, OrderFields } from '@recadinho/contracts/orders'
import {
  personalizationFields,
  scriptFields,
  type PersonalizationField,
  type ScriptField,
} from '@recadinho/contracts/personalization'
import { sql, type Selectable } from 'kysely'
import type { Static } from 'typebox'
import type { NamedChild, OrdersTable } from '../../db/schema/orders.ts'

/** The column of each field that a buyer enters. */
export const columnOf = {
  childName: 'child_name',
  nameHint: 'name_hint',
  otherChildren: 'other_children',
  childAge: 'child_age',
  occasion: 'occasion',
  occasionDate: 'occasion_date',
  additionalNotes: 'additional_notes',
  unsaid: 'unsaid',
  likeness: 'likeness',
  useAIVoice: 'use_ai_voice',
  whatsappNumber: 'whatsapp_number',
  guardianName: 'guardian_name',
  guardianEmail: 'guardian_email',
} as const satisfies Record<PersonalizationField, keyof OrdersTable>

/** What takes the place of a detail when the child's data and the phone number are erased, in SQL. */
export const erasedDetails = {
  child_name: "'—'",
  name_hint: 'null',
  other_children: "'[]'",
  // The table requires an age and an occasion; `details_erased_at` tells that these are placeholders.
  child_age: '1',
  occasion: "'justBecause'",
  occasion_date: 'null',
  additional_notes: "''",
  unsaid: "'[]'",
  likeness: 'null',
  whatsapp_number: "''",
} as const

type Columns = typeof columnOf
type Column = Columns[PersonalizationField]
export type DetailColumns = Pick<Selectable<OrdersTable>, Column>

export const detailNames = Object.values(columnOf)

/** What a query selects. The driver would read a day as a moment, so it is read as text. */
export const detailColumns = detailNames
  .filter((column) => column !== 'occasion_date')
  .map((column) => `orders.${column}` as const)
export const occasionDay = sql<string | null>`orders.occasion_date::text`.as('occasion_date')

/** O7.1: the shop's own film waits for approval, and nobody is looking at it. */
export const filmWaits = sql<boolean>`(orders.stage is not distinct from 'review'
  and exists (select from videos where order_id = orders.id and state = 'draft' and revoked_at is null)
  and not exists (select from order_claims where order_id = orders.id and expires_at > now()))`.as(
  'film_waits',
)

/** Whether the owner lets parents record lines. */
export const parentsMayRecord = sql<boolean>`(select parent_recordings from settings)`.as(
  'parents_may_record',
)

/** The columns as fields of an order. */
export const fieldsOf = (row: DetailColumns) =>
  Object.fromEntries<unknown>(personalizationFields.map((field) => [field, row[columnOf[field]]])) as {
    [Field in PersonalizationField]: Static<(typeof OrderFields)[Field]> // of the column that stores it
  }

type Sent = { [Field in PersonalizationField]?: CreateOrderBody[Field] | null | undefined }

/** Fields as columns, as they were sent. */
export const columnsOf = <Field extends PersonalizationField>(fields: readonly Field[], sent: Sent) =>
  Object.fromEntries<unknown>(fields.map((field) => [columnOf[field], columnValue(field, sent)])) as Pick<
    DetailColumns,
    Columns[Field] // of the field that was checked
  >

function columnValue(field: PersonalizationField, sent: Sent) {
  if (field === 'otherChildren')
    return (sent.otherChildren ?? []).map(({ name, nameHint = null }) => ({ name, nameHint }))
  if (field === 'unsaid') return sent.unsaid ?? []
  return sent[field] === '' ? null : (sent[field] ?? null)
}

/** The children of a row, as the writer and emails take them. */
export const childrenIn = (
  row: Pick<DetailColumns, 'child_name' | 'name_hint'> & { other_children: readonly NamedChild[] },
) => ({
  childName: row.child_name,
  nameHint: row.name_hint,
  otherChildren: row.other_children,
})

/** The names of all children, with commas. */
export const allNames = (row: Pick<DetailColumns, 'child_name' | 'other_children'>): string =>
  [row.child_name, ...row.other_children.map(({ name }) => name)].join(', ')

type ScriptRow = Pick<DetailColumns, Columns[ScriptField]> & Pick<OrdersTable, 'locale'>

/** What the script is written from. */
export function scriptInput(row: ScriptRow) {
  const { additionalNotes: notes, ...fields } = Object.fromEntries<unknown>(
    scriptFields.map((field) => [field, row[columnOf[field]]]),
  ) as { [Field in ScriptField]: ScriptRow[Columns[Field]] } // of the column that stores it
  return { ...fields, notes, locale: row.locale }
}

/** A value as the driver takes it: a list is JSON. */
export const written = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value)
