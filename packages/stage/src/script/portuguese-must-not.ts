import { anyOf } from './reading/words.ts'

/**
 * What a character never says to a child: secrets, threats, fear, insults, things for grown-ups, buying, asking where they
 * live or to meet; and what a machine says of itself. Too strict rather than too lax: what is refused is written again.
 */
export const portugueseMustNot = anyOf(
  'segredo*|não cont[ea]*|só entre nós|fica entre a gente',
  'se você não|senão|castig*|papai noel não vem',
  'mat(?:ar|a|ou|o)|morr(?:er|eu|e)|mort[eoa]s?|sangue|arma|armas|faca|revólver',
  'medo|assust*|pesadelo*|apavor*',
  'ode(?:ia|io)|ódio|burr[oa]|fei[oa]|gord[oa]|cala a boca|idiota*|imbecil|chat[oa]',
  'sexo|sexual|cerveja|vinho|bêbad[oa]|droga*|cigarro*|pelad[oa]|merda|porra|caralho',
  'compr(?:e|ar|a)|assine|inscreva*|desconto*|preço*|dinheiro|reais|site|clique|baixe',
  'seu endereço|seu telefone|onde você mora|senha|me encontr[ea]|venha sozinh[oa]|vem sozinh[oa]',
  'me mand[ea]|me lig(?:a|ue)|me conta o seu',
  'como uma ia|inteligência artificial|modelo de linguagem|não posso (?:ajudar|escrever|atender|fazer)',
  'desculpe, mas|sinto muito, mas',
)
