import type { LineOrigin, Script, Speaker } from './script-document.ts'
import { writeOwnText, type ScriptRequest } from './write-script.ts'

/** Who speaks to whom. */
export interface Speakers extends Pick<ScriptRequest, 'locale' | 'childName' | 'nameHint' | 'otherChildren'> {
  readonly characters: readonly Speaker[]
}

/** The lines of a script that was written as one text: by the names of speakers and by sentences. */
export function linesOfText(text: string, { characters, ...child }: Speakers, origin: LineOrigin): Script {
  const cast = characters.map((each) => Object.assign({}, each, { greetingStyle: '' }))
  return writeOwnText({ ...child, characters: cast, notes: text }).map((line) =>
    Object.assign({}, line, { origin }),
  )
}
