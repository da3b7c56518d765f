import type { StageLocale } from '../timeline-format.ts'

/** What the drawing shows while a line is said: its action for a gag, its gesture for a joke. */
type Shown = 'gag' | 'joke'

/** An act that a line may name, and the characters whose drawing does it: reviewed with their contact sheets. */
export interface Act {
  readonly words: Readonly<Record<StageLocale, RegExp>>
  readonly gag?: readonly string[]
  readonly joke?: readonly string[]
  /** Whose drawing shows it in every pose. */
  readonly always?: readonly string[]
}

const act = (en: RegExp, pt: RegExp, shown: Omit<Act, 'words'>): Act => ({ words: { en, pt }, ...shown })

/** Words of acts in both languages. A line that names one is said only by who does it, and while it is done. */
export const ACTS: Readonly<Record<string, Act>> = {
  'hangs upside down': act(/upside down|on my head\b/i, /ponta-cabeça|de cabeça para baixo/i, {
    gag: ['count-snooze'],
    always: ['mighty-capi'],
  }),
  'has a bare foot': act(
    /bare toes|my foot\b|the other boot/i,
    /dedinhos de fora|no pé ninguém|a outra bota/i,
    {
      always: ['captain-kindly'],
    },
  ),
  'looks through a glass': act(/magnifier|my glass to\b/i, /\blupa\b/i, { gag: ['detective-hoot'] }),
  points: act(/pointing|point the|my finger|up there/i, /aponto|apontado|meu dedo|aquela ali/i, {
    gag: ['captain-salt', 'princess-stella', 'rosa-rocket', 'director-cleo'],
    joke: ['princess-stella'],
  }),
  counts: act(/watch me count/i, /como eu conto/i, { joke: ['princess-stella'] }),
  'raises an arm': act(
    /\barms?:? (?:up|high|wide|open|out|to the)|both arms|whole arm|fist (?:in|is)|hand up|arm up/i,
    /braços? (?:para|no alto|inteiro|aberto|bem aberto|esticado)|os dois braços|punho|mão para cima|braços: abertos|levanto os braços/i,
    {
      gag: [
        'princess-pearl',
        'queen-celeste',
        'princess-noor',
        'princess-clara',
        'captain-kindly',
        'firefighter-dandara',
        'doctor-theo',
        'mighty-capi',
        'maya-magnet',
        'pixel-pete',
        'nico-turbo',
        'rolly-dice',
        'bramble',
        'robot-zib',
        'ember',
      ],
    },
  ),
  'raises its wand or staff': act(
    /\bmy wand|with this star|\bstaff\b|little crystal/i,
    /varinha|com esta estrela|cajado|cristalzinho/i,
    {
      gag: ['princess-amara', 'mage-zuri'],
      joke: ['mage-zuri'],
    },
  ),
  'lays a hand on its heart': act(
    /by my heart|own heart|my heart goes/i,
    /no peito|escuto o meu|o coração vem/i,
    {
      joke: ['princess-amara', 'doctor-theo'],
    },
  ),
  waters: act(/water this|a drop for/i, /regar|gotinha para/i, { gag: ['princess-hana'] }),
  'lifts its hat': act(
    /lift my hat|tip my hat|under my hat|hat goes up|hat off/i,
    /(?:tiro|levanto) o chapéu|debaixo do meu chapéu|chapéu (?:levanta|fora)/i,
    {
      gag: ['mage-zuri'],
      joke: ['princess-hana', 'detective-hoot'],
    },
  ),
  swims: act(/\bI swim\b|a jellyfish says/i, /\bnado\b|água-viva dá/i, { joke: ['princess-pearl'] }),
  'raises its cup': act(/my cup|teacup/i, /xícara/i, { gag: ['queen-celeste'] }),
  sips: act(/\bsip\b|\btea first/i, /golinho|primeiro o chá/i, { joke: ['queen-celeste'] }),
  'looks into its book': act(
    /\bI read it|look it up|last page/i,
    /\beu leio|conferir no livro|última página/i,
    {
      gag: ['princess-noor'],
      joke: ['princess-noor'],
    },
  ),
  'is a swan': act(/my swan/i, /meu cisne/i, { gag: ['princess-clara'] }),
  'shows its clipboard': act(/clipboard/i, /prancheta/i, { always: ['doctor-theo'] }),
  'strikes a victory pose': act(/victory pose/i, /pose de campeão/i, { gag: ['pixel-pete'] }),
  leans: act(/\blean\b|tipping over|toppling/i, /inclina, inclina|inclinado|tombar|lá vou eu caindo/i, {
    gag: ['princess-clara', 'maya-magnet', 'rolly-dice'],
  }),
  twirls: act(/turn to the left|\btwirl\b/i, /\bgiro\b|voltinha/i, { joke: ['princess-clara'] }),
  'strikes a flying pose': act(/flying pose|takeoff/i, /pose de voo|decolar/i, {
    gag: ['captain-kindly', 'mighty-capi'],
  }),
  salutes: act(/\bsalute\b|a knight greets/i, /continência|um cavaleiro cumprimenta/i, {
    gag: ['sir-checkmate'],
    joke: ['captain-kindly'],
  }),
  floats: act(/floating/i, /flutuando/i, { gag: ['rosa-rocket'] }),
  'turns a wrench': act(/wrench/i, /\ba chave\b/i, { joke: ['rosa-rocket'], always: ['rosa-rocket'] }),
  'shows a muscle': act(/muscle|strong arm|flexed/i, /muque|braço (?:forte|dobrado)/i, {
    gag: ['firefighter-dandara', 'grandpa-thunder'],
  }),
  'pets its kitten': act(/scratch it/i, /faço carinho/i, { joke: ['firefighter-dandara'] }),
  'holds its belly': act(/my belly\b/i, /a barriga faz|risada de barriga/i, {
    joke: ['grandpa-thunder'],
    always: ['ember'],
  }),
  'breathes deeply': act(/breathe|deep breath/i, /puxa o ar|suspiro/i, {
    joke: ['mighty-capi'],
    always: ['mighty-capi'],
  }),
  'pulls with its magnet': act(/magnet out|\bI pull\b/i, /ímã para|\beu puxo\b/i, {
    gag: ['maya-magnet'],
    joke: ['maya-magnet'],
  }),
  plays: act(/left, right, jump/i, /esquerda, direita, pula/i, { joke: ['pixel-pete'] }),
  'thinks, chin in hand': act(/paw on chin|thinking so/i, /pata no queixo|\bpenso com/i, {
    gag: ['riddle-fox'],
  }),
  'turns its piece': act(/this piece/i, /esta peça é/i, { joke: ['riddle-fox'] }),
  'waves its flag': act(/\bflag\b/i, /bandeira/i, { gag: ['nico-turbo'] }),
  'pushes its wheels': act(/push of the wheel/i, /empurrão na roda/i, { joke: ['nico-turbo'] }),
  bows: act(/\bto bow\b|one bows|how we bow/i, /reverência|me curvo/i, {
    gag: ['queen-celeste'],
    joke: ['sir-checkmate'],
  }),
  wobbles: act(/wobble|rock me/i, /balança (?:para|que)/i, {
    joke: ['rolly-dice', 'princess-pearl'],
    gag: ['princess-clara'],
  }),
  'stands on guard': act(/\bstance|ninja position/i, /posição silenciosa|base de ninja/i, {
    gag: ['ninja-tico'],
  }),
  chops: act(/hi-ya|\bI chop\b/i, /\bIá!|um golpe/i, { joke: ['ninja-tico'] }),
  'casts a spell': act(/swirl of my hand|\bI wave it/i, /rodopio da mão|balanço assim/i, {
    joke: ['mage-zuri'],
  }),
  giggles: act(/behind my paw/i, /atrás da pata/i, { joke: ['bramble'] }),
  hugs: act(/demonstration of a hug/i, /demonstração de abraço/i, { gag: ['robot-zib'] }),
  dances: act(/we dance like this/i, /dança deste jeito/i, { joke: ['robot-zib'] }),
  'shows its map': act(/this X\b/i, /este X\b/i, { joke: ['captain-salt'] }),
  'flaps its wings': act(/\bflap, flap, flap/i, /\bflap, flap, flap/i, { joke: ['ember'] }),
  'spreads its wings': act(/wings (?:out|wide)/i, /asas? abertas?/i, { gag: ['ember'] }),
  yawns: act(/\byawns?\b/i, /bocej/i, { joke: ['count-snooze'] }),
  'claps its board': act(/clap the board|\band\.\.\. action/i, /claquete|\be\.\.\. ação/i, {
    gag: ['director-cleo'],
  }),
  conducts: act(/up, up, and now/i, /sobe, sobe, e agora/i, { joke: ['director-cleo'] }),
  kneels: act(
    /\b(?:kneel|somersault|handstand|cartwheel|juggl)/i,
    /ajoelh|cambalhota,|bananeira|malabaris/i,
    { always: ['rolly-dice'] },
  ),
}

/** The acts that a line names and that are not seen while this character says it. */
export function actsNotSeen(line: string, slug: string, locale: StageLocale, shown: Shown | null): string[] {
  return Object.entries(ACTS)
    .filter(([, { words }]) => words[locale].test(line))
    .filter(([, one]) => ![...(one.always ?? []), ...((shown && one[shown]) ?? [])].includes(slug))
    .map(([name]) => name)
}

/** The acts that a line names. */
export const actsIn = (line: string, locale: StageLocale): string[] =>
  Object.entries(ACTS).flatMap(([name, { words }]) => (words[locale].test(line) ? [name] : []))
