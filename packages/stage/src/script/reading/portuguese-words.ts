import { wordsOf } from './words.ts'

/** Verbs that a child may be told of; an irregular present and past after `=`. */
const verbs = wordsOf(`
  abraçar acampar acompanhar ajudar alegrar alimentar amarrar andar aplaudir apresentar aprender arrasar arrumar
  assistir assobiar atuar bailar batucar bordar brincar brilhar caminhar cantar cantarolar catar cavalgar cavar
  colar colecionar colher colorir=colore comemorar compartilhar completar conhecer conquistar conseguir=consegue
  consertar construir=constrói=construiu contar correr costurar cozinhar crescer criar cuidar dançar decorar
  defender desenhar descobrir=descobre desfilar dividir doar ensaiar ensinar entrar escalar escovar escolher
  escrever escutar estudar experimentar explicar explorar fazer=faz=fez fotografar ganhar girar guardar imaginar
  iluminar interpretar inventar jogar juntar lavar ler=lê levantar levar limpar liderar lutar marcar memorizar
  mergulhar mexer montar mostrar nadar observar olhar organizar ouvir=ouve participar passar passear=passeia patinar
  pedalar pegar pentear=penteia pescar pesquisar pintar plantar podar praticar preparar procurar proteger pular
  recitar reciclar recortar regar remar representar resgatar resolver rir=ri rodar rodopiar salvar saltar sambar
  saber=sabe=soube separar sorrir=sorri soltar soprar subir=sobe superar surfar tentar terminar tirar tocar torcer
  treinar trançar trocar vencer ver=vê velejar vestir=veste viajar visitar voar empinar empilhar encantar encenar
  enfeitar enfrentar equilibrar modelar gravar narrar devorar acertar acender dar=dá=deu falar receber começar
  ficar formar provar batizar ser=é=foi ir=vai=foi ter=tem=teve vir=vem=veio comer dormir=dorme usar
  dizer=diz=disse querer=quer=quis morar`)
const plurals = new Map(
  `é são|tem têm|vai vão|lê leem|vê veem|dá dão|foi foram|fez fizeram|veio vieram|soube souberam|
    teve tiveram|deu deram|constrói constroem|
    vem vêm|quer querem|diz dizem|disse disseram|quis quiseram`
    .split(/\|\s*/)
    .map((pair) => pair.split(' ') as [string, string]), // two words each
)
const pluralOf = (verb: string) =>
  plurals.get(verb) ??
  verb
    .replace(/ou$/, 'ara')
    .replace(/([ei])u$/, '$1ra')
    .replace(/$/, 'm')
const present = new Set<string>()
const past = new Set<string>()
for (const entry of verbs) {
  const [base = '', now, before] = entry.split('=')
  present.add(now ?? base.replace(/ar$/, 'a').replace(/[ei]r$/, 'e'))
  past.add(before ?? base.replace(/ar$/, 'ou').replace(/er$/, 'eu').replace(/ir$/, 'iu'))
}
const severals = new Set([...present, ...past].map(pluralOf))
const pastOfSeveral = new Set([...past].map(pluralOf))

export const isPresent = (word: string): boolean =>
  present.has(word) || (severals.has(word) && !pastOfSeveral.has(word))
export const isPast = (word: string): boolean => past.has(word) || pastOfSeveral.has(word)
/** It is said of one, not of several. */
export const isOfOne = (word: string): boolean => !severals.has(word)
/** “Cantou”, of any verb. */
export const seemsPast = (word: string): boolean =>
  isPast(word) ||
  (/[a-zà-ɏ]{2}(?:ou|eu|iu|aram|eram|iram)$/.test(word) &&
    !/^(?:seu|meu|museu|chapéu|troféu|europeu|vou|sou)$/.test(word))

const notInfinitive = wordsOf(`
  mar cor flor amor professor açúcar lugar celular calor computador dor tambor favor super hambúrguer líder bar
  lar par popular escolar solar lunar mulher colher qualquer tutor ator trator motor pintor nadador jogador corredor
  maior menor melhor pior senhor autor cantor doutor por aspirador elevador`)
export const isInfinitive = (word: string): boolean =>
  /^[a-zà-ɏ]+[aeiô]r(?:-se)?$/.test(word) && !notInfinitive.has(word)
export const isDoing = (word: string): boolean =>
  /^[a-zà-ɏ]{2,}[aei]ndo$/.test(word) && !/^(?:quando|segundo|comando)$/.test(word)

/** Relatives of whom one says “o seu pai”; of the dear ones (“a mamãe”) one does not. */
export const kinOfOnes = `
  mães?|pais?|av[óôo]s|irmãs?|irmãos?|irmãzinhas?|irmãozinhos?|ti[ao]s?|prim(?:inh)?[ao]s?|madrinhas?|
  padrinhos?|avó|avô|bisav[óô]s?|
  sobrinh[oa]|maninh[oa]`.replaceAll(/\s+/g, '')
export const dearKin = `
  mamãe(?:zinha)?|mainha|papai(?:zinho)?|painho|vov[óô]s?|v[óô]|vovozinh[oa]|titi[ao]|dind[ao]|bisa|biso|
  nonn?[oa]|man[oa]|mam[iy]|papi|
  família`.replaceAll(/\s+/g, '')
export const kin = `${kinOfOnes}|${dearKin}`
export const pets = `
  cachorr(?:inh)?[oa]|cadel(?:inh)?a|gat(?:inh)?[oa]|hamster|coelh(?:inh)?[oa]|peix(?:inho|e)|passarinho|papagaio|
  calopsita|periquito|
  tartaruga|jabuti|galinha|cavalo|porquinho|lagarto|pet|filhote`.replaceAll(/\s+/g, '')

/** Harmless things that a child is glad to be asked about, in the singular. */
const topics = wordsOf(`
  dinossauro dino unicórnio dragão sereia fada pirata ninja robô super-herói herói princesa príncipe castelo
  caminhão trator trem carro carrinho avião foguete helicóptero ônibus escavadeira barco navio bicicleta bike
  patinete patins skate pula-pula balanço escorregador gangorra parquinho cabana poça lama areia praia mar piscina
  acampamento barraca espaço planeta estrela lua astronauta vulcão pedra concha tampinha inseto borboleta joaninha
  abelha aranha minhoca sapo coruja pinguim tubarão baleia golfinho polvo elefante leão tigre girafa zebra macaco
  panda urso lobo raposa preguiça vaca porco ovelha bicho bichinho animal futebol basquete vôlei tênis natação
  ginástica judô karatê caratê capoeira jiu-jítsu taekwondo balé dança sapateado jazz surfe xadrez
  quebra-cabeça lego minecraft roblox pokémon barbie bluey peppa moana elsa frozen homem-aranha batman piano
  violão violino ukulele bateria flauta teclado pandeiro tambor coral música musiquinha canção desenho pintura
  tinta massinha slime glitter adesivo figurinha álbum mágica livro livrinho gibi história historinha conto
  leitura matemática ciência mapa bandeira bolo brigadeiro pizza panqueca macarrão espaguete chocolate sorvete
  morango manga melancia banana pipoca coxinha pastel açaí paçoca horta jardim flor girassol planta plantinha
  árvore arco-íris boneca boneco bola bolinha pipa pião fantasia capa coroa mochila óculos medalha troféu faixa
  time apresentação espetáculo teatro peça recital campeonato torneio corrida bambolê brinquedo casinha fazenda
  sítio zoológico aquário museu circo telescópio lupa microscópio tesouro piada adivinha culinária robótica
  karaokê quadrinho cambalhota estrelinha joga brincadeira jogo filme personagem letra palavra número gol amigo
  amiga bola dente conta força planta desenho canto risada corda abraço professora irmã irmão`)
export const topicList: readonly string[] = [
  ...topics,
  'aniversário',
  'preferido',
  'favorito',
  'aprendendo',
  'brincando',
]
const animals = new RegExp(`^(?:${pets})s?$`)
export const isTopic = (word: string): boolean =>
  animals.test(word) ||
  [
    word,
    word.replace(/s$/, ''),
    word.replace(/[õã]es$/, 'ão'),
    word.replace(/ns$/, 'm'),
    word.replace(/es$/, ''),
    word.replace(/is$/, 'l'),
  ].some((one) => topics.has(one))

/** What a child may be called to its face. */
export const praise = `
  alegre|amável|animad[oa]|atencios[oa]|aventureir[oa]|bondos[oa]|bonit[oa]|brincalh(?:ão|ona)|carinhos[oa]|
  cuidados[oa]|corajos[oa]|criativ[oa]|
  curios[oa]|dedicad[oa]|demais|determinad[oa]|divertid[oa]|doce|educad[oa]|engraçad[oa]|esforçad[oa]|especial|
  espert[oa]|estudios[oa]|
  extrovertid[oa]|fantástic[oa]|feliz|fof[oa]|forte|generos[oa]|gentil|incrível|independente|inteligente|leal|
  lind[oa]|maravilhos[oa]|meig[oa]|
  otimista|paciente|persistente|prestativ[oa]|querid[oa]|rápid[oa]|responsável|risonh[oa]|sábi[oa]|simpátic[oa]|
  sorridente|talentos[oa]|
  valente|brilhante|solidári[oa]|amoros[oa]|companheir[oa]|chei[oa] de (?:vida|energia|amor|alegria)|um (?:amor|
  doce)|uma (?:doçura|figura|graça)`.replaceAll(/\n\s*/g, '')
