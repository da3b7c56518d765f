import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import { Errors } from 'typebox/value'

/**
 * What is said beside a field that was refused, by the rule that refused it: `required`, `minLength`, `maximum`, … A
 * field inside another is named with a dot: `name.en`.
 */
export type FieldTexts = Record<string, (rule: string) => string>

/** A validator as Standard Schema (https://standardschema.dev) has it: what form libraries take. */
export interface FormSchema<Values> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly types?: { readonly input: Values; readonly output: Values } | undefined
    readonly validate: (values: unknown) => { value: Values } | { issues: FieldIssue[] }
  }
}

interface FieldIssue {
  message: string
  path: string[]
}

/**
 * The schema of a call's body as the validator of the form that makes the body: `bodyOf` makes it of what was typed, and
 * what the schema refuses is said beside the field of the same name, one text a field. It runs where TypeBox does: in the
 * admin and on the server, not in the shop, whose build leaves the schemas out.
 */
export function formSchema<Values>(
  schema: TSchema,
  bodyOf: (values: Values) => unknown,
  texts: FieldTexts,
): FormSchema<Values> {
  return {
    '~standard': {
      version: 1,
      vendor: 'typebox',
      validate(typed) {
        const values = typed as Values // the form's own, as its default values are
        const issues = issuesOf(schema, bodyOf(values), texts)
        return issues.length === 0 ? { value: values } : { issues }
      },
    },
  }
}

function issuesOf(schema: TSchema, body: unknown, texts: FieldTexts): FieldIssue[] {
  const said = new Map<string, FieldIssue>()
  for (const error of allErrors(schema, body)) {
    const path = error.instancePath.split('/').slice(1)
    const missing = error.keyword === 'required' ? error.params.requiredProperties : []
    for (const refused of missing.length > 0 ? missing.map((name) => path.concat(name)) : [path]) {
      const field = fieldOf(refused, texts)
      if (field && !said.has(field))
        said.set(field, { message: texts[field]?.(error.keyword) ?? '', path: field.split('.') })
    }
  }
  return [...said.values()]
}

/** TypeBox stops at eight unless told: a form that was sent empty may have more. */
function allErrors(schema: TSchema, body: unknown) {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: 200 })
  try {
    return Errors(schema, body)
  } finally {
    Settings.Set({ maxErrors })
  }
}

/** The field itself, else the one that it is a part of: `amount` stands for `amount.currency`. */
function fieldOf(path: readonly string[], texts: FieldTexts): string | undefined {
  const names = path.map((_, last) => path.slice(0, last + 1).join('.'))
  return names.findLast((name) => texts[name])
}
