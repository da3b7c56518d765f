/** Structure of message texts; without schemas, so that a form can check them while the user types. */

export type TemplateChannel = 'email' | 'whatsapp' | 'whatsapp_template' | 'by_hand'
export const templateFieldNames = ['subject', 'text', 'button', 'templateName', 'templateLanguage'] as const
export type TemplateField = (typeof templateFieldNames)[number]

/** Placeholders in braces, each with an example; the same in every language. */
export const templateVariables = {
  siteTitle: 'Recadinho',
  number: 'R-7K3M9Q',
  total: 'R$ 49,90',
  link: 'https://recadinho.example/…',
  /** Only in texts of emails: they go to the buyer of a paid order. */
  childFirstName: 'Olívia',
} as const
export type TemplateVariable = keyof typeof templateVariables

interface Kind {
  channel: TemplateChannel
  variables: readonly TemplateVariable[]
  /** Variables the text must contain. */
  required: readonly TemplateVariable[]
  fields: readonly TemplateField[]
}

const email = (...fields: TemplateField[]): Kind => ({
  channel: 'email',
  variables: ['siteTitle', 'number'],
  required: [],
  fields,
})
/** An email about a paid order, whose text may contain the child's first name. */
const paidEmail = (...fields: TemplateField[]): Kind => ({
  ...email(...fields),
  variables: ['siteTitle', 'number', 'childFirstName'],
})
const byHand = (...required: TemplateVariable[]): Kind => ({
  channel: 'by_hand',
  variables: ['siteTitle', 'number', ...required.filter((each) => each !== 'number')],
  required,
  fields: ['text'],
})
const reply: Kind = { channel: 'whatsapp', variables: ['siteTitle'], required: [], fields: ['text'] }

/** Every message the shop sends to buyers, and the fields of its text. */
const kinds = {
  receipt: paidEmail('subject', 'text', 'button'),
  order_link: email('subject', 'text', 'button'),
  address_changed: email('subject', 'text'),
  video_email: paidEmail('subject', 'text', 'button'),
  /** The wording is approved by Meta: only the template's name and language are sent. */
  video_whatsapp: {
    channel: 'whatsapp_template',
    variables: ['number'],
    required: ['number'],
    fields: ['templateName', 'templateLanguage', 'text', 'button'],
  },
  video_by_hand: byHand('link'),
  pay_link: byHand('total', 'link'),
  greeting: byHand('number'),
  opted_out: reply,
  opted_in: reply,
} as const satisfies Record<string, Kind>
export type TemplateId = keyof typeof kinds

export const templateIds = Object.keys(kinds) as TemplateId[] // the record has exactly these keys

export const templateKind = (id: TemplateId): Kind => kinds[id]
export const templateFields = (id: TemplateId): readonly TemplateField[] => kinds[id].fields

/** The variables that a field may contain: none of the child in a subject, and none on a button. */
export function variablesOf(id: TemplateId, field: TemplateField): readonly TemplateVariable[] {
  const { variables } = templateKind(id)
  if (field === 'button') return []
  return field === 'subject' ? variables.filter((name) => name !== 'childFirstName') : variables
}

/** The longest text of each field; Meta allows 25 characters on a button. */
export const templateMax: Record<TemplateField, number> = {
  subject: 150,
  text: 1000,
  button: 25,
  templateName: 512,
  templateLanguage: 15,
}

/** A problem with a text; `variable` names the variable concerned. */
export type TemplateIssue =
  | { code: 'empty' | 'too_long' | 'not_a_name' }
  | { code: 'unknown_variable' | 'missing_variable'; variable: string }

const shapes: Partial<Record<TemplateField, RegExp>> = {
  templateName: /^[a-z0-9_]+$/,
  templateLanguage: /^[a-z]{2,3}(_[A-Za-z]{2,4})?$/,
}
const inBraces = /\{([^{}]*)\}/g

export function findTemplateIssues(id: TemplateId, field: TemplateField, text: string): TemplateIssue[] {
  if (text.trim() === '') return [{ code: 'empty' }]
  if (text.length > templateMax[field]) return [{ code: 'too_long' }]
  const shape = shapes[field]
  if (shape) return shape.test(text) ? [] : [{ code: 'not_a_name' }]
  const { required } = templateKind(id)
  const known = variablesOf(id, field)
  const used = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  const lone = /[{}]/.exec(text.replaceAll(inBraces, ''))?.[0]
  const unknown = used.find((name) => !known.some((each) => each === name)) ?? lone
  if (unknown !== undefined) return [{ code: 'unknown_variable', variable: unknown }]
  const missing = field === 'text' ? required.filter((name) => !used.includes(name)) : []
  return missing.map((variable) => ({ code: 'missing_variable', variable }))
}

/** Fills in the values; unknown variables stay as they are. */
export const fillTemplate = (text: string, values: Partial<Record<TemplateVariable, string>>): string =>
  text.replaceAll(
    inBraces,
    (braces, name: string) =>
      Object.hasOwn(values, name) ? (values[name as TemplateVariable] ?? braces) : braces, // an own key: one of these
  )
