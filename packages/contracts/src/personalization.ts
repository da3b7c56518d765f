import { Type, type Static, type TSchema } from 'typebox'
import { CalendarDay, Closed, Email, Line, Nullable, PhoneDigits, Prose, Words } from './common.ts'
import { Likeness } from './likeness.ts'
import { limits } from './limits.ts'

/** §3: what the video is for. */
export const occasions = [
  'birthday',
  'achievement',
  'backToSchool',
  'christmas',
  'easter',
  'childrensDay',
  'congratulations',
  'getWell',
  'justBecause',
] as const
export type Occasion = (typeof occasions)[number]
export const Occasion = Type.Enum(occasions)

/** What the buyer decides about a part of the notes that is not said: only the team reads it, or no line mentions it. */
export const unsaidChoices = ['team', 'never'] as const
export type UnsaidChoice = (typeof unsaidChoices)[number]

/** The choices, each for a part of the notes in its own words: it lapses when they change. */
export const Unsaid = Type.Array(
  Closed({ text: Prose(1, limits.notesByHandMax), choice: Type.Enum(unsaidChoices) }),
  { maxItems: limits.unsaidMax },
)
export type Unsaid = Static<typeof Unsaid>

/** A brother, sister or friend who is greeted with the child, as a form has it. */
export interface OtherChild {
  readonly name: string
  readonly nameHint: string
}

/** Other children of an order in one line: `Pedro (PEH-droo), Bia`. */
export const otherChildrenText = (
  children: readonly { readonly name: string; readonly nameHint?: string | null | undefined }[],
): string => children.map(({ name, nameHint }) => (nameHint ? `${name} (${nameHint})` : name)).join(', ')

/** The value of a field in the draft, by its kind. */
export interface ValueOf {
  children: readonly OtherChild[]
  line: string
  prose: string
  age: number | null
  occasion: Occasion | null
  /** `YYYY-MM-DD`; empty if no day was selected. */
  day: string
  yesNo: boolean
  unsaid: Unsaid
  likeness: Likeness | null
  /** As typed, without the country's prefix. */
  phone: string
}

interface Field {
  kind: keyof ValueOf
  /** Its value in a new draft. */
  empty: ValueOf[keyof ValueOf]
  /** May stay empty; it is then omitted when it is sent, and `null` or an empty list in the order. */
  optional?: true
  /** The step of the purchase that asks for it. */
  step: 'personalization' | 'checkout'
  /** Who may correct it (O7.3): addresses only in the browser that placed the order, because links get forwarded. */
  correctable?: 'everywhere' | 'whereOrdered'
  /** The script depends on it: its words do, or how they are said. */
  spoken?: 'words' | 'sound'
  /** Whose list of the video's details shows it. The order itself has all fields, for buyer and staff. */
  listed?: 'everyone' | 'buyer'
  /** What stays in the buyer's next order. */
  kept: 'always' | 'sameChild' | 'never'
}

const ofChild = {
  step: 'personalization',
  correctable: 'everywhere',
  listed: 'everyone',
  kept: 'sameChild',
} as const

const ofContact = { empty: '', correctable: 'whereOrdered', listed: 'buyer', kept: 'always' } as const

/**
 * What a buyer enters: each field once, in the order of the details. Draft, order, correction, phone order, the lists of
 * details and the script's input follow from this table and from `schemas`, which the apps' builds leave out.
 */
export const personalization = {
  childName: { ...ofChild, kind: 'line', empty: '', spoken: 'words' },
  nameHint: { ...ofChild, kind: 'line', empty: '', optional: true, spoken: 'sound' },
  otherChildren: { ...ofChild, kind: 'children', empty: [], optional: true, spoken: 'words' },
  childAge: { ...ofChild, kind: 'age', empty: null, spoken: 'words' },
  likeness: { ...ofChild, kind: 'likeness', empty: null, optional: true },
  // The only occasion that is right on any day, should the buyer overlook the field.
  occasion: { ...ofChild, kind: 'occasion', empty: 'justBecause', spoken: 'words' },
  occasionDate: { ...ofChild, kind: 'day', empty: '', optional: true, kept: 'never' },
  additionalNotes: { ...ofChild, kind: 'prose', empty: '', spoken: 'words' },
  unsaid: {
    kind: 'unsaid',
    empty: [],
    optional: true,
    step: 'personalization',
    correctable: 'everywhere',
    spoken: 'words',
    kept: 'sameChild',
  },
  useAIVoice: { kind: 'yesNo', empty: true, step: 'personalization', spoken: 'words', kept: 'sameChild' },
  whatsappNumber: { ...ofContact, kind: 'phone', step: 'personalization' },
  guardianName: { kind: 'line', empty: '', step: 'checkout', kept: 'always' },
  guardianEmail: { ...ofContact, kind: 'line', step: 'checkout' },
} as const satisfies Record<string, Field>

type Table = typeof personalization
export type PersonalizationField = keyof Table
type FieldWith<Fact> = {
  [Name in PersonalizationField]: Table[Name] extends Fact ? Name : never
}[PersonalizationField]

export const personalizationFields = Object.keys(personalization) as PersonalizationField[] // the table's keys

/** The fields as the draft has them. */
export type Personalization = { [Name in PersonalizationField]: ValueOf[Table[Name]['kind']] }

export const emptyPersonalization = /* @__PURE__ */ Object.fromEntries<unknown>(
  personalizationFields.map((name) => [name, personalization[name].empty]),
) as Personalization // a value of its kind for each

/** The fields that may be corrected until production starts. */
export type CorrectablePersonalization = FieldWith<{ correctable: string }>
export const correctablePersonalization = /* @__PURE__ */ personalizationFields.filter(
  (name): name is CorrectablePersonalization => 'correctable' in personalization[name],
)

/** The fields that the script is written from. */
export type ScriptField = FieldWith<{ spoken: string }>
export const scriptFields = /* @__PURE__ */ personalizationFields.filter(
  (name): name is ScriptField => 'spoken' in personalization[name],
)
/** A correction of these changes its words. */
export const spokenFields = /* @__PURE__ */ correctablePersonalization.filter(
  (name): name is FieldWith<{ correctable: string; spoken: 'words' }> =>
    'spoken' in personalization[name] && personalization[name].spoken === 'words',
)

/** The fields of the purchase's third step. */
export type StepField = FieldWith<{ step: 'personalization' }>

/** The fields in the lists of details. */
export const detailsOf = (reader: 'buyer' | 'staff') =>
  personalizationFields.filter((name): name is FieldWith<{ listed: string }> => {
    const field: Field = personalization[name]
    return field.listed === 'everyone' || field.listed === reader
  })

const age = Type.Integer({ minimum: limits.ageMin, maximum: limits.ageMax })
const notes = Prose(1, limits.notesByHandMax)
const childName = Words(1, limits.childNameMax)
const nameHint = Words(1, limits.nameHintMax)
const otherChildren = Type.Array(Closed({ name: childName, nameHint: Type.Optional(nameHint) }), {
  maxItems: limits.otherChildrenMax,
})

interface Row {
  sent: TSchema
  corrected?: TSchema
  shown: TSchema
}

/**
 * Each field as it is sent with an order, as it is sent with a correction, and as an order shows it: without the rules of
 * today, which older and erased orders do not keep.
 */
const schemas = {
  childName: { sent: childName, corrected: childName, shown: Type.String() },
  /** How the name is pronounced, spelt freely by the buyer: `Zhwow` for João. */
  nameHint: {
    sent: Type.Optional(nameHint),
    corrected: Nullable(Line(0, limits.nameHintMax)),
    shown: Nullable(Type.String()),
  },
  /** More children whom the video is for; a correction sends them all. */
  otherChildren: {
    sent: Type.Optional(otherChildren),
    corrected: otherChildren,
    shown: Type.Array(Closed({ name: Type.String(), nameHint: Nullable(Type.String()) })),
  },
  /** Age on the day of the occasion; it is said of several children only if the notes say that it is everyone's. */
  childAge: { sent: age, corrected: age, shown: Type.Integer() },
  occasion: { sent: Occasion, corrected: Occasion, shown: Occasion },
  /** The day the video is for: today or later, within `limits.occasionDaysAhead`. */
  occasionDate: {
    sent: Type.Optional(CalendarDay),
    corrected: Nullable(CalendarDay),
    shown: Nullable(CalendarDay),
  },
  /** At most 400 characters if the text is written by AI, 700 if it is the buyer's own (§5). */
  additionalNotes: { sent: notes, corrected: notes, shown: Type.String() },
  /** What the buyer decided about parts of the notes that are not said. */
  unsaid: { sent: Type.Optional(Unsaid), corrected: Unsaid, shown: Unsaid },
  /** The child as a drawing in the film; absent or `null`: the film has none. */
  likeness: { sent: Type.Optional(Likeness), corrected: Nullable(Likeness), shown: Nullable(Likeness) },
  useAIVoice: { sent: Type.Boolean(), shown: Type.Boolean() },
  whatsappNumber: { sent: PhoneDigits, corrected: PhoneDigits, shown: Type.String() },
  guardianName: { sent: Words(2, 100), shown: Type.String() },
  guardianEmail: { sent: Email, corrected: Email, shown: Type.String() },
} as const satisfies Record<PersonalizationField, Row>

type Schemas = typeof schemas

const column = (names: readonly PersonalizationField[], use: keyof Row): object =>
  Object.fromEntries(names.map((name) => [name, (schemas[name] as Row)[use]]))

/** `POST /api/orders`: the fields as the buyer entered them. */
export const sentSchemas = /* @__PURE__ */ column(personalizationFields, 'sent') as {
  [Name in PersonalizationField]: Schemas[Name]['sent']
}

/** `PATCH /api/orders/{id}`: `null` clears an optional field. */
export const correctedSchemas = /* @__PURE__ */ column(correctablePersonalization, 'corrected') as {
  [Name in CorrectablePersonalization]: Schemas[Name]['corrected']
}

/** The fields of an order, for buyer and staff. */
export const shownSchemas = /* @__PURE__ */ column(personalizationFields, 'shown') as {
  [Name in PersonalizationField]: Schemas[Name]['shown']
}
