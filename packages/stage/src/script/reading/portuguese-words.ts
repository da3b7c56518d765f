import type { Listener } from '../details.ts'
import type { VerbForm } from './language.ts'
import { lineOf, wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular present and past after `=`. */
const tellable = `
abraçar acampar acompanhar ajudar alegrar amarrar andar apresentar aprender arrumar assistir assobiar bordar brincar
brilhar caminhar cantar cavalgar colar colecionar colher colorir=colore comemorar comer completar conhecer conquistar
conseguir=consegue construir=constrói=construiu contar correr costurar cozinhar crescer criar cuidar dançar dar=dá=deu
decorar defender desenhar descobrir=descobre desfilar dividir doar ensaiar ensinar enfeitar escalar escovar escolher
escrever estudar explicar explorar fazer=faz=fez ganhar girar guardar imaginar inventar jogar juntar lavar ler=lê
levantar levar limpar lutar marcar memorizar mergulhar montar mostrar nadar observar organizar ouvir=ouve participar
passear=passeia patinar pedalar pegar pescar pintar plantar praticar preparar proteger pular reciclar regar resgatar
resolver rir=ri rodar saber=sabe=soube salvar saltar sambar separar soltar subir=sobe superar tentar terminar tirar
tocar torcer treinar trançar trocar vencer ver=vê vestir=veste viajar virar visitar voar empilhar enfrentar receber
começar formar batizar`
/** Other verbs: not told by themselves. */
const untold = `
ser=é=foi ir=vai=foi ter=tem=teve vir=vem=veio dormir=dorme usar dizer=diz=disse querer=quer=quis morar ficar falar
entrar passar perder cair=cai=caiu nascer gostar amar adorar curtir preferir=prefere estar=está=esteve chamar mandar`
const plurals = new Map(
  `é são|tem têm|vai vão|lê leem|vê veem|dá dão|foi foram|fez fizeram|veio vieram|soube souberam|teve tiveram|deu deram
|constrói constroem|quer querem|diz dizem|disse disseram|está estão`
    .split(/\s*\|/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
const pluralOf = (one: string) =>
  plurals.get(one) ?? `${one.replace(/ou$/, 'ara').replace(/([ei])u$/, '$1ra')}m`

/** The present and the past of each verb; of several, too. */
const finiteOf = (list: string, form: 'does' | 'did'): ReadonlySet<string> =>
  new Set(
    [...wordsOf(list)].flatMap((entry) => {
      const [base = '', does = base.replace(/ar$/, 'a').replace(/[ei]r$/, 'e'), did] = entry.split('=')
      const past = did ?? base.replace(/ar$/, 'ou').replace(/([ei])r$/, '$1u')
      return form === 'does' ? [does, pluralOf(does)] : [past, pluralOf(past)]
    }),
  )
const tellables = { does: finiteOf(tellable, 'does'), did: finiteOf(tellable, 'did') }
const every = tellable + untold
const finite = new Set([...finiteOf(every, 'does'), ...finiteOf(every, 'did')])

const notInfinitive = wordsOf(`
mar cor flor amor professor açúcar lugar celular calor computador dor tambor favor super líder bar lar par popular
escolar solar lunar mulher colher qualquer tutor ator trator motor pintor nadador jogador corredor maior menor melhor
pior senhor autor cantor doutor por`)
export const isInfinitive = (word: string): boolean =>
  /^[a-zà-ɏ]+[aeiô]r(?:-se)?$/.test(word) && !notInfinitive.has(word)
export const isDoing = (word: string): boolean =>
  /^[a-zà-ɏ]{2,}[aei]ndo$/.test(word) && !/^(?:quando|segundo|comando|indo|ficando|tendo)$/.test(word)
/** Of the present or of any past: “cantou”. */
export const isVerb = (word: string): boolean =>
  finite.has(word) ||
  (/[a-zà-ɏ]{2}(?:[aei]ram|[oei]u)$/.test(word) &&
    !/^(?:seu|meu|museu|chapéu|troféu|europeu|vou|sou)$/.test(word))
/** It is said of one, not of several. */
export const isOfOne = (word: string): boolean =>
  !/(?:m|são|vão|dão|estão)$/.test(word) || /^(?:tem|vem)$/.test(word)

/** A verb that a child may be told of, in this form. */
export function verb(form: VerbForm, word: string, several: boolean): string | undefined {
  const isNumber = isOfOne(word) !== several
  const isForm = {
    base: isInfinitive(word),
    doing: isDoing(word),
    does: isNumber && tellables.does.has(word) && !/^(?:dá|dão|começa|come|nada)$/.test(word),
    did: isNumber && tellables.did.has(word),
  }
  return isForm[form] ? word : undefined
}

/** Relatives of whom one says “o seu pai”; of the dear ones (“a mamãe”) one does not. */
const kinOfOnes = lineOf(`
mães?|pais?|irmãs?|irmãos?|irmão?zinh[oa]s?|ti[ao]s?|prim(?:inh)?[ao]s?|madrinhas?|padrinhos?|av[óôo]s?
|bisav[óô]s?|sobrinh[oa]`)
const dearKin = lineOf(`
mamãe(?:zinha)?|mainha|papai(?:zinho)?|painho|vov[óô]s?|v[óô]|vovozinh[oa]|titi[ao]|dind[ao]|bis[ao]|nonn?[oa]
|man[oa]|família`)
export const kin = `${kinOfOnes}|${dearKin}`
const isDear = new RegExp(`^(?:${dearKin}|todo mundo|todos|toda|turm\\S*|galera)$`)
export const pets = lineOf(`
cachorr(?:inh)?[oa]|cadel(?:inh)?a|gat(?:inh)?[oa]|hamster|coelh(?:inh)?[oa]|peix(?:inho|e)|passarinho|papagaio
|calopsita|periquito|tartaruga|galinha|cavalo|porquinho|lagarto|pet|filhote`)

export const theOf = (noun: string): string => {
  const [word = ''] = noun.toLowerCase().split(' ')
  const isFeminine =
    /(?:a|ã|ó|[çs]ão|dade|gem|mãe|noite|bike|creche)s?$/.test(word) &&
    !/^(?:dia|mapa|planeta|cinema|pijama|sofá|tema|problema|.*ista)s?$/.test(word)
  return `${isFeminine ? 'a' : 'o'}${word.endsWith('s') && !/^(?:óculos|ônibus|tênis)$/.test(word) ? 's' : ''}`
}
/** “Sua” of a word with its article, or of a noun by its ending. */
export const yourOf = (article: string, noun: string): string => {
  const the = article === '' ? theOf(noun) : article
  return `${/[aà]s?$/i.test(the) ? 'sua' : 'seu'}${the.endsWith('s') ? 's' : ''}`
}
/** “A mamãe”, “o seu melhor amigo”. */
export function owned(noun: string, how: string, { child }: Listener): string {
  const [word = ''] = noun.split(' ')
  if (/^tod[oa]/.test(noun)) return noun
  if (isDear.test(word)) return `${theOf(word)} ${how}${noun}`
  return child === 'p'
    ? `${theOf(word)} ${how}${noun} de vocês`
    : `${theOf(word)} ${yourOf('', word)} ${how}${noun}`
}

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
dinossauro dino unicórnio dragão sereia fada ninja robô herói princesa castelo caminhão trator trem carro
carrinho avião foguete ônibus barco navio bicicleta bike patinete patins skate pula-pula balanço parquinho cabana
areia praia mar piscina acampamento barraca espaço planeta lua astronauta vulcão pedra concha tampinha inseto
borboleta joaninha abelha sapo coruja pinguim tubarão baleia golfinho polvo elefante leão tigre girafa zebra macaco
panda urso lobo raposa vaca ovelha bicho bichinho animal futebol basquete vôlei tênis natação ginástica judô karatê
capoeira balé dança surfe xadrez quebra-cabeça lego minecraft roblox pokémon barbie bluey peppa moana frozen
homem-aranha batman piano violão violino bateria flauta pandeiro tambor coral música musiquinha canção desenho pintura
tinta massinha slime glitter adesivo figurinha álbum mágica livro livrinho gibi história historinha leitura matemática
ciência mapa bolo brigadeiro pizza panqueca macarrão chocolate sorvete morango manga melancia banana pipoca pastel
açaí horta jardim flor girassol planta plantinha árvore arco-íris boneca boneco bola bolinha pipa pião fantasia capa
coroa mochila óculos medalha troféu faixa time apresentação espetáculo teatro peça recital campeonato corrida bambolê
brinquedo casinha fazenda sítio zoológico circo tesouro piada karaokê quadrinho cambalhota estrelinha brincadeira jogo
filme letra número gol dente conta canto risada corda abraço festa festinha parque cozinha ovo imaginação sorriso
coleção cabelo prova treino aula amigo`)
export const topicList = [...topics, 'aniversário', 'preferido', 'favorito', 'aprendendo', 'brincando']
const animals = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
export const isThing = (word: string): boolean =>
  animals.test(word) ||
  [
    word,
    word.replace(/s$/, ''),
    word.replace(/[õã]es$/, 'ão'),
    word.replace(/ns$/, 'm'),
    word.replace(/es$/, ''),
  ].some((one) => topics.has(one))
export const isTopic = (word: string): boolean =>
  isThing(word) || isKin.test(word) || isInfinitive(word) || isDoing(word)

/** What a child may be called to its face. */
export const praise = lineOf(`
alegre|amável|animad[oa]|aventureir[oa]|bondos[oa]|bonit[oa]|brincalh(?:ão|ona)|carinhos[oa]|cuidados[oa]
|corajos[oa]|criativ[oa]|curios[oa]|dedicad[oa]|demais|determinad[oa]|divertid[oa]|doce|educad[oa]|engraçad[oa]
|esforçad[oa]|especial|espert[oa]|estudios[oa]|fantástic[oa]|feliz|fof[oa]|forte|generos[oa]|gentil|incrível
|independente|inteligente|lind[oa]|maravilhos[oa]|meig[oa]|paciente|persistente|prestativ[oa]|querid[oa]|rápid[oa]
|responsável|risonh[oa]|simpátic[oa]|sorridente|talentos[oa]|valente|brilhante|amoros[oa]|companheir[oa]`)
