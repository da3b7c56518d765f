import { readdirSync } from 'node:fs'
import { CATEGORIES, type CastMember } from '../src/cast-member.ts'

const source = new URL('../src/', import.meta.url)

/** What `scripts/indexes.ts` writes, by its path in `src`: the lists of all characters and occasions, from their files. */
export async function generatedIndexes(): Promise<Readonly<Record<string, string>>> {
  const cast = await castOf(filesIn('characters'))
  const occasions = filesIn('occasions')
  return {
    'generated/cast.gen.ts': marked(
      `import type { Character } from '../art.ts'`,
      `import type { CastMember } from '../cast-member.ts'`,
      `import type { LoadOne } from '../only-export.ts'`,
      ``,
      `/** The shop's characters without their drawings, in display order. */`,
      `export const CAST: readonly CastMember[] = ${JSON.stringify(cast, null, 2)}`,
      ``,
      `/** One file per character, so that a browser fetches only those that it shows. */`,
      `export const CHARACTER_FILES: Readonly<Record<string, LoadOne<Character>>> = {`,
      ...cast.map(({ slug }) => `  '${slug}': () => import('../characters/${slug}.ts'),`),
      `}`,
    ),
    'generated/characters.gen.ts': marked(
      `import type { Character } from '../art.ts'`,
      `import type { CharacterTexts } from '../script/script-texts.ts'`,
      ...cast.flatMap(({ slug }) => [
        `import { ${camel(slug)} } from '../characters/${slug}.ts'`,
        `import { ${camel(slug)} as ${camel(slug)}Texts } from '../characters/texts/${slug}.ts'`,
      ]),
      ``,
      `/** Every character with its drawing, in display order. */`,
      `export const CHARACTERS: readonly Character[] = [`,
      ...cast.map(({ slug }) => `  ${camel(slug)},`),
      `]`,
      ``,
      `/** What each says in words of its own. */`,
      `export const CHARACTER_TEXTS: Readonly<Record<string, CharacterTexts>> = {`,
      ...cast.map(({ slug }) => `  '${slug}': ${camel(slug)}Texts,`),
      `}`,
    ),
    'generated/occasion-files.gen.ts': marked(
      `import type { Occasion } from '../occasion.ts'`,
      `import type { LoadOne } from '../only-export.ts'`,
      ``,
      `/** What a video may be for (§3). */`,
      `export const OCCASIONS = [`,
      ...occasions.map((name) => `  '${camel(name)}',`),
      `] as const`,
      `export type ScriptOccasion = (typeof OCCASIONS)[number]`,
      ``,
      `/** One file per occasion, so that a browser fetches only that of its film. */`,
      `export const OCCASION_FILES: Readonly<Record<ScriptOccasion, LoadOne<Occasion>>> = {`,
      ...occasions.map((name) => `  ${camel(name)}: () => import('../occasions/${name}.ts'),`),
      `}`,
    ),
    'generated/occasions.gen.ts': marked(
      `import type { FurtherOccasion, Occasion } from '../occasion.ts'`,
      `import type { ScriptOccasion } from './occasion-files.gen.ts'`,
      ...occasions.flatMap((name) => [
        `import { ${camel(name)} } from '../occasions/${name}.ts'`,
        `import { ${camel(name)} as ${camel(name)}Further } from '../occasions/further/${name}.ts'`,
      ]),
      ``,
      `/** Every occasion, and what is said of it in a family's later films. */`,
      `export const ALL_OCCASIONS: Readonly<Record<ScriptOccasion, Occasion>> = {`,
      ...occasions.map((name) => `  ${camel(name)},`),
      `}`,
      `export const FURTHER_OCCASIONS: Readonly<Record<ScriptOccasion, FurtherOccasion>> = {`,
      ...occasions.map((name) => `  ${camel(name)}: ${camel(name)}Further,`),
      `}`,
    ),
  }
}

const filesIn = (folder: string): string[] =>
  readdirSync(new URL(folder, source))
    .filter((name) => name.endsWith('.ts'))
    .map((name) => name.replace('.ts', ''))
    .toSorted()

/** Their rows without the drawing, by category and place. */
async function castOf(slugs: readonly string[]): Promise<CastMember[]> {
  const members = await Promise.all(slugs.map(async (slug) => rowOf(slug)))
  return members.toSorted(
    (a, b) =>
      CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category) ||
      a.position - b.position ||
      a.slug.localeCompare(b.slug),
  )
}

async function rowOf(slug: string): Promise<CastMember> {
  const file: Readonly<Record<string, CastMember>> = await import(`../src/characters/${slug}.ts`)
  const member = file[camel(slug)]
  if (member?.slug !== slug) throw new Error(`characters/${slug}.ts does not export ${camel(slug)}`)
  const { category, position, name, article, description, greetingStyle, voice, accent, background } = member
  return { slug, category, position, name, article, description, greetingStyle, voice, accent, background }
}

const camel = (name: string): string => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())

const marked = (...lines: readonly string[]): string =>
  ['// Written by scripts/indexes.ts from the files that it lists.', ...lines, ''].join('\n')
