import { atom } from 'jotai'

/** Whether the visitor has opened the consent dialog to see or change the answer. */
export const choicesOpenAtom = atom(false)
