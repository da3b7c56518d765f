import type { Character } from '@recadinho/contracts/catalog'
import { cleanLine, isLine, isVisible } from '@recadinho/contracts/one-line'
import { limits } from '@recadinho/contracts/limits'
import type { Personalization, ScriptField } from '@recadinho/contracts/personalization'
import { lineMoods, lineParts } from '@recadinho/contracts/scripts'
import type { Locale } from '@recadinho/i18n/locales'
import { LOADED_TEXTS } from '@recadinho/stage/load-script-texts'
import type { Script, ScriptLine } from '@recadinho/stage/script-document'
import { writeScript } from '@recadinho/stage/script-writer'
import { currentScript as withEdits, pronounced } from '@recadinho/stage/current-script'
import type { CurrentScript, EditedScript } from '@recadinho/stage/edited-script'

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
  return withEdits(
    { ...input, ...childrenOf(input) },
    edits && { ...edits, lines: edits.lines.map(known) },
    drafted,
  )
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
export const known = (line: ScriptLine): ScriptLine => ({
  ...line,
  mood: lineMoods.find((mood) => mood === line.mood) ?? null,
  part: lineParts.find((part) => part === line.part) ?? null,
})

/** With the names pronounced as the form says. */
export const said = (lines: Script, input: ScriptInput): Script =>
  pronounced(lines, { ...input, ...childrenOf(input) })

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
