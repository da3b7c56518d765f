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
