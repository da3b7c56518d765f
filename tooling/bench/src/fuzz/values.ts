import type { Random } from '../soak/random.ts'
import type { Schema } from './operations.ts'
import { hostileValues, nestedMark, samples } from './samples.ts'

/** Probability, per node, that a value is replaced by a hostile one. */
const hostileShare = 0.03
const uuid = () => crypto.randomUUID()

/** A value that fits the schema, or almost: any part of it may be hostile, missing or unknown. */
export function nearly(schema: Schema, random: Random, name = ''): unknown {
  if (random.chance(hostileShare)) return random.pick(hostileValues)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  if (schema.anyOf) return nearly(random.pick(schema.anyOf), random, name)
  if (schema.type === 'object') return nearlyObject(schema, random)
  if (schema.type === 'array') return nearlyArray(schema, random, name)
  const sample = samples.byName[name]
  if (sample !== undefined && random.chance(0.9)) return sample
  if (schema.type === 'integer' || schema.type === 'number') return nearlyNumber(schema, random)
  if (schema.type === 'boolean') return random.chance(0.5)
  if (schema.type === 'null') return null
  return nearlyText(schema, random, name)
}

function nearlyObject({ properties = {}, required = [] }: Schema, random: Random): Record<string, unknown> {
  const value: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties))
    if (random.chance(required.includes(name) ? 0.97 : 0.4)) value[name] = nearly(schema, random, name)
  if (random.chance(hostileShare)) value[random.pick(['unknown', '__proto__', 'constructor', ''])] = 1
  return value
}

function nearlyArray({ items = {}, minItems = 0, maxItems = 3 }: Schema, random: Random, name: string) {
  const length = random.between(minItems, Math.min(maxItems, minItems + 3))
  return Array.from({ length }, () =>
    name === 'characterIds' ? random.pick(['princess-amara', 'bramble', 'nobody']) : nearly(items, random),
  )
}

function nearlyNumber({ minimum = 0, maximum = 10_000 }: Schema, random: Random): number {
  return random.pick([minimum, maximum, random.between(minimum, Math.min(maximum, minimum + 10_000))])
}

function nearlyText({ minLength = 0, maxLength = 40 }: Schema, random: Random, name: string): string {
  if (/id$/i.test(name)) return uuid()
  const length = random.pick([minLength, Math.min(maxLength, 100), random.between(minLength, maxLength)])
  return random.pick(['a', 'é', '字', '0', ' x']).repeat(length).slice(0, length)
}

/** Nested lists or objects; 64 kB hold more than ten thousand levels. */
const nested = (levels: number, random: Random) =>
  random.chance(0.5)
    ? '['.repeat(levels) + ']'.repeat(levels)
    : '{"a":'.repeat(levels) + '1' + '}'.repeat(levels)

/** Serializes the body, sometimes broken, and replaces each mark with deep nesting. */
export function bodyText(value: unknown, random: Random): string {
  const text = (JSON.stringify(value) ?? '').replaceAll(`"${nestedMark}"`, () =>
    nested(random.pick([1, 10, 31, 33, 100, 1_000, random.between(1, 12_000), 40_000]), random),
  )
  if (!random.chance(0.02)) return text
  return random.pick([
    text.slice(0, random.between(0, text.length)),
    `${text}${text}`,
    text.replaceAll('"', "'"),
    nested(random.between(1, 30_000), random),
    '['.repeat(random.between(1, 60_000)),
    '\ufeff' + text,
    '',
  ])
}
