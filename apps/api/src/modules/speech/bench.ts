/** What the bench measures. */
export { alignAll, soundsLikeAnotherLine, spanOf } from './alignment/align.ts'
export { referencesOf } from './alignment/references.ts'
export { readWav } from './wav.ts'
