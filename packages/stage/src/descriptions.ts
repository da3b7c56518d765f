import type { Bilingual } from './cast-member.ts'

/** What is written about each member of the cast, by its slug. */
export const DESCRIPTIONS: Readonly<Record<string, Bilingual>> = {
  'princess-amara': {
    en: 'Sings to the sunrise and keeps a star ready for every wish.',
    pt: 'Canta para a manhã e guarda uma estrela para cada desejo.',
  },
  'princess-stella': {
    en: 'Stays up late counting stars and happily loses count every time.',
    pt: 'Dorme tarde contando estrelas e, feliz da vida, sempre perde a conta.',
  },
  'princess-hana': {
    en: 'Knows every flower in the royal garden by name.',
    pt: 'Conhece cada flor do jardim real pelo nome.',
  },
  'princess-pearl': {
    en: 'Swims with the dolphins and laughs in bubbles.',
    pt: 'Nada com os golfinhos e dá risada em bolhinhas.',
  },
  'queen-celeste': {
    en: 'A grandmother who rules with cake, blankets and very good advice.',
    pt: 'Uma avó que reina com bolo, cobertor e ótimos conselhos.',
  },
  'princess-noor': {
    en: 'Has read every book in the palace and loves to tell you the best part.',
    pt: 'Já leu todos os livros do palácio e adora contar a melhor parte.',
  },
  'princess-clara': {
    en: 'Dances on one foot and one springy blade, and never misses a beat.',
    pt: 'Dança com um pé e uma lâmina de mola, sem perder o ritmo.',
  },
  'captain-kindly': {
    en: 'Flies fast, lands badly and always shows up on time.',
    pt: 'Voa rápido, pousa torto e sempre chega na hora.',
  },
  'rosa-rocket': {
    en: 'Built her own jet pack and gives the clouds a friendly nudge.',
    pt: 'Montou o próprio foguete e dá bom-dia de perto às nuvens.',
  },
  'firefighter-dandara': {
    en: 'Brave on the ladder, and rescues kittens before breakfast.',
    pt: 'Corajosa na escada, salva gatinhos antes do café da manhã.',
  },
  'doctor-theo': {
    en: 'Listens to hearts all day and finds a brave one in every child.',
    pt: 'Ouve corações o dia todo e acha um corajoso em cada criança.',
  },
  'grandpa-thunder': {
    en: 'The strongest hugs in town, and a mustache that rumbles when he laughs.',
    pt: 'O abraço mais forte da cidade e um bigode que troveja quando ele ri.',
  },
  'mighty-capi': {
    en: 'A calm capybara in a cape: no trouble is too big for a deep breath.',
    pt: 'Capivara de capa e muita calma: com um bom suspiro, resolve tudo.',
  },
  'maya-magnet': {
    en: 'Her shiny arm finds lost toys and pulls new friends close.',
    pt: 'Seu braço brilhante acha brinquedos perdidos e atrai amigos novos.',
  },
  'pixel-pete': {
    en: 'Loves a challenge, and cheers the loudest when you win.',
    pt: 'Adora um desafio e é quem mais torce quando você vence.',
  },
  'riddle-fox': {
    en: 'Keeps a puzzle piece behind her tail and a hint behind her smile.',
    pt: 'Esconde uma peça atrás da cauda e uma dica atrás do sorriso.',
  },
  'nico-turbo': {
    en: 'The fastest wheels on the track, with room on the podium for everyone.',
    pt: 'As rodas mais velozes da pista, com lugar no pódio para todo mundo.',
  },
  'sir-checkmate': {
    en: 'A chess knight with perfect manners who hops in the shape of an L.',
    pt: 'Um cavalo de xadrez muito educado que pula em forma de L.',
  },
  'rolly-dice': {
    en: 'Rolls around laughing and lands on a six whenever friends are near.',
    pt: 'Rola de tanto rir e sempre cai no seis quando tem amigo por perto.',
  },
  'ninja-tico': {
    en: 'Silent as a shadow, until someone offers him a slice of cake.',
    pt: 'Silencioso como uma sombra, até alguém oferecer um pedaço de bolo.',
  },
  'mage-zuri': {
    en: 'Her favorite spell turns shy smiles into giggles.',
    pt: 'Seu feitiço favorito transforma sorriso tímido em gargalhada.',
  },
  bramble: {
    en: 'A gentle monster who is a little afraid of the dark, but not with you.',
    pt: 'Um monstro gentil que tem medinho do escuro, mas não com você.',
  },
  'detective-hoot': {
    en: 'An owl who solves every mystery, especially who ate the last cookie.',
    pt: 'Uma coruja que resolve todo mistério, até o do último biscoito.',
  },
  'robot-zib': {
    en: 'Came from a faraway moon to learn about hugs, and is getting very good at them.',
    pt: 'Veio de uma lua distante aprender a abraçar e já está craque.',
  },
  'captain-salt': {
    en: 'A pirate who buries treasure just for the fun of drawing the map.',
    pt: 'Um pirata que enterra tesouros só pela graça de desenhar o mapa.',
  },
  ember: {
    en: 'A small dragon who lights birthday candles with one careful sneeze.',
    pt: 'Um dragãozinho que acende velas de aniversário com um espirro só.',
  },
  'count-snooze': {
    en: 'A little vampire who sleeps at night, just like everybody else.',
    pt: 'Um vampirinho que dorme de noite, como todo mundo.',
  },
  'director-cleo': {
    en: 'Shouts “Action!”, hugs the whole crew, then shouts “Action!” again.',
    pt: 'Grita “ação!”, abraça a equipe inteira e grita “ação!” de novo.',
  },
}
