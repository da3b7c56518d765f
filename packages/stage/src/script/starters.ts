import type { StageLocale } from '../timeline-format.ts'

export type StarterId = 'learned' | 'loves' | 'expects' | 'fears' | 'hello' | 'silence'

export interface Starter {
  readonly id: StarterId
  readonly text: string
}

/** Beginnings of a line of notes that the form offers: what follows one is read without guessing what it is. */
export const STARTERS: Readonly<Record<StageLocale, readonly Starter[]>> = {
  en: [
    { id: 'learned', text: 'Has learned to ' },
    { id: 'loves', text: 'Loves ' },
    { id: 'expects', text: 'Is looking forward to ' },
    { id: 'fears', text: 'Is a little afraid of ' },
    { id: 'hello', text: 'Hello from ' },
    { id: 'silence', text: "Please don't mention " },
  ],
  pt: [
    { id: 'learned', text: 'Aprendeu a ' },
    { id: 'loves', text: 'Adora ' },
    { id: 'expects', text: 'Está esperando ' },
    { id: 'fears', text: 'Tem um pouco de medo de ' },
    { id: 'hello', text: 'Um oi de ' },
    { id: 'silence', text: 'Por favor, não fale de ' },
  ],
}
