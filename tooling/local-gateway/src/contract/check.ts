import { contract, type Schema } from './schema.ts'
import type { ContractRoots } from './roots.ts'

/** What does not match, and where (`payment_method_options[pix][expires_at]`). */
export interface Problem {
  kind: 'unknown' | 'missing' | 'type'
  path: string
  /** The invalid value; undefined for a missing field. */
  value?: unknown
  expected: string
}

export type Checked = { ok: true; value: unknown } | { ok: false; problem: Problem }

/**
 * Checks a value against a root of the contract. `form` parses the strings of a form-encoded request into numbers and
 * booleans, by declared type and only in canonical spelling (`1e3` and ` 7` are refused); `json` takes the value
 * unchanged.
 */
export function check(root: keyof ContractRoots, value: unknown, wire: 'form' | 'json'): Checked {
  return visit(contract.roots[root], value, undefined, wire)
}

type Wire = 'form' | 'json'

/** The path of a field as a linked list from its end; spelled out only for a problem. */
type Path = { above: Path; name: string } | undefined

function visit(schema: Schema, value: unknown, path: Path, wire: Wire): Checked {
  if (schema.$ref) return visit(resolve(schema), value, path, wire)
  if (schema.anyOf) return visitUnion(schema.anyOf, value, path, wire)
  if (schema.const !== undefined) {
    const given = wire === 'form' ? readForm(typeof schema.const, value) : value
    return given === schema.const ? fine(given) : wrong(path, value, JSON.stringify(schema.const))
  }
  if (schema.enum) {
    const known = typeof value === 'string' && schema.enum.includes(value)
    return known ? fine(value) : wrong(path, value, `one of ${schema.enum.join(', ')}`)
  }
  if (schema.type === 'array') return visitArray(schema, value, path, wire)
  if (schema.type === 'object') return visitObject(schema, value, path, wire)
  return visitScalar(schema, value, path, wire)
}

function visitScalar(schema: Schema, value: unknown, path: Path, wire: Wire): Checked {
  if (!schema.type) return fine(value)
  if (schema.type === 'null') return value === null ? fine(value) : wrong(path, value, 'null')
  const expected = schema.type === 'integer' ? 'number' : schema.type
  const given = wire === 'form' ? readForm(expected, value) : value
  if (typeof given !== expected) return wrong(path, value, schema.type)
  if (schema.type === 'integer' && !Number.isSafeInteger(given)) return wrong(path, value, 'integer')
  return fine(given)
}

/** Returns the first member that matches, otherwise the problem of the member that matched furthest. */
function visitUnion(members: Schema[], value: unknown, path: Path, wire: Wire): Checked {
  for (const member of members) {
    if (!couldFit(member, value)) continue
    const result = visit(member, value, path, wire)
    if (result.ok) return result
  }
  return complaint(members, value, path, wire)
}

/** A quick check by the value's kind and by constant fields, because a union can be large: there are sixteen events. */
function couldFit(schema: Schema, value: unknown): boolean {
  const { type, properties } = resolve(schema)
  if (type === 'null') return value === null
  if (type !== 'object') return true
  if (typeof value !== 'object' || value === null) return false
  for (const name in properties) {
    const named = properties[name]?.const
    if (typeof named !== 'string' || !(name in value)) continue
    const given = value[name as keyof typeof value] // checked with `in`
    if (given !== undefined && given !== named) return false
  }
  return true
}

function complaint(members: Schema[], value: unknown, path: Path, wire: Wire): Checked {
  let furthest: Checked = wrong(path, value, 'another type')
  let depth = -1
  for (const member of members) {
    const result = visit(member, value, path, wire)
    if (result.ok) return result
    const reached = result.problem.path.length
    if (reached > depth) {
      furthest = result
      depth = reached
    }
  }
  return furthest
}

function visitArray(schema: Schema, value: unknown, path: Path, wire: Wire): Checked {
  if (!Array.isArray(value)) return wrong(path, value, 'array')
  const items: unknown[] = []
  for (const [index, item] of value.entries()) {
    const result = visit(schema.items ?? {}, item, { above: path, name: String(index) }, wire)
    if (!result.ok) return result
    items.push(result.value)
  }
  return fine(items)
}

function visitObject(schema: Schema, value: unknown, path: Path, wire: Wire): Checked {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return wrong(path, value, 'object')
  const missing = schema.required?.find((name) => (value as Record<string, unknown>)[name] === undefined) // an object
  if (missing)
    return {
      ok: false,
      problem: { kind: 'missing', path: spell({ above: path, name: missing }), expected: missing },
    }
  const result: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) {
    if (field === undefined) continue
    const known =
      schema.properties && Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    const rule = known ?? (schema.properties ? schema.additionalProperties : {})
    const here = { above: path, name }
    if (!rule)
      return {
        ok: false,
        problem: { kind: 'unknown', path: spell(here), value: field, expected: 'no field' },
      }
    const checked = visit(rule, field, here, wire)
    if (!checked.ok) return checked
    result[name] = checked.value
  }
  return fine(result)
}

const CANONICAL_NUMBER = /^-?(0|[1-9]\d{0,15})(\.\d{1,12})?$/

function readForm(type: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (type === 'number' && CANONICAL_NUMBER.test(value)) return Number(value)
  if (type === 'boolean' && (value === 'true' || value === 'false')) return value === 'true'
  return value
}

function fine(value: unknown): Checked {
  return { ok: true, value }
}

function wrong(path: Path, value: unknown, expected: string): Checked {
  return { ok: false, problem: { kind: 'type', path: spell(path), value, expected } }
}

function spell(path: Path): string {
  if (!path) return ''
  return path.above ? `${spell(path.above)}[${path.name}]` : path.name
}

function resolve(schema: Schema): Schema {
  if (!schema.$ref) return schema
  const definition = contract.definitions[schema.$ref.slice('#/definitions/'.length)]
  if (!definition) throw new Error(`The contract lacks ${schema.$ref}`)
  return resolve(definition)
}
