import { fold } from '../../lib/fold.ts'

export interface Found {
  found: number
  all: number
}

/** Shows the questions that contain every word of the query, in question or answer, and hides empty groups. */
export function searchQuestions(page: ParentNode, query: string): Found {
  const words = fold(query).split(/\s+/).filter(Boolean)
  const questions = [...page.querySelectorAll<HTMLElement>('[data-question]')]
  for (const question of questions) {
    const text = fold(question.textContent)
    question.hidden = !words.every((word) => text.includes(word))
  }
  for (const section of page.querySelectorAll<HTMLElement>('section[id]'))
    section.hidden = !section.querySelector('[data-question]:not([hidden])')
  return { found: questions.filter(({ hidden }) => !hidden).length, all: questions.length }
}
