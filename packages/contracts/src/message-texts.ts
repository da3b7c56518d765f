/** What the words of messages consist of; without schemas, so that a form checks them as they are typed. */

export type TemplateChannel = 'email' | 'whatsapp' | 'whatsapp_template' | 'by_hand'
export const templateFieldNames = ['subject', 'text', 'button', 'templateName', 'templateLanguage'] as const
export type TemplateField = (typeof templateFieldNames)[number]

/** What stands in braces in a text, each with an example; the same in every language. */
export const templateVariables = {
  siteTitle: 'Recadinho',
  number: 'R-7K3M9Q',
  total: 'R$ 49,90',
  link: 'https://recadinho.example/…',
} as const
export type TemplateVariable = keyof typeof templateVariables

interface Kind {
  channel: TemplateChannel
  variables: readonly TemplateVariable[]
  /** What the text must have. */
  required: readonly TemplateVariable[]
  fields: readonly TemplateField[]
}

const email = (...fields: TemplateField[]): Kind => ({
  channel: 'email',
  variables: ['siteTitle', 'number'],
  required: [],
  fields,
})
const byHand = (...required: TemplateVariable[]): Kind => ({
  channel: 'by_hand',
  variables: ['siteTitle', 'number', ...required.filter((each) => each !== 'number')],
  required,
  fields: ['text'],
})
const reply: Kind = { channel: 'whatsapp', variables: ['siteTitle'], required: [], fields: ['text'] }

/** Every message that the shop writes to buyers, and what its words consist of. */
const kinds = {
  receipt: email('subject', 'text', 'button'),
  order_link: email('subject', 'text', 'button'),
  address_changed: email('subject', 'text'),
  video_email: email('subject', 'text', 'button'),
  /** The words as Meta approved them: only the template's name and language are sent. */
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

export const templateIds = Object.keys(kinds) as TemplateId[] // the record names exactly these

export const templateKind = (id: TemplateId): Kind => kinds[id]
export const templateFields = (id: TemplateId): readonly TemplateField[] => kinds[id].fields

/** The longest text of each field; Meta allows 25 characters on a button. */
export const templateMax: Record<TemplateField, number> = {
  subject: 150,
  text: 1000,
  button: 25,
  templateName: 512,
  templateLanguage: 15,
}

/** What is wrong with a text; `variable` is what it is about. */
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
  const { variables, required } = templateKind(id)
  const known = field === 'button' ? [] : variables
  const used = [...text.matchAll(inBraces)].map(([, name = '']) => name)
  const lone = /[{}]/.exec(text.replaceAll(inBraces, ''))?.[0]
  const unknown = used.find((name) => !known.some((each) => each === name)) ?? lone
  if (unknown !== undefined) return [{ code: 'unknown_variable', variable: unknown }]
  const missing = field === 'text' ? required.filter((name) => !used.includes(name)) : []
  return missing.map((variable) => ({ code: 'missing_variable', variable }))
}

/** The text with its values; what is no variable of theirs stays as it is. */
export const fillTemplate = (text: string, values: Partial<Record<TemplateVariable, string>>): string =>
  text.replaceAll(
    inBraces,
    (braces, name: string) =>
      Object.hasOwn(values, name) ? (values[name as TemplateVariable] ?? braces) : braces, // its own, so one of these
  )
