import type { FieldIssue } from '@recadinho/contracts/errors'
import { lineCleaner } from '@recadinho/contracts/line-cleaner'
import type { FastifySchemaCompiler, FastifySerializerCompiler, FastifyServerOptions } from 'fastify'
import type { TSchema } from 'typebox'
import { Compile, type Validator } from 'typebox/compile'
import { Settings } from 'typebox/system'
import { AppError } from '../errors.ts'

const maxIssues = 20
// An unknown field counts as two errors.
Settings.Set({ maxErrors: 2 * maxIssues })
const missing = 'is missing'

type Factory = NonNullable<NonNullable<FastifyServerOptions['schemaController']>['compilersFactory']>

/** Fastify's compilers, based on TypeBox. Passed at construction, so that the default ones are never loaded. */
export const compilersFactory = {
  buildValidator: () => validatorCompiler,
  buildSerializer: () => serializerCompiler,
} as unknown as Factory // Fastify types these for Ajv's options, but calls them with a route's schema

/**
 * Rejects, never repairs: no field is dropped and no type changed. The exceptions: strings of paths and queries are
 * converted to numbers and booleans, and invisible characters that copying adds are removed from one-line texts.
 */
const validatorCompiler: FastifySchemaCompiler<TSchema> = ({ schema, httpPart }) => {
  const validator = lazily(schema)
  const converts = (httpPart === 'querystring' || httpPart === 'params') && holdsOtherThanText(schema)
  const where = httpPart === 'querystring' ? 'query' : (httpPart ?? 'body')
  const clean = lineCleaner(schema)
  return (sent: unknown) => {
    const data = clean ? clean(sent) : sent
    // Most input needs no conversion, which costs several times what checking does.
    const value = converts && !validator().Check(data) ? validator().Convert(data) : data
    if (validator().Check(value)) return { value }
    const issues = issuesOf(validator(), value, where)
    return {
      error: new AppError(
        'validation_failed',
        `${issues[0]?.path ?? where} ${issues[0]?.message ?? 'is not valid'}`,
        { issues },
      ),
    }
  }
}

/** Checks each response against its schema, so that it contains no field outside the contract. */
const serializerCompiler: FastifySerializerCompiler<TSchema> = ({ schema }) => {
  const validator = lazily(schema)
  return (data: unknown) => {
    if (!validator().Check(data)) {
      const [issue] = issuesOf(validator(), data, 'response')
      throw new Error(`The answer breaks its contract: ${issue?.path} ${issue?.message}`)
    }
    return JSON.stringify(data)
  }
}

/** Conversion walks the whole schema on each request, so it is skipped for schemas of strings only. */
const holdsOtherThanText = (schema: TSchema) =>
  JSON.stringify(schema).match(/"type":"(?!string|object)/) !== null

/** Compiled on first use, so that startup compiles nothing. */
function lazily(schema: TSchema): () => Validator {
  let validator: Validator | undefined
  return () => (validator ??= Compile(schema))
}

function issuesOf(validator: Validator, value: unknown, where: string): FieldIssue[] {
  const issues = new Map<string, FieldIssue>()
  for (const { keyword, instancePath, params, message } of validator.Errors(value)) {
    const names =
      keyword === 'additionalProperties'
        ? params.additionalProperties
        : keyword === 'required'
          ? params.requiredProperties
          : []
    // Each field is reported once; "schema is false" only repeats that a field is unknown.
    if (keyword === 'boolean') continue
    const text =
      keyword === 'additionalProperties' ? 'is not known' : keyword === 'required' ? missing : message
    for (const path of names.length > 0 ? names.map((name) => `${instancePath}/${name}`) : [instancePath]) {
      const shown = `${where}${path}`.slice(0, 120)
      if (!issues.has(shown)) issues.set(shown, { path: shown, message: text })
    }
  }
  // Wrong values come before missing ones.
  const given = [...issues.values()].filter((issue) => issue.message !== missing)
  const absent = [...issues.values()].filter((issue) => issue.message === missing)
  return [...given, ...absent].slice(0, maxIssues)
}
