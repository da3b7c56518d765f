export type { Character } from './art.ts'
export { CHARACTERS } from './generated/characters.gen.ts'
