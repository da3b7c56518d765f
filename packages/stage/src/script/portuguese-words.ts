import { wordsOf, patternOf } from './patterns.ts'
import { CHILD } from './marker.ts'

export const childWords =
  'filh[oa]|filhinh[oa]|pequen[oa]|menin[oa]|garot[oa]|princesa|príncipe|anjinho|bebê|criança|netinh[oa]|net[oa]|rapazinho|mocinh[oa]|caçula|sobrinh[oa]|afilhad[oa]'
/** Who the notes are about, at the beginning of a clause. */
export const subject = patternOf(
  String.raw`^(?:e )?(?:el[ae]s?|(?:[ao] )?${CHILD}|(?:[ao] )?(?:minha|meu|nossa|nosso)(?: (?!${childWords})\p{L}+)? (?:${childWords})|[ao] (?:menin[oa]|garot[oa]|criança|pequen[oa])) `,
)

export const verbs = wordsOf(
  'ama adora bate odeia detesta gosta curte prefere é foi era está tá estava tem tinha vai quer sabe consegue pode faz fez lê leu escreve canta dança',
  'toca pinta desenha joga brinca nada pula corre anda pedala monta constrói coleciona cuida ajuda abraça beija dorme acorda come bebe',
  'fala conta inventa imagina cozinha planta rega assiste vê viu escuta ouve ri sorri estuda aprende pratica treina luta patina surfa',
  'pesca viaja sonha torce usa veste cria dá deu põe pôs solta leva traz trouxe veio começa entra volta mora chama acha pensa lembra',
  'cresce faz manda derruba conhece visita passeia enche ilumina mostra ensina divide compartilha cata junta guarda empina assobia',
  'resolve conserta experimenta prova sobe desce voa gira balança protege defende espera recebe participa representa interpreta ganha',
  'uiva late mia ronrona completa cabe combina vive trata mergulha rema escala cavalga acampa borda costura recita declama atua se',
  'amarra veste calça penteia escova toma arruma lava limpa ensaia ajeita abre fecha apaga acende sopra',
)
const notPast = wordsOf('eu meu seu teu museu céu véu chapéu troféu sou vou ou dou estou europeu pneu louco')
export const isVerb = (word: string): boolean => {
  const verb = word.toLowerCase()
  return verbs.has(verb) || (/(?:ou|eu|iu|aiu|oi)$/.test(verb) && verb.length > 3 && !notPast.has(verb))
}
const irregularPlurals: Readonly<Record<string, string>> = {
  são: 'é',
  querem: 'quer',
  fazem: 'faz',
  trazem: 'traz',
  estão: 'está',
  têm: 'tem',
  vão: 'vai',
  dão: 'dá',
  veem: 'vê',
  leem: 'lê',
  põem: 'põe',
  foram: 'foi',
  fizeram: 'fez',
  deram: 'deu',
  viram: 'viu',
  vieram: 'veio',
  puseram: 'pôs',
  trouxeram: 'trouxe',
  caíram: 'caiu',
}
/** The singular of a verb that is said of several: “amam” is “ama”; `undefined` for a word that is not known as one. */
export function singularOf(word: string): string | undefined {
  const verb = word.toLowerCase()
  const past = verb.replace(/aram$/, 'ou').replace(/eram$/, 'eu').replace(/iram$/, 'i')
  const known = irregularPlurals[verb] ?? (past === verb ? verb.replace(/m$/, '') : past)
  return known !== verb && isVerb(known) ? known : undefined
}
export const adverbs = wordsOf(
  'já também sempre ainda finalmente até agora hoje muito ontem só semana que vem mês ano',
)
export const proudVerbs = wordsOf(
  'foi fez ganhou aprendeu perdeu conseguiu terminou começou dormiu venceu passou leu marcou defendeu amarrou andou entrou nadou subiu escreveu deu experimentou completou',
)

export const pets = 'cachorr*|cadela|gat*|hamster|coelh*|peix*|passarinh*|cavalo|pet'
/** Relatives, in every form of the word. */
export const kin =
  '(?:ma)?mãe(?:zinha)?|mainha|(?:pa)?pai(?:zinho|s)?|painho|av[óôò]s?|v[óô]|vov[óô]s?|bisa|biso|bisav[óô]|non[oa]|ti[ao]s?|titi[ao]|irmãs?|irmãos?|irmãzinha|irmãozinho|man[oa]|prim[oa]s?|padrinho|madrinha|dind[oa]'
export const people = patternOf(
  String.raw`^(?:(?:[ao]s?|minha|meu|toda) )*(?:${kin}|família|todo mundo|todos|todas)(?: \p{L}+)?$`,
)

const feminine =
  'cor|comida|música|amiga|irmã|irmãzinha|fruta|brincadeira|matéria|avó|vó|vovó|bisa|tia|prima|gata|gatinha|cachorra|cachorrinha|boneca|naninha|bicicleta|mãe|mamãe|princesa|história|risada|voz|turma|bebida|sobremesa'
const masculine =
  'cachorro|cachorrinho|gato|gatinho|amigo|irmão|irmãozinho|animal|bicho|bichinho|filme|brinquedo|personagem|desenho|esporte|número|avô|vô|vovô|tio|primo|coelho|peixe|peixinho|hamster|papagaio|cavalo|passarinho|doce|livro|jogo|sorriso|abraço|pai|papai|lugar|dia|super-herói|herói|time'
/** Something of the child's, and what is said of it: “cor favorita é roxo”, “o cachorro dela se chama Max”. */
export const ownThings = patternOf(
  String.raw`^(?:[ao] (?:seu |sua )?)?(?<thing>(?:melhor |maior |nov[oa] )?(?:(?<she>${feminine}|\p{L}+(?= (?:favorita|preferida)))|(?:${masculine}|\p{L}+(?= (?:favorito|preferido))))(?: (?:favorit[oa]|preferid[oa]|nov[oa]|mais velh[oa]|caçula))?)(?<whose> del[ae]s?)?,? (?:também |sempre )?(?<verb>\p{L}+) (?<rest>.+)$`,
)

/** Things that children like, one of each: a list with one of them is a list of what the child likes. */
const things = wordsOf(
  'dinossauro unicórnio futebol basquete vôlei tênis ginástica judô karatê capoeira balé dança dançar música cantar piano',
  'violão violino bateria desenho desenhar pintar pintura artes livro ler história lego quebra-cabeça xadrez trem caminhão',
  'tratore carro carrinho avião foguete espaço estrela planeta robô dragão pirata princesa fada sereia super-herói herói',
  'ninja cachorro gato cavalo coelho sapo inseto borboleta tubarão pinguim leão animai bicho pizza panqueca chocolate',
  'morango macarrão nadar natação patinar patins bicicleta acampar pescar praia cozinhar flore rosa roxo minecraft roblox',
  'pokémon boneca mágica piscina mar',
)
export const isKnownThing = (words: string): boolean =>
  things.has(words) || things.has(words.replace(/ões$/, 'ão').replace(/ns$/, 'm').replace(/s$/, ''))
