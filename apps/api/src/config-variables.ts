import { Type, type TSchema } from 'typebox'
import { Compile } from 'typebox/compile'

export type Environment = Readonly<Record<string, string | undefined>>

/** Faults are words that follow the variable's name, and contain no value. */
interface Rules {
  fault?: (value: string) => string | undefined
  /** Faults in production only, also of an absent variable. */
  production?: (value: string | undefined) => string | undefined
  /** What live keys look like; a stand-in of the same service never gets one. */
  live?: RegExp
  standIn?: true
}

/** An environment variable: its name, what it may hold, and what the configuration makes of it. */
export class Variable<Value> {
  readonly name: string
  readonly schema: TSchema
  readonly rules: Rules
  readonly valueOf: (parsed: unknown) => Value
  constructor(name: string, schema: TSchema, rules: Rules, valueOf: (parsed: unknown) => Value) {
    this.name = name
    this.schema = schema
    this.rules = rules
    this.valueOf = valueOf
  }

  as<Other>(change: (value: Value) => Other): Variable<Other> {
    return new Variable(this.name, this.schema, this.rules, (parsed) => change(this.valueOf(parsed)))
  }
}

const variable = <Value>(name: string, schema: TSchema, rules: Rules = {}) =>
  new Variable(name, schema, rules, (parsed) => parsed as Value) // checked against the schema

interface TextOptions extends Rules {
  pattern?: string
  minLength?: number
  maxLength?: number
}

const textSchema = ({ pattern, minLength = 1, maxLength }: TextOptions, byDefault?: string) =>
  Type.String({
    minLength,
    ...(pattern && { pattern }),
    ...(maxLength && { maxLength }),
    ...(byDefault && { default: byDefault }),
  })

/** Without a default it is required: for the start, or for its service. */
export const text = (name: string, options: TextOptions & { default?: string } = {}) =>
  variable<string>(name, textSchema(options, options.default), options)

export const optional = (name: string, options: TextOptions = {}) =>
  variable<string | undefined>(name, Type.Optional(textSchema(options)), options)

const address: TextOptions = {
  pattern: '^https?://',
  fault: (value) => (URL.canParse(value) ? undefined : 'is no address'),
}

export const url = (name: string, options: TextOptions & { default?: string } = {}) =>
  text(name, { ...address, ...options })

export const optionalUrl = (name: string, options: TextOptions = {}) =>
  optional(name, { ...address, ...options })

/** The URL of a stand-in for an outside service, which production refuses. */
export const standIn = (name: string) =>
  optionalUrl(name, {
    standIn: true,
    production: (value) => (value ? 'names a stand-in, which production refuses' : undefined),
  })

/** A rule for `fault` or `production`; an absent variable counts as empty. */
export const orFault = (fault: string, isFault: (value: string) => boolean) => (value: string | undefined) =>
  isFault(value ?? '') ? fault : undefined

export const integer = (name: string, limits: { minimum: number; maximum: number; default: number }) =>
  variable<number>(name, Type.Integer(limits))

export const oneOf = <const Value extends string>(
  name: string,
  values: Value[],
  byDefault: NoInfer<Value>,
  rules: Rules = {},
) => variable<Value>(name, Type.Enum(values, { default: byDefault }), rules)

/** Variables of one outside service: all that have no default are set, or it is not used. */
export class Service<Members extends Declared> {
  readonly members: Members
  constructor(members: Members) {
    this.members = members
  }
}

export interface Declared {
  readonly [key: string]: Variable<unknown> | Service<Declared> | Declared
}

/** What a declaration becomes. */
export type Values<D> = {
  [Key in keyof D]: D[Key] extends Variable<infer Value>
    ? Value
    : D[Key] extends Service<infer Members>
      ? Values<Members> | undefined
      : Values<D[Key]>
}

export const variablesOf = (declared: Declared): Variable<unknown>[] =>
  Object.values(declared).flatMap((each) =>
    each instanceof Variable ? [each] : variablesOf(each instanceof Service ? each.members : each),
  )

export function valuesOf<D extends Declared>(declared: D, parsed: Parsed): Values<D> {
  const values = Object.entries(declared).map(([key, each]) => [key, valueOf(each, parsed)])
  return Object.fromEntries(values) as Values<D> // one value for each entry of the declaration
}

function valueOf(each: Declared[string], parsed: Parsed): unknown {
  if (each instanceof Variable) return each.valueOf(parsed[each.name])
  if (!(each instanceof Service)) return valuesOf(each, parsed)
  return missingOf(each, parsed).length > 0 ? undefined : valuesOf(each.members, parsed)
}

type Parsed = Readonly<Record<string, string | number | undefined>>

/** Checks each variable alone; empty counts as absent. */
export function parse(declared: Declared, env: Environment): { parsed: Parsed; faults: string[] } {
  const variables = variablesOf(declared)
  const ofServices = new Set(servicesOf(declared).flatMap(({ members }) => variablesOf(members)))
  const schema = Type.Object(
    Object.fromEntries(
      variables.map((each) => [
        each.name,
        ofServices.has(each) && !('default' in each.schema) ? Type.Optional(each.schema) : each.schema,
      ]),
    ),
  )
  const validator = Compile(schema)
  const set = variables.flatMap(({ name }) => (env[name] ? [[name, env[name]] as const] : []))
  const parsed = validator.Default(validator.Convert(Object.fromEntries(set))) as Parsed // an object as given
  const faults = validator.Errors(parsed).flatMap((error) => {
    const missing: string[] = error.keyword === 'required' ? error.params.requiredProperties : []
    return missing.length > 0
      ? missing.map((name) => `${name} is missing`)
      : [`${error.instancePath.slice(1)} ${error.message}${allowed(error.params)}`]
  })
  return { parsed, faults: [...new Set(faults)] }
}

const allowed = (params: object) =>
  'allowedValues' in params ? `: ${[params.allowedValues].flat().join(', ')}` : ''

const servicesOf = (declared: Declared): Service<Declared>[] =>
  Object.values(declared).flatMap((each) =>
    each instanceof Service ? [each] : each instanceof Variable ? [] : servicesOf(each),
  )

const isRequired = ({ schema }: Variable<unknown>) => !('default' in schema) && !Type.IsOptional(schema)

const missingOf = ({ members }: Service<Declared>, parsed: Parsed) =>
  variablesOf(members).filter((each) => isRequired(each) && parsed[each.name] === undefined)

/** What is wrong with variables that are each well formed. */
export function faultsOf(declared: Declared, parsed: Parsed, production: boolean): string[] {
  const ofVariables = variablesOf(declared).flatMap(({ name, rules }) => {
    const value = parsed[name] === undefined ? undefined : String(parsed[name])
    const faults = [
      value === undefined ? undefined : rules.fault?.(value),
      production ? rules.production?.(value) : undefined,
    ]
    return faults.flatMap((fault) => (fault ? [`${name} ${fault}`] : []))
  })
  return [...servicesOf(declared).flatMap((service) => serviceFaults(service, parsed)), ...ofVariables]
}

function serviceFaults(service: Service<Declared>, parsed: Parsed): string[] {
  const set = variablesOf(service.members).filter(
    ({ name, schema }) => parsed[name] !== undefined && !('default' in schema),
  )
  const local = set.find(({ rules }) => rules.standIn)
  const live = set.filter(({ name, rules }) => local && rules.live?.test(String(parsed[name])))
  return [
    ...(set[0]
      ? missingOf(service, parsed).map(({ name }) => `${name} is missing, but ${set[0]?.name} is set`)
      : []),
    ...live.map(({ name }) => `${name} is a live key: a stand-in (${local?.name}) never gets one`),
  ]
}
