import type { Character } from '@recadinho/contracts/catalog'
import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { limits } from '@recadinho/contracts/limits'
import type { Personalization, ScriptField } from '@recadinho/contracts/personalization'
import { lineMoods, lineParts } from '@recadinho/contracts/scripts'
import type { Locale } from '@recadinho/i18n/locales'
import { LOADED_TEXTS } from '@recadinho/stage/load-script-texts'
import { namesOf } from '@recadinho/stage/first-name'
import { isDecided, redraftScript, type Script, type ScriptLine } from '@recadinho/stage/script-document'
import { renamings, sayAsOf, writeScript } from '@recadinho/stage/script-writer'
import { isInEffect, type CurrentScript, type EditedScript } from './edited-script.ts'

/** What a script is written from. */
export interface ScriptInput extends Pick<Personalization, ScriptField> {
  /** In speaking order. */
  characters: readonly Pick<Character, 'id' | 'name' | 'greetingStyle'>[]
  locale: Locale
}

/**
 * The script as the shop writes it now, or as an order has it, with the buyer's edits. The language's texts must be
 * loaded (`load-script-texts`), and with notes how they are read.
 */
export function currentScript(
  input: ScriptInput,
  edits: EditedScript | null,
  drafted: Script = draftOf(input),
): CurrentScript {
  const { locale, characters } = input
  const children = childrenOf(input)
  const cast = characters.map(({ id }) => id)
  const name = namesOf(children)
  const own = !input.useAIVoice
  const script = { drafted, own, name, cast }
  if (!edits || !isInEffect(edits, input)) return { ...script, lines: drafted }
  const lines = redraftScript({
    edited: edits.lines.map(known),
    removed: edits.removed,
    // The buyer's own text is split only once.
    drafted: own ? [] : drafted,
    renamed: renamings(edits.name, name, locale),
    cast,
    formerCast: edits.cast,
    beingEdited: true,
  })
  const sayAs = sayAsOf({ ...input, ...children })
  return {
    ...script,
    lines: lines.map((line) => (isDecided(line) ? pronounced(line, sayAs) : line)),
  }
}

let last: { source: string; script: Script } | undefined

/** What the shop writes: once, however often the buyer's edits change. */
export function draftOf(input: ScriptInput): Script {
  const request = { ...input, ...childrenOf(input), notes: input.additionalNotes }
  const source = JSON.stringify(request)
  if (last?.source !== source) last = { source, script: writable(writeScript(request, LOADED_TEXTS)) }
  return last.script
}

export const childrenOf = ({
  childName,
  otherChildren,
}: Pick<ScriptInput, 'childName' | 'otherChildren'>) => ({
  childName: writableName(childName),
  otherChildren: otherChildren.map((child) => ({ ...child, name: writableName(child.name) })),
})

const writableName = (typed: string) => cleanLine(typed).slice(0, limits.childNameMax)

/** Storage may hold words of another release. */
const known = (line: ScriptLine): ScriptLine => ({
  ...line,
  mood: lineMoods.find((mood) => mood === line.mood) ?? null,
  part: lineParts.find((part) => part === line.part) ?? null,
})

const pronounced = (line: ScriptLine, sayAs: ScriptLine['sayAs']): ScriptLine => ({
  ...line,
  sayAs: sayAs.filter(({ name }) => line.text.includes(name)),
})

/** Without characters that no line of an order may have, though a text of several lines may. */
const writable = (script: Script): Script =>
  script.flatMap((line) => {
    const text = cleanLine(line.text)
    const safe = isLine(text)
      ? text
      : cleanLine(text.replaceAll(/\s/g, ' ').replaceAll(/[\p{Cc}\p{Cf}\p{Cs}]/gu, ''))
    if (!isVisible(safe)) return []
    return safe === line.text ? line : { ...line, text: safe }
  })
