import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
// TypeScript 7 has no compiler API yet, so the generator uses the last classic release.
import ts from 'typescript-classic'
import type { Schema } from './schema.ts'

/** Path of the generated contract. */
export const CONTRACT_FILE = fileURLToPath(new URL('generated/contract.json', import.meta.url))

/**
 * Converts the SDK's own declarations (`roots.ts`) to one JSON Schema document. Deterministic: the same SDK gives the
 * same text.
 */
export function generateContract(): string {
  const rootsFile = fileURLToPath(new URL('roots.ts', import.meta.url))
  const program = ts.createProgram([rootsFile], {
    module: ts.ModuleKind.NodeNext,
    moduleResolution: ts.ModuleResolutionKind.NodeNext,
    target: ts.ScriptTarget.ES2022,
    strict: true,
    skipLibCheck: true,
    types: [],
  })
  const source = program.getSourceFile(rootsFile)
  if (!source) throw new Error(`The generator cannot read ${rootsFile}`)
  const checker = program.getTypeChecker()
  const convert = createConverter(checker)
  const roots: Record<string, Schema> = {}
  ts.forEachChild(source, (node) => {
    if (!ts.isInterfaceDeclaration(node)) return
    for (const root of checker.getTypeAtLocation(node).getProperties()) {
      const decimals = root.name.startsWith('MercadoPago')
      roots[root.name] = convert[decimals ? 'decimal' : 'type'](checker.getTypeOfSymbol(root))
    }
  })
  return `${JSON.stringify({ roots, definitions: convert.definitions })}\n`
}

const INTEGER_FIELD = /^(unit_)?amount|_amount$|^quantity$|^created$|^expires_|^exp_(month|year)$|^limit$/

function createConverter(checker: ts.TypeChecker) {
  const definitions: Record<string, Schema> = {}
  const names = new Map<ts.Type, string>()
  let decimals = false

  function type(given: ts.Type): Schema {
    if (isDecimal(given) || isOpenString(given)) return { type: 'string' }
    if (given.flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (given.flags & ts.TypeFlags.Number) return { type: 'number' }
    if (given.flags & ts.TypeFlags.BooleanLiteral) return { const: checker.typeToString(given) === 'true' }
    if (given.flags & ts.TypeFlags.Boolean) return { type: 'boolean' }
    if (given.flags & ts.TypeFlags.Null) return { type: 'null' }
    if (given.isStringLiteral() || given.isNumberLiteral()) return { const: given.value }
    if (given.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return {}
    if (given.isUnion()) return union(given)
    if (given.symbol?.name === 'Date') return { type: 'number' }
    if (checker.isArrayType(given)) {
      const [item] = checker.getTypeArguments(given as ts.TypeReference) // isArrayType proves a reference
      return { type: 'array', items: item ? type(item) : {} }
    }
    return object(given)
  }

  function union(given: ts.UnionType): Schema {
    let members = given.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined))
    const anyOf: Schema[] = []
    if (members.filter((member) => member.flags & ts.TypeFlags.BooleanLiteral).length === 2) {
      members = members.filter((member) => !(member.flags & ts.TypeFlags.BooleanLiteral))
      anyOf.push({ type: 'boolean' })
    }
    const literals = members.filter((member) => member.isStringLiteral()).map((member) => member.value)
    if (literals.length > 0) anyOf.push({ enum: literals })
    else if (members.some(isOpenString)) anyOf.push({ type: 'string' })
    const rest = members.filter((member) => !member.isStringLiteral() && !isOpenString(member))
    // An expandable field is an id or an object. The object is checked shallowly; otherwise the contract would include
    // all of Stripe.
    const expandable = rest.some((member) => member.flags & ts.TypeFlags.String)
    for (const member of rest) {
      if (!expandable || !isResource(member)) anyOf.push(type(member))
      else if (!anyOf.some((known) => known.$comment)) {
        anyOf.push({ type: 'object', required: ['id', 'object'], $comment: 'expanded' })
      }
    }
    const [only] = anyOf
    return only && anyOf.length === 1 ? only : { anyOf }
  }

  function object(given: ts.Type): Schema {
    const known = names.get(given)
    if (known) return { $ref: `#/definitions/${known}` }
    const name = `${(given.symbol?.name ?? 'T').replace(/^__type$/, 'T')}_${names.size + 1}`
    names.set(given, name)
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    const definition: Schema = { type: 'object', properties }
    definitions[name] = definition
    for (const property of checker.getPropertiesOfType(given)) {
      const propertyType = checker.getTypeOfSymbol(property)
      if (property.name === 'lastResponse' || propertyType.getCallSignatures().length > 0) continue
      const schema = type(propertyType)
      const optional = Boolean(property.flags & ts.SymbolFlags.Optional)
      properties[property.name] = !decimals
        ? integers(property.name, schema)
        : optional
          ? nullable(schema)
          : schema
      if (!optional) required.push(property.name)
    }
    if (required.length > 0) definition.required = required
    const index = checker.getIndexInfoOfType(given, ts.IndexKind.String)
    definition.additionalProperties = index ? type(index.type) : false
    return { $ref: `#/definitions/${name}` }
  }

  /** The schema for a gateway whose amounts are decimal numbers. */
  function decimal(given: ts.Type): Schema {
    decimals = true
    const schema = type(given)
    decimals = false
    return schema
  }

  return { type, decimal, definitions }
}

/** Mercado Pago's API returns null for missing values, which its SDK's types omit. */
function nullable(schema: Schema): Schema {
  return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] }
}

/** TypeScript only has `number`; fields with these names are integers: cents, seconds or counts. */
function integers(name: string, schema: Schema): Schema {
  if (!INTEGER_FIELD.test(name)) return schema
  if (schema.type === 'number') return { type: 'integer' }
  if (!schema.anyOf) return schema
  return { anyOf: schema.anyOf.map((member) => (member.type === 'number' ? { type: 'integer' } : member)) }
}

function isDecimal(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.symbol?.name === 'DecimalImpl')
}

/** The SDK declares an open enumeration as `'a' | 'b' | (string & {})`. */
function isOpenString(type: ts.Type): boolean {
  return type.isIntersection() && type.types.some((part) => part.flags & ts.TypeFlags.String)
}

function isResource(type: ts.Type): boolean {
  return Boolean(type.flags & ts.TypeFlags.Object && type.getProperty('object') && type.getProperty('id'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(fileURLToPath(new URL('generated', import.meta.url)), { recursive: true })
  writeFileSync(CONTRACT_FILE, generateContract())
}
