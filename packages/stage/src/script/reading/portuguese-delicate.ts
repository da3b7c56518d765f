import type { Listener, Subject, Turned } from '../details.ts'
import { yourOf } from './portuguese-lexicon.ts'
import {
  bodyParts,
  portugueseGraveIllness,
  portugueseSensitive,
  portugueseSorrow,
} from './portuguese-sensitive.ts'
import { bare, phrase } from './portuguese-shapes.ts'
import { kin } from './portuguese-words.ts'
import { anyOf, patternOf } from './words.ts'

const fear = patternOf(
  String.raw`^(?:(?:ainda|só|está|também|sente|tem|têm|estão|morre de|fica|com|um pouco de|um pouquinho de|muito|
    bastante|
    um certo) )*medo (d(?:e|o|a|os|as) .+)$`,
)
const soothed = patternOf(String.raw`^(?:fal[ae]m?|falar|diz|diga|dizer|explica|lembr[ae])(?: (?:(?:para|
    a) )?(?:elas?|eles?|[ao] child§|child§)
    )? (?:que )?
    não (?:precisam?|é preciso|tem (?:por que|porque|motivo para))(?: de)? ?(?:ter |sentir )?medo (d(?:e|o|a|os|
    as) .+)$`)
const soother = '(?:(?:a|o|as|à|ao|para a|de usar|usar|chupar) )*(?:fraldas?|chupeta|bico|mamadeira|dedo)'
const grown = patternOf(String.raw`^(?:(?:já|finalmente|agora|enfim|também|está|foi) )*(?:desfraldou|
    desfraldad[oa]|(?:largou|deixou|(?:deu|
    dando) (?:tchau|adeus)|saiu das?|não usa mais|parou de) ${soother}|
    dorm(?:e|iu|indo) (?:sozinh[oa]|n[ao] (?:própri[oa]|seu|sua) (?:cama|quarto)|na cama del[ea]|no quarto del[ea])
    )(?: agora| já| sozinh[oa]| de vez| a noite (?:toda|inteira))*$`)

/** What an illness is called to the child, a kind a line. */
const found = (
  [
    [
      `(?:quebr|fratur|torc|machuc|oper|cort|ral|bat|queim|engess|imobiliz)[a-zà-ɏ]*
        (?: (?:o|a|os|as|seu|sua|dois|duas))* (${bodyParts})s?›`,
      '{your}',
    ],
    [
      `‹(?:cirurgia|operação|fratura|dor|pontos|gesso) (?:n[oa]|d[oa]) (?:(?:seu|sua) )?(${bodyParts})›`,
      '{your}',
    ],
    [`‹(?:o|a|seu|sua) (${bodyParts})(?: del[ae])? (?:está|ficou|foi|quebrad|engessad)`, '{your}'],
    ['‹(?:gesso|engess)', 'do gesso'],
    ['‹am[ií]gdal', 'das amígdalas'],
    ['‹ap[eê]ndi', 'do apêndice'],
    ['‹pontos›', 'dos pontinhos'],
    ['‹dor de (garganta|ouvido|barriga|cabeça)', 'da dor de {1}'],
    [
      '‹(garganta|catapora|virose|dengue|pneumonia|bronquite|bronquiolite|covid|caxumba|febre|tosse|' +
        'gripe|cirurgia|operação)',
      'da {1}',
    ],
    ['‹gripad', 'da gripe'],
    ['‹resfri', 'do resfriado'],
    ['‹tossindo', 'da tosse'],
    ['‹(?:ouvido|otite)', 'do ouvido'],
    ['‹oper(?:ou|ad|ar)', 'da cirurgia'],
    ['‹(?:internad|internação|hospital)', 'do hospital'],
    ['‹(?:repouso|dodói)', 'do dodói'],
  ] as const
).map(([source, words]) => [patternOf(source), words] as const)
const brave = patternOf(
  String.raw`‹(?:é|foi|está sendo|tem sido|está|se comportou|ficou) (?:uma? )?(?:(?:muito|super|tão|bem|sempre|
  bastante) )*(?:corajos[oa]|valente|forte|guerreir[oa]|campe(?:ão|ã)|paciente)›`,
)
const missed =
  patternOf(String.raw`‹(?:saudades?|sent(?:e|indo) (?:muita )?falta|não vê a hora de (?:voltar|ver|jogar|brincar)|
    quer (?:muito )?voltar|(?:não|sem) (?:pode|poder|vai poder|podendo) (?:jogar|brincar|ir|fazer|treinar|nadar|
    dançar))(?: muito| demais)?
    (?: (?:d[aeo]s?|n[ao]s?|para|pro|com|[ao]s?|jogar|brincar|ir|fazer|treinar|voltar)
    )* ((?:melhor(?:es)? )?(?:amig(?:uinh)?[oa]s?|coleg(?:uinh)?as?|escol(?:inh)?a|creche|turm(?:inh)?a|professora?|
    futebol|bola|balé|dança|natação|ginástica|judô|capoeira|
    vôlei|basquete|parquinho|bicicleta|bike|patinete|skate|treino|piano|violão|prim[oa]s?|aulas?))›`)
const bad = anyOf(
  'morr*|acident*|atropel*|abus*|xixi|coc[oô]|diarr*|vomit*|piolho*|sem|não|nunca|nem|(?:mãe|pai|' +
    'irm[ãa]o?|av[óô])(?: del[ae])? (?:está|foi|ficou|quebrou)',
)

const isKin = patternOf(`‹(?:${kin})›`)

/** What may be said of a fear, a step in growing up and, in a film for it, an illness. */
export function portugueseDelicate(
  clause: string,
  { who, rest }: Subject,
  listener: Listener,
): Turned | undefined {
  const isIll = listener.gentle && who !== 'other' && !portugueseGraveIllness.test(clause)
  const ill = isIll ? illOf(clause, listener.child === 'p') : undefined
  if (ill) return ill
  if (who === 'child' && grown.test(rest)) return { kind: 'grown', words: '' }
  const feared = soothed.exec(clause)?.[1] ?? (who === 'child' ? fear.exec(rest)?.[1] : undefined)
  if (feared === undefined || portugueseSensitive.test(feared) || portugueseSorrow.test(feared))
    return undefined
  const words = isKin.test(feared) ? undefined : phrase(bare(feared), listener)
  return words === undefined ? undefined : { kind: 'fear', words }
}

function illOf(clause: string, isSeveral: boolean): Turned | undefined {
  const longed = missed.exec(clause)?.[1]?.toLowerCase()
  if (longed !== undefined) {
    const your = yourOf('', longed.replace(/^melhor(?:es)? /, ''))
    const isOwn = !isSeveral && /amig|coleg|professor|turm|prim|bicicleta|bike|patinete|skate/.test(longed)
    const the = `${your.startsWith('sua') ? 'a' : 'o'}${your.endsWith('s') ? 's' : ''}`
    return {
      kind: 'waits',
      words: `${the} ${isOwn ? `${your} ` : ''}${longed} ${your.endsWith('s') ? 'esperam' : 'espera'}`,
    }
  }
  if (bad.test(clause)) return undefined
  if (brave.test(clause))
    return { kind: 'proud', words: `{you} ${isSeveral ? 'mostraram' : 'mostrou'} muita coragem` }
  for (const [pattern, words] of found) {
    const [, part = ''] = pattern.exec(clause) ?? []
    if (!pattern.test(clause)) continue
    const your = /(?:a|mão|mãozinha)$/i.test(part) ? 'da sua' : 'do seu'
    return {
      kind: 'ill',
      words: words
        .replace('{your}', `${isSeveral ? your.slice(0, 2) : your} ${part.toLowerCase()}`)
        .replace('{1}', part.toLowerCase()),
    }
  }
  return undefined
}
