import type { Listener } from '../details.ts'
import type { VerbForm } from './language.ts'
import { wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular present and past after `=`. */
const tellable = `
  abraçar acampar acompanhar ajudar alegrar alimentar amarrar andar apresentar aprender arrumar assistir assobiar bordar
  brincar brilhar caminhar cantar cantarolar cavalgar cavar colar colecionar colher colorir=colore comemorar comer
  completar conhecer conquistar conseguir=consegue construir=constrói=construiu contar correr costurar cozinhar crescer
  criar cuidar dançar dar=dá=deu decorar defender desenhar descobrir=descobre desfilar dividir doar encaixar ensaiar
  ensinar enfeitar escalar escovar escolher escrever escutar estudar experimentar explicar explorar fazer=faz=fez
  fotografar ganhar girar guardar imaginar interpretar inventar jogar juntar lavar ler=lê levantar levar limpar
  liderar lutar marcar memorizar mergulhar montar mostrar nadar observar organizar ouvir=ouve participar passear=passeia
  patinar pedalar pegar pescar pesquisar pintar plantar praticar preparar proteger pular recitar reciclar regar
  representar resgatar resolver rir=ri rodar rodopiar saber=sabe=soube salvar saltar sambar separar soltar soprar
  subir=sobe superar surfar tentar terminar tirar tocar torcer treinar trançar trocar vencer ver=vê vestir=veste viajar
  virar visitar voar empilhar enfrentar modelar gravar narrar acertar receber começar formar batizar distribuir=distribui`
/** Other verbs: not told by themselves. */
const untold = `
  ser=é=foi ir=vai=foi ter=tem=teve vir=vem=veio dormir=dorme usar dizer=diz=disse querer=quer=quis morar ficar falar
  entrar passar perder cair=cai=caiu nascer gostar amar adorar curtir preferir=prefere estar=está=esteve chamar mandar`
const plurals = new Map(
  `é são|tem têm|vai vão|lê leem|vê veem|dá dão|foi foram|fez fizeram|veio vieram|soube souberam|teve tiveram
    |deu deram|constrói constroem|quer querem|diz dizem|disse disseram|está estão`
    .split(/\s*\|/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
const pluralOf = (verb: string) =>
  plurals.get(verb) ?? `${verb.replace(/ou$/, 'ara').replace(/([ei])u$/, '$1ra')}m`

/** The present and the past of each verb, of one and of several. */
const finiteOf = (list: string) => {
  const forms = { does: new Set<string>(), did: new Set<string>(), several: new Set<string>() }
  for (const entry of wordsOf(list)) {
    const [base = '', does = base.replace(/ar$/, 'a').replace(/[ei]r$/, 'e'), did] = entry.split('=')
    const past = did ?? base.replace(/ar$/, 'ou').replace(/er$/, 'eu').replace(/ir$/, 'iu')
    for (const [form, one] of [
      ['does', does],
      ['did', past],
    ] as const) {
      forms[form].add(one)
      forms[form].add(pluralOf(one))
      forms.several.add(pluralOf(one))
    }
  }
  return forms
}
const told = finiteOf(tellable)
const all = finiteOf(tellable + untold)

const notInfinitive = wordsOf(`
  mar cor flor amor professor açúcar lugar celular calor computador dor tambor favor super líder bar lar par popular
  escolar solar lunar mulher colher qualquer tutor ator trator motor pintor nadador jogador corredor maior menor melhor
  pior senhor autor cantor doutor por elevador`)
export const isInfinitive = (word: string): boolean =>
  /^[a-zà-ɏ]+[aeiô]r(?:-se)?$/.test(word) && !notInfinitive.has(word)
export const isDoing = (word: string): boolean =>
  /^[a-zà-ɏ]{2,}[aei]ndo$/.test(word) && !/^(?:quando|segundo|comando|indo|ficando|tendo)$/.test(word)
/** “Cantou”, of any verb. */
const seemsPast = (word: string) =>
  /[a-zà-ɏ]{2}(?:ou|eu|iu|aram|eram|iram)$/.test(word) &&
  !/^(?:seu|meu|museu|chapéu|troféu|europeu|vou|sou)$/.test(word)

/** It is said of one, not of several. */
export const isOfOne = (word: string): boolean => !all.several.has(word)

/** A verb that a child may be told of, in this form. */
export function verb(form: VerbForm, word: string, several: boolean): string | undefined {
  const isForm = {
    base: isInfinitive(word),
    doing: isDoing(word),
    does: told.does.has(word) && isOfOne(word) !== several,
    did: told.did.has(word) && isOfOne(word) !== several,
  }
  return isForm[form] && !/^(?:dá|dão|começa|come|nada)$/.test(word) ? word : undefined
}

export const isVerb = (word: string): boolean => all.does.has(word) || all.did.has(word) || seemsPast(word)

/** Relatives of whom one says “o seu pai”; of the dear ones (“a mamãe”) one does not. */
const kinOfOnes = `
mães?|pais?|irmãs?|irmãos?|irmã(?:o)?zinh[oa]s?|ti[ao]s?|prim(?:inh)?[ao]s?|(?:m|p)adrinh(?:o|a)s?|av[óôo]s?|bisav[óô]s?
|sobrinh[oa]|maninh[oa]`.replaceAll('\n', '')
const dearKin = `
mamãe(?:zinha)?|mainha|papai(?:zinho)?|painho|vov[óô]s?|v[óô]|vovozinh[oa]|titi[ao]|dind[ao]|bis[ao]|nonn?[oa]|man[oa]
|mam[iy]|papi|família`.replaceAll('\n', '')
export const kin = `${kinOfOnes}|${dearKin}`
const isDear = new RegExp(`^(?:${dearKin}|todo mundo|todos|toda|turm\\S*|galera)$`)
export const pets = `
cachorr(?:inh)?[oa]|cadel(?:inh)?a|gat(?:inh)?[oa]|hamster|coelh(?:inh)?[oa]|peix(?:inho|e)|passarinho|papagaio
|calopsita|periquito|tartaruga|jabuti|galinha|cavalo|porquinho|lagarto|pet|filhote`.replaceAll('\n', '')

/** “O”, “as”: the article of a noun, by its ending. */
export const theOf = (noun: string): string => {
  const [word = ''] = noun.toLowerCase().split(' ')
  const isFeminine =
    /(?:a|ã|ó|ção|são|dade|gem|mãe|mam[iy]|noite|ponte|neve|bike|creche)s?$/.test(word) &&
    !/^(?:dia|mapa|planeta|cinema|pijama|sofá|drama|tema|dentista|artista|espuma|problema)s?$/.test(word)
  return `${isFeminine ? 'a' : 'o'}${/[^aeiou]?s$/.test(word) && !/^(?:óculos|ônibus|tênis|lápis)$/.test(word) ? 's' : ''}`
}
/** “Sua” of a word with its article, or of a noun by its ending. */
export const yourOf = (article: string, noun: string): string => {
  const the = article === '' ? theOf(noun) : article.replace(/^à/i, 'a')
  return `${/a(?=s?$)/i.test(the) ? 'sua' : 'seu'}${the.endsWith('s') ? 's' : ''}`
}
/** “A mamãe”, “o seu melhor amigo”. */
export function owned(noun: string, how: string, { child }: Listener): string {
  if (/^tod[oa]/.test(noun)) return noun
  const [word = ''] = noun.split(' ')
  const rest = `${how}${noun}`
  if (isDear.test(word)) return `${theOf(word)} ${rest}`
  return child === 'p' ? `${theOf(word)} ${rest} de vocês` : `${theOf(word)} ${yourOf('', word)} ${rest}`
}

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
  dinossauro dino unicórnio dragão sereia fada pirata ninja robô super-herói herói princesa príncipe castelo caminhão
  trator trem carro carrinho avião foguete helicóptero ônibus barco navio bicicleta bike patinete patins skate
  pula-pula balanço escorregador parquinho cabana poça lama areia praia mar piscina acampamento barraca espaço planeta
  lua astronauta vulcão pedra concha tampinha inseto borboleta joaninha abelha minhoca sapo coruja pinguim tubarão
  baleia golfinho polvo elefante leão tigre girafa zebra macaco panda urso lobo raposa vaca ovelha bicho bichinho
  animal futebol basquete vôlei tênis natação ginástica judô karatê caratê capoeira balé dança sapateado surfe xadrez
  quebra-cabeça lego minecraft roblox pokémon barbie bluey peppa moana frozen homem-aranha batman piano violão violino
  ukulele bateria flauta teclado pandeiro tambor coral música musiquinha canção desenho pintura tinta massinha slime
  glitter adesivo figurinha álbum mágica livro livrinho gibi história historinha leitura matemática ciência mapa bolo
  brigadeiro pizza panqueca macarrão chocolate sorvete morango manga melancia banana pipoca coxinha pastel açaí paçoca
  horta jardim flor girassol planta plantinha árvore arco-íris boneca boneco bola bolinha pipa pião fantasia capa coroa
  mochila óculos medalha troféu faixa time apresentação espetáculo teatro peça recital campeonato torneio corrida
  bambolê brinquedo casinha fazenda sítio zoológico aquário museu circo tesouro piada adivinha karaokê quadrinho
  cambalhota estrelinha brincadeira jogo filme letra número gol dente conta planta canto risada corda abraço
  festa festinha lanterna colo parque patim foguetinho cozinha ovo ovinho`)
export const topicList = [...topics, 'aniversário', 'preferido', 'favorito', 'aprendendo', 'brincando']
const animals = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
export const isThing = (word: string): boolean =>
  animals.test(word) ||
  [/(?!)/, /s$/, /[õã]es$/, /ns$/, /es$/, /is$/].some((end, at) =>
    topics.has(word.replace(end, ['', '', 'ão', 'm', '', 'l'][at] ?? '')),
  )
export const isTopic = (word: string): boolean =>
  isThing(word) || isKin.test(word) || isInfinitive(word) || isDoing(word)
export const isPerson = (word: string): boolean => isKin.test(word) || /^amig[oa]s?$/.test(word)

/** What a child may be called to its face. */
export const praise = `
alegre|amável|animad[oa]|atencios[oa]|aventureir[oa]|bondos[oa]|bonit[oa]|brincalh(?:ão|ona)|carinhos[oa]|cuidados[oa]
|corajos[oa]|criativ[oa]|curios[oa]|dedicad[oa]|demais|determinad[oa]|divertid[oa]|doce|educad[oa]|engraçad[oa]
|esforçad[oa]|especial|espert[oa]|estudios[oa]|fantástic[oa]|feliz|fof[oa]|forte|generos[oa]|gentil|incrível
|independente|inteligente|leal|lind[oa]|maravilhos[oa]|meig[oa]|paciente|persistente|prestativ[oa]|querid[oa]|rápid[oa]
|responsável|risonh[oa]|simpátic[oa]|sorridente|talentos[oa]|valente|brilhante|solidári[oa]|amoros[oa]
|companheir[oa]`.replaceAll('\n', '')
