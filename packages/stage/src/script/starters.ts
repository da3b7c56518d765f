import type { StageLocale } from '../timeline-format.ts'

/** What a line of the notes may begin with that is then read without guessing. */
export const STARTERS = ['learned', 'loves', 'expects', 'fears', 'hello', 'silence'] as const
export type Starter = (typeof STARTERS)[number]

/** The beginnings of a line that the form offers: the rest of the line is read without guessing. */
export const STARTER_LINES: Readonly<Record<StageLocale, Readonly<Record<Starter, string>>>> = {
  en: {
    learned: 'Has learned to ',
    loves: 'Loves ',
    expects: 'Is looking forward to ',
    fears: 'Is a little afraid of ',
    hello: 'Hello from ',
    silence: "Please don't mention ",
  },
  pt: {
    learned: 'Aprendeu a ',
    loves: 'Adora ',
    expects: 'Está esperando ',
    fears: 'Tem um pouco de medo de ',
    hello: 'Um oi de ',
    silence: 'Por favor, não fale de ',
  },
}
