/** The sentences of a text, each with its mark. */
export const sentencesOf = (text: string): string[] =>
  text
    .replaceAll(/([.!?…]["”’»)]?)\s+/g, '$1\u0000')
    .split('\u0000')
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

/** One pass, so that braces in a name or in the notes stay what they are. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)

/** Joiners stay where an emoji needs them: other characters that are not seen, such as marks of direction, are no words. */
const unseen =
  /([\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}]\u{200D})(?=\p{Extended_Pictographic})|[\p{Cf}\p{Cs}]/gu
const anySeen = /[^\s\p{M}\p{Default_Ignorable_Code_Point}\u{2800}]/u

/** Words as one line, without characters that are not seen; empty if none is. */
export function plainLine(text: string): string {
  const line = text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(unseen, '$1')
    .trim()
  return anySeen.test(line) ? line : ''
}
