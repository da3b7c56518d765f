import { phraseOf, singleOf, type Slot } from './phrase.ts'
import { portugueseLexicon, yourOf } from './portuguese-lexicon.ts'
import {
  dearKin,
  isDoing,
  isInfinitive,
  isOfOne,
  isPast,
  isPresent,
  isTopic,
  kin,
  kinOfOnes,
  pets,
  praise,
} from './portuguese-words.ts'
import { macrosOf, shapesOf } from './shapes.ts'
import { patternOf } from './words.ts'

export const phrase = phraseOf(portugueseLexicon)
const single = singleOf(phrase, portugueseLexicon)

/** The first word if it is right, and what follows it. */
const led =
  (isRight: (word: string, several: boolean) => boolean): Slot =>
  (words, listener) => {
    const [word = ''] = words.split(' ')
    if (!isRight(word.toLowerCase(), listener.child === 'p')) return undefined
    const tail = word === words ? '' : single(words.slice(word.length + 1), listener)
    return tail === undefined ? undefined : `${word.toLowerCase()} ${tail}`.trim()
  }

/** Without its preposition: “pelos dinossauros” is “os dinossauros”, “em trens” is “trens”. */
export const bare = (words: string): string =>
  words
    .replace(/^(?:por|em|de|com|sobre) /i, '')
    .replace(/^(?:pel|n|d)([ao]s?) /i, '$1 ')
    .replaceAll(/(, | e )(?:pel|d)([ao]s?) /gi, '$1$2 ')
    .replaceAll(/(, | e )(?:por|de) /gi, '$1')

const persons = patternOf(
  String.raw`^(?:(o|a|os|as|seus?|suas?|toda a|todos os|todas as|
  noss[oa]s?) )*((?:melhor(?:es)?|dois|duas|querid[oa]) )?
  (?:(${kinOfOnes}|amig(?:uinh)?[oa]s?|coleg(?:uinh)?as?|professor(?:es|a|as)?|vizinh[oa]s?|
  ${pets})(?![a-zà-ɏ])|(${dearKin}|
  todo mundo|todos|turma|turminha|galera)(?![a-zà-ɏ]))?
  ((?: (?:mais (?:velh|nov)[oa]s?|caçula|gême[oa]s?|inteira|toda|bebê))?)(?: d(?:el[ea]s?|[ao] Child§)
  )?,?((?: ?(?:o |a )?[A-ZÀ-Þ][a-zà-ɏ'-]+(?: [A-ZÀ-Þ][a-zà-ɏ'-]+)?)?)
  (?: d[ao] (?:escola|escolinha|creche|turma|balé|judô|futebol))?$`,
  '',
)

/** Relatives and friends: “a mamãe e o papai”, “a sua avó Rosa”. */
export const people: Slot = (words, { child }) => {
  const all = words
    .replaceAll(/\s*[&+]\s*/g, ' e ')
    .split(/,? e |, /)
    .map((part) => {
      const small = part
        .trim()
        .replace(/^d([ao]s?) /i, '$1 ')
        .replace(/^[A-ZÀ-Þ][a-zà-ɏ]*(?= |$)/, (word) =>
          persons.test(word.toLowerCase()) || /^[OA]s?$/.test(word) ? word.toLowerCase() : word,
        )
      const [, article = '', how = '', who = '', dear = '', more = '', name = ''] = persons.exec(small) ?? []
      if (who === '' && dear === '')
        return name === '' || how !== ''
          ? undefined
          : `${/^[oa]$/.test(article) ? `${article} ` : ''}${name.trim()}`
      const noun = who || dear
      if (noun.startsWith('tod')) return `${noun}${more}`
      const your = yourOf('', noun)
      const the = `${your.startsWith('sua') ? 'a' : 'o'}${your.endsWith('s') ? 's' : ''}`
      const named = `${more}${name === '' ? '' : ` ${name.trim()}`}`
      return dear !== '' || child === 'p'
        ? `${the} ${how}${noun}${dear === '' ? ' de vocês' : ''}${named}`
        : `${the} ${your} ${how}${noun}${named}`
    })
  const last = all.pop()
  if (last === undefined || all.length > 6 || all.includes(undefined)) return undefined
  return all.length > 0 ? `${all.join(', ')} e ${last}` : last
}

const roles = patternOf(String.raw`(?:ajudante|irmã(?:o|zinha|ozinho)?|artista|cantora?|dançarin[oa]|
    leitora?|nadadora?|amig[oa]|goleir[oa]|
    capitão|campe(?:ão|ã)|atleta|
    cozinheir[oa]|ginasta|bailarina|patinadora?|pintora?|baterista|explorador[a]?|companheir[oa]|net[oa]|filh[oa]|
    alun[oa]|estrela|heroína|herói|menin[oa]|garot[oa]|
    pessoa|comediante|cientista|inventora?|ator|atriz|girassol|árvore|daminha|pajem|parceir[oa]|coração|anjo|
    orgulho|luz)(?: (?:do mundo|d[aeo]s? .*|n[ao] .*|em .*|para .*|com .*))?$`)
const praised = patternOf(`^(?:(?:muito|bem|super|tão|bastante) )*(?:${praise})$`)
const held = patternOf(
  `‹(?:${kin}|(?:${pets})s?|melhor(?:es)? amig[oa]s?|amig[oa]s?|imaginação|coração|sorriso|risada|coleção|
  memória)›`,
)
const owned =
  patternOf(`^(?:(o|a) )?(?:(?:seu|sua) )?((?:melhor |nov[oa] )?(?:${pets}|amig[oa]|amig[oa] imaginári[oa]|bonec[oa]|
    urs(?:o|inho)|bichinho de pelúcia)
    (?: (?:de estimação|de pelúcia|nov[oa]))?)(?: del[ae]s?)?$`)

/** With “de” before each: “da bicicleta”, “de dinossauros e do mar”. */
const ofThings = (words: string) =>
  words
    .split(/( e |, )/)
    .map((part) => (/^(?: e |, )$/.test(part) ? part : `d${/^[oa]s? /.test(part) ? '' : 'e '}${part}`))
    .join('')

const slots: Readonly<Record<string, Slot>> = {
  p: phrase,
  q: single,
  k: people,
  v: led(isInfinitive),
  obj: (words, listener) => (bare(words) === words ? undefined : phrase(bare(words), listener)),
  did: led(
    (word, several) =>
      isPast(word) &&
      isOfOne(word) !== several &&
      !/^(?:foi|fora?m?|teve|tiveram|viu|usou|comeu|ficou|disse|quis|veio|morou)$/.test(word),
  ),
  does: led(
    (word, several) =>
      isPresent(word) &&
      isOfOne(word) !== several &&
      !/^(?:é|são|vai|vão|tem|têm|fica|usa|come|dorme|dá|vem|diz|quer|começa|passa|mora|fala)$/.test(word),
  ),
  ing: led((word) => isDoing(word) && !/^(?:indo|vindo|ficando|sendo|tendo|querendo)$/.test(word)),
  have: (words, listener) =>
    held.test(words) || words.split(/[\s,]+/).some((word) => isTopic(word.toLowerCase()))
      ? phrase(words, listener)
      : undefined,
  role: (words, listener) => (roles.test(words) ? single(words, listener) : undefined),
  good: (words) => (words.split(/,? e |, /).every((one) => praised.test(one)) ? words : undefined),
  own(words, { child }) {
    const [, article = '', noun = ''] = owned.exec(words) ?? []
    if (noun === '') return undefined
    const your = yourOf(article, noun.replace(/ .*/, ''))
    const the = article || (your === 'sua' ? 'a' : 'o')
    return child === 'p' ? `${the} ${noun} de vocês` : `${the} ${your} ${noun}`
  },
  thing: (words, listener) =>
    /^(?:[a-zà-ɏ]+ ){0,2}[a-zà-ɏ]+$/i.test(words) && !/(?:^| )(?:é|são|pessoa|menin[oa])(?: |$)/i.test(words)
      ? phrase(words, listener)
      : undefined,
  list(words, listener) {
    const items = words.split(/,? e |, /)
    const isKnown = items.every(
      (item) => item.split(' ').length < 4 && isTopic((item.split(' ')[0] ?? '').toLowerCase()),
    )
    const said = isKnown && !/^(?:um|uma|o|a) /i.test(words) ? phrase(words, listener) : undefined
    return said === undefined ? undefined : ofThings(said)
  },
  about: (words, listener) =>
    /(?:^| )(?:nome|idade|aniversário|personagem|vídeo|festa|presente|todo|inteiro|sem parar)(?: |$)/i.test(
      words,
    ) || bare(words) === words
      ? undefined
      : phrase(bare(words), listener),
  n: (words) =>
    /^(?:[A-ZÀ-Þ]\S+|[a-zà-ɏ]{2,14})(?: [A-ZÀ-Þ]\S+)?$/.test(words) &&
    !portugueseLexicon.unclear.has(words) &&
    !portugueseLexicon.cutShort.has(words)
      ? words.replace(/^./, (letter) => letter.toUpperCase())
      : undefined,
  x: (words) =>
    /^(?:feliz|um dia|boa|tudo de bom|muit|saúde|melhoras|um ótimo)/.test(words) ? words : undefined,
}

const macros = macrosOf(String.raw`
adv = (?:também |já |sempre |agora |finalmente |ainda |até |muito |hoje em dia |todo dia )*
be = (?:é |são |está |estão |anda |foi |foram )(?:sempre |muito |super |já |também |agora )*
deg = (?:muito |demais |bastante |super |tanto |mais |mesmo |de paixão |de montão |tão |bem |
  +também |sempre )*
kid = (?:elas?|eles?|[ao] child§|child§|noss[oa] (?:filh[oa]|pequen[oa]|menin[oa]|princesa|príncipe)|vocês?)
to = (?:(?:para|pro|a|ao) )?{kid}
more = (?: (?:muito|demais|tanto|muitão|de montão|mais que tudo(?: na vida| no mundo)?|de paixão|para sempre|
  +infinito|até a lua(?:,? ida e volta| e de volta)?|do tamanho do
  + (?:mundo|universo)|(?:com|de) todo (?:o )?coração|sempre))*
much = (?:muito |demais |tanto |também |sempre |todos )*
hi = (?:um )?(?:grande |super )?(?:oi+|alô|feliz (?:aniversário|páscoa|natal|dia das crianças)|parabéns|
  +boa sorte|melhoras)(?: bem grande| enorme)?
hugs = (?:(?:um|uns|muitos|mil|grande|super|beijo|beijos|beijão|beijinhos?|abraço|abraços|abração|cheiro|
  +carinho|amor|e|com|muito|bem|apertado|enorme|gostoso) )*
  +(?:beijos?|beijão|beijinhos?|abraços?|abração|cheiro|carinho|amor|apertados?|enormes?)
the = (?:[oa]s? )?(?:(?:seus?|suas?) )?
fav = (?: del[ae]s?)?(?: no mundo)? ?(?:é|são|:|=)+ ?
tell = (?:fal[ae]m?|falar|diz|diga|digam|dizer|lembr[ae]m?|lembrar|peçam?|pede|pedir|incentiv[ae]m?|ajud[ae]|
  +encoraj[ae]|motiv[ae]|ensin[ae])
of = (?:d[aeo]s?)
proud = (?:muito |tanto |um |o maior |baita )*orgulho(?: enorme| imenso| danado)?
mine = (?:(?:eu|nós|a gente|mamãe e eu|papai e eu|eu e .{2,20}) )?
tooth = (?:(?:o|os|um|dois|três|mais|seu|outro|primeiros?|segundo) )*(?:dente|dentinho)
  +s?(?: de leite| da frente)?(?: del[ae]s?)?
`)

/** What the child is, does and has: the clause without its subject. */
export const childShapes = shapesOf(
  String.raw`
nickname: (?:(?:gosta|adora|ama|prefere) (?:de )?ser chamad[oa] de|é (?:chamad[oa] de|conhecid[oa] como)|
  +atende por) <n> => {1}
likes: {adv}(?:ama|adora|curte|prefere)m? {deg}<p>
likes: {adv}gostam? {deg}<=de|do|da|dos|das> <p> => {you} gosta{m} {1} {2}
likes: (?:{be}{deg})?(?:apaixonad[oa]|doid(?:inh)?[oa]|louc[oa]|louquinh[oa]|viciad[oa]|vidrad[oa]|fissurad[oa]|
  +fã|fanátic[oa]|encantad[oa]|maluc[oa]|obcecad[oa]|fascinad[oa])s? <obj> => {you} adora{m} {1}
likes: não vivem? sem <p> => {you} adora{m} {1}
likes: (?:só )?(?:fala|pensa)m? (?:só )?(?:em|de|n[ao]s?|d[ao]s?) <p> (?:o dia (?:todo|inteiro)|o tempo todo|
  +sem parar) => {you} adora{m} {1}
proud: {adv}(?:aprendeu|aprenderam) {adv}(?:a )?<v>
proud: {adv}(?:aprendeu|aprenderam) (?:sobre )?<q>
fact: {adv}(?:está|estão) {adv}(?:aprendendo|treinando) (?:a )?<v>
fact: {adv}(?:está|estão) {adv}aprendendo <q>
fact: aprendendo (?:a )?<q> => {you} está{M} aprendendo {1}
proud: {adv}(?:sabem?|conseguem?|conseguiu|conseguiram) {adv}<v>
proud: {adv}(?:sabem?|decorou|decoraram|conhecem?) <q>
proud: {adv}(?:perdeu|perderam) {tooth}
proud: {adv}(?:está|estão|tem|têm) (?:com )?{tooth} (?:mole|moles|bambo)
proud: (?:caiu|caíram) {tooth} => o primeiro dente já caiu
fact: (?:não|nunca) desistem?
fact: {adv}quer(?:em)? (?:muito )?ser <q>
fact: {adv}sonham? em ser <q>
soon: (?:não vê|não veem|mal pode esperar|mal podem esperar)(?: a hora)? (?:de |para |pel[ao] |
  +d[ao] )?<v> => {you} não vê{M} a hora de {1}
soon: (?:está|estão)(?: muito| super| tod[oa]s?)* (?:animad[oa]|empolgad[oa]|content|feliz)(?:e|es|s)? <=com|
  +para|por> <q> => {you} está{M} na maior animação {1} {2}
soon: (?:está|estão) (?:esperando|aguardando|contando os dias para) <q> => {you} está{M} esperando {1}
soon: {adv}(?:vai|vão) {adv}ser (?:irmã|irmãos?|daminha|pajem)(?: mais velh[oa]s?)?
soon: {adv}(?:vai|vão) (?:ganhar|ter) (?:um |uma )(?:irmãozinho|irmãzinha|priminho|priminha|irmão|irmã)
soon: {adv}(?:vai|vão) (?!ganhar|ter|receber|dar){adv}<v>
soon: {adv}(?:vai|vão) <=para a|para o|para|pro|ao|à> <q>
fact: {adv}(?:começou|começaram|entrou|entraram|passou|passaram) <q>
proud: (?:é|são|foi|foram|está|estão) {deg}<good>
proud: {deg}<good> => {you} é{M} {1}
proud: (?:é|são) (?:uma?|noss[oa]|minha|meu) (?:menin[oa]|criança|garot[oa]|
  +filh[oa]) {deg}<good> => {you} é{M} {1}
proud: (?:é|são|foi|foram) {deg}<good> <=n[ao]s?|em|com|durante|para> <q>
proud: (?:é|são|foi|foram) {deg}(?:(?:a|o|uma|um|minha|meu|nossa|nosso|grande|melhor|super|ótim[oa]|excelente|baita|
  +maior|únic[oa]) )*<role>
proud: (?:(?:é|são) )?{deg}(?:fera|craque|bamba|ótim[oa]|excelente|bo[am]|bons|boas|expert|talentos[oa])
  +s? <=em|n[ao]s?|com|de|d[ao]s?> <q> => {you} manda{m} muito bem {1} {2}
proud: (?:manda|arrasa|detona|mandou|arrasou)m?(?: muito)?(?: bem)? <=em|n[ao]s?|
  +com> <q> => {you} manda{m} muito bem {1} {2}
proud: (?:está|estão) (?:indo|se saindo) (?:super |muito )?bem <=em|n[ao]s?|com> <q>
proud: (?:tem|têm) (?:um|uma|o|a) (?:(?:maior|melhor|grande|enorme|baita) )?(?:coração|imaginação|sorriso|
  +risada|gargalhada|abraço|senso de humor)
  +(?: (?:enorme|gigante|lind[oa]|de ouro|incrível|contagiante|do mundo|mais lind[oa] do mundo))*
fact: {adv}(?:tem|têm) <have>
proud: {adv}(?:ganhou|ganharam) <have>
fact: {adv}(?:está|estão) {adv}<ing>
proud: {adv}<did>
fact: {adv}(?:se )?<does>
`,
  macros,
  slots,
)

/** What does not begin with the child. */
export const otherShapes = shapesOf(
  String.raw`
love: <k> {much}(?:te )?<=amam?|adoram?>(?: {much}{kid})?{more} => {1} {2} muito {you}
love: <k> <=é|são> {deg}(?:apaixonad[oa]s?|louc[oa]s?|doid[oa]s?) (?:por|
  +pel[ao]) {kid}{more} => {1} {2} só amor por {you}
love: <k> <=tem|têm> {proud} (?:d[ae]|dela|dele|delas|deles|de vocês?)(?: .*)? => {1} {2} muito orgulho de {you}
love: <k> (?:está|estão|é|são|ficou) (?:(?:muito|super|tão|
  +todos?) )*orgulhos[oa]s?(?: .*)? => tem gente aí em casa com muito orgulho de {you}
love: (?:que )?{proud} => tem gente aí em casa com muito orgulho de {you}
love: {mine}(?:te )?{much}(?:amo|adoro|amamos|adoramos|a gente ama)
  +(?: muito)?(?: {kid})?{more} => tem gente aí em casa que ama muito {you}
love: a gente (?:te )?{much}(?:ama|adora)(?: muito)?(?: {kid})?{more} => tem gente aí em casa que ama muito {you}
love: {mine}(?:tenho|temos|tem|sinto) {proud}(?: .*)? => tem gente aí em casa com muito orgulho de {you}
love: {mine}(?:estou|estamos|está|sou|somos) (?:muito |super |tão )*(?:orgulhos[oa]s?|chei[oa]s? de orgulho)
  +(?: .*)? => tem gente aí em casa com muito orgulho de {you}
love: (?:que )?{proud} (?:dela|dele|d[ae] .*|de vocês?) => tem gente aí em casa com muito orgulho de {you}
greeting: <k> (?:mandam?|mandou|mandaram|deseja|desejam|quer(?:em)? (?:mandar|dizer|desejar)|
  +dizem?) {hi}(?: {to})?(?: também)? => {1}
greeting: <k> (?:desejam?|quer(?:em)? desejar) (?:{to} )?<x> => {1}
kiss: <k> (?:mandam?|mandou|mandaram|enviam?|deixam?) {hugs}(?: {to})?(?: também)? => {1}
kiss: {hugs},? {of} <k> => {1}
greeting: (?:{hi}|recado|mensagem),? {of} <k> => {1}
nickname: (?:todo mundo|todos|a gente|nós|eu|a família|{the}{kin1}) (?:só )?(?:chamam?|chamamos|chamo)
  +(?: {kid})? (?:carinhosamente )?(?:só )?de <n> => {1}
nickname: {the}(?:apelido|apelidinho)(?: del[ae]| carinhoso| em casa)* ?(?:é|:|=) ?<n> => {1}
fact: <own>,? ?(?:se chama|[:=]) ?<n> => {1} se chama {2}
proud: <k> ensinou {kid} a <v> => {1} ensinou {you} a {2}
likes: {the}(?:coisas?|brincadeiras?|atividades?|hobb(?:y|ies)) (?:favorit|preferid)
  +[oa]s?{fav}<p> => {you} adora{m} {1}
likes: {the}<thing> (?:favorita|preferida){fav}<p> => {yourF} {1} preferida é {2}
likes: {the}<thing> (?:favorito|preferido){fav}<p> => {yourM} {1} preferido é {2}
likes: (?:gosta|gostos|ama|adora|hobb(?:y|ies)|curte|paixões|gosta muito|gostam|amam|adoram)
  +(?: de)?(?: del[ae]s?)? ?[:=-]+ ?(?:de )?<p> => {you} adora{m} {1}
`,
  new Map([...macros, ['kin1', kin]]),
  slots,
)

/** What the character is asked to do. */
export const requestShapes = shapesOf(
  String.raw`
wish: {tell} (?:{to} )?(?:de |a |para |que é para )?<v> => {1}
luck: (?:(?:desej[ae]m?|desejar|diz|dê|dar|mand[ae]) )?(?:{to} )?(?:muita |toda a )?boa sorte(?: {to})? <q> => {1}
congratulation: (?:(?:dê|dar|dá|deem|mand[ae]) )?(?:os )?parabéns(?: {to})? <=por|pel[ao]s?> <q> => {1} {2}
congratulation: parabeniz[ae]r? {kid} <=por|pel[ao]s?> <q> => {1} {2}
hello: (?:mand[ae]m?|mandar|dá|dê|dar|diz|diga|fal[ae]) (?:um )?(?:oi|olá|alô|abraço|beijo|salve)
  +(?: também)? (?:para|pro|ao|à|pras|pros) <k> => para {1}
kiss: (?:mand[ae]m?|mandar|dá|dê|dar|entreg[ae]) {hugs} (?:{to} )?{of} <k> => {1}
greeting: (?:mand[ae]m?|mandar|dá|dê|dar|diz|diga|fal[ae]) {hi} (?:{to} )?{of} <k> => {1}
song: cant[ae]r?m?(?: (?:uma?|os?|parabéns|para|feliz))(?: (?:uma?|os?|musiquinha|música|canção|parabéns|
  +bem|legal|linda|bonita|animada|para|{kid}|feliz|aniversário))* => -
joke: (?:cont[ae]m?|contar|faz|faça)(?: {to})? (?:uma|umas|alguma) (?:boa )?(?:piada|piadinha|charada)
  +s?(?: .*)? => -
nickname: cham[ae]r?m?(?: {kid})? (?:pelo apelido,? |de )<n> => {1}
about: (?:fal[ae]m?|falar|pergunt[ae]m?|perguntar|coment[ae]m?|comentar|mencion[ae]m?|mencionar|cit[ae]m?|citar)
  +(?: {to})? <about> => {1}
`,
  macros,
  slots,
)

export const listShape = shapesOf('heard: <list> => {1}', macros, slots)
