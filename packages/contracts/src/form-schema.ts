import type { TSchema } from 'typebox'
import { Settings } from 'typebox/system'
import { Errors } from 'typebox/value'
import { lineCleaner } from './line-cleaner.ts'

/**
 * Error texts of a field by the rule that failed: `required`, `minLength`, `maximum`, … Nested fields are named with a
 * dot: `name.en`.
 */
export type FieldTexts = Record<string, (rule: string) => string>

/** A validator in Standard Schema form (https://standardschema.dev), as form libraries accept it. */
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
 * Turns the schema of a request body into a form validator. `bodyOf` builds the body from the form values, and each
 * schema error is shown at the field of the same name, one text per field. One-line texts are cleaned first, as the
 * server does. Needs TypeBox at run time: works in the
 * admin and on the server, but not in the shop, whose build omits the schemas.
 */
export function formSchema<Values>(
  schema: TSchema,
  bodyOf: (values: Values) => unknown,
  texts: FieldTexts,
): FormSchema<Values> {
  const clean = lineCleaner(schema)
  return {
    '~standard': {
      version: 1,
      vendor: 'typebox',
      validate(typed) {
        const values = typed as Values // the form's own values, typed like its defaults
        const issues = issuesOf(schema, clean ? clean(bodyOf(values)) : bodyOf(values), texts)
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

/** TypeBox stops after eight errors by default; an empty form may have more. */
function allErrors(schema: TSchema, body: unknown) {
  const { maxErrors } = Settings.Get()
  Settings.Set({ maxErrors: 200 })
  try {
    return Errors(schema, body)
  } finally {
    Settings.Set({ maxErrors })
  }
}

/** The field itself, or the nearest parent that has texts: `amount` for `amount.currency`. */
function fieldOf(path: readonly string[], texts: FieldTexts): string | undefined {
  const names = path.map((_, last) => path.slice(0, last + 1).join('.'))
  return names.findLast((name) => texts[name])
}
