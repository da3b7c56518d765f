/** A mark in an answer: where it stands in the words, and the numbers of the parts that the sentence before it tells. */
export interface PartMark {
  at: number
  parts: readonly number[]
}

const mark = /\s*\[(\d{1,2}(?:\s*,\s*\d{1,2})*)\](?=(\p{L})?)/gu

/** The words of an answer without its marks. Other brackets stay, and break the rule of form. */
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
