import type { Listener } from '../details.ts'
import type { TellableVerb, VerbForm } from './language.ts'
import { lineOf, patternOf, wordsOf } from './words.ts'

/**
 * What a child may be told that it does, with an irregular present and past after `=`. `*`: the verb tells something by
 * itself, `!`: its past is told proudly, `+`: where or with whom it is done tells enough.
 */
const tellable = `
abraçar acampar* ajudar amarrar! andar*! apresentar! arrumar assistir assobiar*! atravessar! bordar* brincar* caminhar*
cantar*! carregar catar cavalgar* colecionar colher colorir=colore conhecer conquistar! conseguir=consegue
construir=constrói=construiu! contar conversar+ correr*! costurar* cozinhar* criar! cuidar+ dançar*! dar=dá=deu decorar!
descer+ desenhar*! descobrir=descobre! desfilar* dividir doar! ensaiar* ensinar! escalar*! escolher escrever*! escutar
estudar*! explicar fazer=faz=fez! ganhar! guardar inventar! jogar+ juntar ler*=lê! levar lutar* marcar! memorizar!
mergulhar*! montar! mostrar nadar*! organizar ouvir=ouve participar+! passear*=passeia patinar*! pedalar*! pegar pescar*
pintar*! plantar! preparar! procurar pular*! recitar! regar resgatar! resolver! rodar salvar! saltar*! sambar* separar
soltar subir=sobe+! surfar*! terminar! tirar! tocar! torcer+ treinar* vencer! vestir=veste visitar voar* receber!`
/** Other verbs: only known as verbs. */
const untold = `
ser=é=foi ir=vai=foi ter=tem=teve vir=vem=veio dormir=dorme usar dizer=diz=disse querer=quer=quis morar ficar falar
entrar perder cair=cai=caiu nascer gostar amar adorar preferir=prefere estar=está=esteve chamar mandar começar
saber=sabe=soube comer beber tomar tentar rir=ri ver=vê pôr=põe=pôs trocar viajar acordar chorar pedir=pede achar
parar acabar voltar mudar trabalhar passar virar poder=pode precisar sentir=sente`
const plurals = new Map(
  `é são|tem têm|vai vão|lê leem|vê veem|dá dão|foi foram|fez fizeram|veio vieram|soube souberam|teve tiveram|deu deram
|constrói constroem|quer querem|diz dizem|disse disseram|está estão`
    .split(/\s*\|/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
const pluralOf = (one: string) =>
  plurals.get(one) ?? `${one.replace(/ou$/, 'ara').replace(/([ei])u$/, '$1ra')}m`

interface Finite {
  readonly form: 'does' | 'did'
  readonly isWhole: boolean
  readonly isFree: boolean
  readonly isProud: boolean
}
/** The present and the past of each verb; of several, too. */
function finiteOf(list: string): [string, Finite][] {
  return [...wordsOf(list)].flatMap((entry) => {
    const [base = '', now = base.replace(/ar$/, 'a').replace(/[ei]r$/, 'e'), past] = entry
      .replaceAll(/[*!+]/g, '')
      .split('=')
    const then = past ?? base.replace(/ar$/, 'ou').replace(/([ei])r$/, '$1u')
    const [isWhole, isFree, isProud] = [entry.includes('*'), /[*+]/.test(entry), entry.includes('!')]
    const forms = [now, pluralOf(now), then, pluralOf(then)]
    return forms.map((word, at): [string, Finite] => [
      word,
      { form: at < 2 ? 'does' : 'did', isWhole, isFree, isProud },
    ])
  })
}
const bases = wordsOf(tellable.replaceAll(/[*!+]|=\S+/g, ''))
/** They tell something by themselves. */
const wholes = wordsOf(`ler dormir ${tellable.match(/[^\s=*]+(?=[^\s*]*\*)/g)?.join(' ')}`)
const tellables = new Map(finiteOf(tellable))
const finite = new Set([...tellables.keys(), ...finiteOf(untold).map(([word]) => word)])

const notInfinitive = wordsOf(`
mar cor flor amor professor açúcar lugar celular calor computador dor tambor favor super líder bar lar par popular
escolar solar lunar mulher colher qualquer tutor ator trator motor pintor nadador jogador corredor maior menor melhor
pior senhor autor cantor doutor por youtuber ser ter estar ir poder dever haver`)
export const isInfinitive = (word: string): boolean =>
  /^[a-zà-ɏ]+[aeiô]r(?:-se)?$/.test(word) && !notInfinitive.has(word)
export const isDoing = (word: string): boolean =>
  /^[a-zà-ɏ]{2,}[aei]ndo$/.test(word) &&
  !/^(?:quando|segundo|comando|indo|ficando|tendo|sendo|querendo)$/.test(word)
/** Of the present or of any past: “cantou”. */
export const isVerb = (word: string): boolean =>
  finite.has(word) ||
  (/[a-zà-ɏ]{2}(?:[aei]ram|[oei]u)$/.test(word) &&
    !/^(?:seu|meu|museu|chapéu|troféu|europeu|vou|sou|pneu|céu|véu)$/.test(word))
/** It is said of one, not of several. */
export const isOfOne = (word: string): boolean =>
  !/(?:m|são|vão|dão|estão)$/.test(word) || /^(?:tem|vem)$/.test(word)

/** Verbs of which what is done may be any such thing: “toca flauta”, “joga bola”. */
const ofAnything = /^(?:toc|jog|faz|lê|leem|danç|estud|trein|trein|pratic|colecion|desenh|cant|solt|pul|pesc)/

/** A verb that a child may be told of, in this form. */
export function verb(form: VerbForm, word: string, several: boolean): TellableVerb | undefined {
  const trust: TellableVerb['trust'] = ofAnything.test(word) ? 'any' : 'sure'
  const isWhole = wholes.has(word.replace(/ndo$/, 'r'))
  if (form === 'base')
    return isInfinitive(word) ? { said: word, isWhole, isFree: true, isProud: true, trust } : undefined
  if (form === 'doing')
    return isDoing(word) && bases.has(word.replace(/ndo$/, 'r'))
      ? { said: word, isWhole, isFree: true, isProud: false, trust }
      : undefined
  const known = tellables.get(word)
  if (/^(?:nadam?|andam?)$/.test(word) || known?.form !== form || isOfOne(word) === several) return undefined
  return { ...known, said: word, trust }
}

/** Relatives of whom one says “o seu pai”; of the dear ones (“a mamãe”) one does not. */
const kinOfOnes = lineOf(`
mães?|pais?|irmãs?|irmãos?|irmão?zinh[oa]s?|ti[ao]s?|prim(?:inh)?[ao]s?|madrinhas?|padrinhos?|av[óôo]s?|bisav[óô]s?
|sobrinh[oa]`)
const dearKin = lineOf(`
mamãe(?:zinha)?|mainha|papai(?:zinho)?|painho|vov[óô]s?|v[óô]|vovozinh[oa]|titi[ao]|dind[ao]s?|bis[ao]|[nv]on+[oa]
|man(?:inh)?[oa]|família|oma|opa|tia-avó`)
export const kin = `${kinOfOnes}|${dearKin}`
const isDear = new RegExp(`^(?:${dearKin}|todo mundo|todos|toda|turm\\S*|galera)$`)
export const pets = lineOf(`
cachorr(?:inh)?[oa]|cadel(?:inh)?a|gat(?:inh)?[oa]|hamster|coelh(?:inh)?[oa]|peix(?:inho|e)|passarinho|papagaio
|calopsita|periquito|tartaruga|jabuti|galinha|cavalo|égua|pônei|porquinh[oa]|lagarto|pet|filhote`)

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
export function owned(noun: string, how: string, { child }: Listener, name = ''): string {
  const [word = ''] = noun.split(' ')
  if (/^tod[oa]/.test(noun)) return noun
  // “O tio Beto”: of several children it needs no more.
  const isPlain = isDear.test(word) || (child === 'p' && name !== '')
  const your = isPlain || child === 'p' ? '' : `${yourOf('', word)} `
  return `${theOf(word)} ${your}${how}${noun}${name}${child === 'p' && !isPlain ? ' de vocês' : ''}`
}

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
dinossauro unicórnio dragão sereia fada robô herói princesa castelo caminhão trator trem carro carrinho foguete ônibus
bicicleta bike patinete patins skate pula-pula balanço parquinho praia piscina espaço planeta lua vulcão pedra
tampinha inseto borboleta joaninha formiga sapo coruja tubarão baleia elefante leão girafa macaco urso bicho animal
futebol basquete vôlei natação ginástica judô karatê capoeira balé dança surfe xadrez lego minecraft roblox barbie
bluey piano violão bateria flauta pandeiro cavaquinho tambor coral música musiquinha desenho pintura massinha slime
figurinha álbum mágica livro gibi história matemática ciência mapa bolo brigadeiro pizza macarrão chocolate sorvete
morango banana pipoca açaí flor planta boneca bola pipa pião fantasia mochila lancheira estojo óculos medalha faixa
teatro campeonato corrida brinquedo fazenda circo cambalhota estrelinha jogo filme dente festa parque coleção`)
export const topicList = [...topics, 'aniversário', 'preferido', 'favorito', 'aprendendo', 'brincando']
const animals = new RegExp(`^(?:${pets})s?$`)
const isKin = new RegExp(`^(?:${kin})$`)
const isTopic = (word: string): boolean =>
  [
    word,
    word.replace(/s$/, ''),
    word.replace(/[õã]es$/, 'ão'),
    word.replace(/ns$/, 'm'),
    word.replace(/es$/, ''),
  ].some((one) => topics.has(one))
/** Written with a capital. */
export const proper = wordsOf(
  'patrulha canina bluey barbie peppa moana frozen minecraft roblox elsa mario sonic naruto',
)
export const isKnown = (word: string): boolean =>
  animals.test(word) || isTopic(word) || isKin.test(word) || proper.has(word)
const named = new RegExp(`^(?:o seu |a sua |[oa] )(?:${pets}|urso|boneca|ursinho)(?: [A-ZÀ-Þ][a-zà-ɏ]+)?$`)
/** A part of a list that stands without a verb: “dinossauros”, “caminhão de lixo”, “o cachorro Rex”. */
export const isThing = (part: string): boolean => {
  const [first = ''] = part
    .toLowerCase()
    .replace(/^(?:os?|as?) /, '')
    .split(' ')
  const isOnce = new Set(part.split(' ')).size === part.split(' ').length
  return (isTopic(first) && !isVerb(first) && isOnce) || named.test(part)
}

/** What a child may be called to its face. */
export const praise = lineOf(`
alegre|animad[oa]|bonit[oa]|brincalh(?:ão|ona)|carinhos[oa]|corajos[oa]|criativ[oa]|curios[oa]
|dedicad[oa]|determinad[oa]|divertid[oa]|educad[oa]|engraçad[oa]|esforçad[oa]|especial|espert[oa]|estudios[oa]|fof[oa]
|forte|generos[oa]|gentil|incrível|independente|inteligente|lind[oa]|maravilhos[oa]|meig[oa]|paciente|prestativ[oa]
|querid[oa]|rápid[oa]|responsável|simpátic[oa]|talentos[oa]|trabalhador[a]?|valente|brilhante|amoros[oa]
|companheir[oa]|menin[oa] de ouro`)

/** What a child may be told that it is. */
export const roles = patternOf(`
(?:^| )(?:ajudante|irmã(?:o|zinha|ozinho)?(?: mais velh[oa])?|artista|cantora?|leitora?|nadadora?|amig[oa]|goleir[oa]
|capitão|capitã|campe(?:ão|ã)|atleta|bailarina|estrela|heroína|herói|cientista|inventora?|daminh[ao]|pajem
      |ovelhinha|pastora?|narradora?|árvore|flor|anjo|rainha
|rei|palhacinh[oa]|líder|gerente|representante|noivinha|oradora?)$`)
