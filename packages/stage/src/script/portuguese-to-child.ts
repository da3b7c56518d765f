import { lower } from './patterns.ts'
import type { Turned } from './details.ts'
import { lasting } from './portuguese-pronouns.ts'

/** Said to the child itself: “você é muito especial”. It stays as it is. */
export function spokenToChild(clause: string): Turned | undefined {
  if (!/^(?:você|(?:[ao] )?(?:seu|sua)) [a-zà-ɏ]+ .+$/i.test(clause)) return undefined
  const toOther =
    /^você (?:pode|poderia|consegue|deve|devia|fala|diz|conta|canta|vai|manda)(?![a-zà-ɏ])|(?<![a-zà-ɏ])(?:personage(?:m|ns)|vídeos?|músicas?|voz|mensage(?:m|ns)|site|app|aplicativo|canal|loja|página|equipe|trabalho|ideia|não|nunca)(?![a-zà-ɏ])/i
  if (toOther.test(clause)) return undefined
  return { kind: 'fact', words: lasting(clause).replace(/^./u, lower) }
}
