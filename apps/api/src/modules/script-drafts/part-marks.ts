/**
 * A mark in an answer: its position in the text, and the numbers of the notes' parts that the sentence before it
 * covers.
 */
export interface PartMark {
  at: number
  parts: readonly number[]
}

const mark = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\](?=(\p{L})?)/gu

/** An answer's text without its marks. Other brackets stay, and break the rule of form. */
export function readMarks(answer: string): { text: string; marks: readonly PartMark[] } {
  const marks: PartMark[] = []
  let text = ''
  let end = 0
  for (const { 0: whole, 1: numbers = '', 2: glued, index } of answer.matchAll(mark)) {
    text += answer.slice(end, index)
    end = index + whole.length
    marks.push({ at: text.length, parts: numbers.split(',').map(Number) })
    if (glued !== undefined) text += ' '
  }
  return { text: text + answer.slice(end), marks }
}
