/** What the bench measures. */
export { align, soundsLikeAnotherLine, spanOf } from './alignment/align.ts'
export { referencesOf } from './alignment/references.ts'
export { readWav } from './wav.ts'
