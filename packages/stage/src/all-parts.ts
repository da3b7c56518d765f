import { CHARACTERS } from './generated/characters.gen.ts'
import { ALL_OCCASIONS } from './generated/occasions.gen.ts'
import { childOnStage } from './likeness/child-on-stage.ts'
import { provideCharacters } from './known-characters.ts'
import {
  provideChild,
  provideOccasion,
  providePropWords,
  provideProps,
  provideScene,
  provideLateParts,
} from './known-decor.ts'
import { lateParts } from './late-parts.ts'
import { PROP_DRAWINGS } from './props/props.ts'
import { howUsed } from './props/how-used.ts'
import { wordsEn } from './props/words-en.ts'
import { wordsPt } from './props/words-pt.ts'
import { WORLDS } from './scene.ts'
import { SCENERY } from './scenes/all-scenes.ts'
import { OCCASIONS } from './script/script-texts.ts'

/** Makes every character, scene, occasion and thing available to films: for servers, scripts and tests. */
export function provideAllParts(): void {
  provideCharacters(CHARACTERS)
  provideChild(childOnStage)
  provideProps(PROP_DRAWINGS, howUsed)
  providePropWords('en', wordsEn)
  providePropWords('pt', wordsPt)
  for (const scene of WORLDS) provideScene(scene, SCENERY[scene])
  provideLateParts(lateParts)
  for (const occasion of OCCASIONS) provideOccasion(occasion, ALL_OCCASIONS[occasion])
}
