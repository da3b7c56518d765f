import { withArticle } from './article.ts'
import { detailsPt } from './details-pt.ts'
import type { ScriptTexts } from './script-texts.ts'

export const textsPt: ScriptTexts = {
  notAlone: [
    'E olha só quem veio comigo: {others}!',
    'E vim em boa companhia: {others}!',
    '[Adivinha|Adivinhem] quem mais quis [te ver|ver vocês]: {others}!',
  ],
  details: detailsPt,
  together: [
    'A gente ama [você|vocês], {name}!',
    'Um abraço gigante de todo mundo, {name}!',
    '* Um viva para [você|vocês], {name}!',
  ],
  called: withArticle,
  nameless: 'meu bem',
  year: 'ano',
  years: 'anos',
}
