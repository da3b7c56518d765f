import { childrenOf } from '../first-name.ts'
import { onlyExport, type LoadOne } from '../only-export.ts'
import type { StageLocale } from '../timeline-format.ts'

/** The spoken forms of first names in a language, by the name in lower case without accents. */
export type NameForms = ReadonlyMap<string, readonly string[]>

/** One file a language, so that a browser fetches only the one that it speaks. */
const FILES: Readonly<Record<StageLocale, LoadOne<string>>> = {
  en: () => import('./english.ts'),
  pt: () => import('./portuguese.ts'),
}

const loaded = new Map<StageLocale, NameForms>()

/**
 * Fetches the forms of a language.
 * @throws if the file cannot be fetched; the next call tries again.
 */
export async function loadNameForms(locale: StageLocale): Promise<NameForms> {
  const forms = loaded.get(locale) ?? readForms(await onlyExport(FILES[locale]))
  loaded.set(locale, forms)
  return forms
}

const readForms = (table: string): NameForms =>
  new Map(
    table.split(',').map((entry) => {
      const [name = '', ...forms] = entry.trim().split(' ')
      return [name, forms]
    }),
  )

/**
 * How the first name of a child may sound, as it is written for a voice: none if it is read well as it is, or if the field
 * names several children.
 */
export function spokenForms(childName: string, forms: NameForms): string[] {
  const children = childrenOf(childName)
  const [first = ''] = children
  if (children.length > 1 || first === '') return []
  const words = first.split(' ').map((word) => ({ word, sounds: forms.get(keyOf(word)) ?? [] }))
  const most = Math.max(...words.map(({ sounds }) => sounds.length))
  const spoken = Array.from({ length: most }, (_, nth) =>
    words.map(({ word, sounds }) => sounds[nth] ?? sounds[0] ?? word).join(' '),
  )
  return spoken.filter((form) => form.toLowerCase() !== first.toLowerCase())
}

const keyOf = (word: string) => word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
