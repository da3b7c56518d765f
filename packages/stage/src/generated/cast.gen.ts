// Written by scripts/indexes.ts from the files that it lists.
import type { Character } from '../art.ts'
import type { CastMember } from '../cast-member.ts'
import type { LoadOne } from '../only-export.ts'

/** The shop's characters without their drawings, in display order. */
export const CAST: readonly CastMember[] = [
  {
    "slug": "princess-amara",
    "category": "princesses",
    "position": 1,
    "name": {
      "en": "Princess Amara",
      "pt": "Princesa Amara"
    },
    "article": "a",
    "description": {
      "en": "Sings to the sunrise and keeps a star ready for every wish.",
      "pt": "Canta para a manhã e guarda uma estrela para cada desejo."
    },
    "greetingStyle": "warm",
    "voice": {
      "pitch": 1.2,
      "rate": 0.98,
      "range": 1.4
    },
    "accent": "#D9485A",
    "background": "#FBE1D8"
  },
  {
    "slug": "princess-stella",
    "category": "princesses",
    "position": 2,
    "name": {
      "en": "Princess Stella",
      "pt": "Princesa Estela"
    },
    "article": "a",
    "description": {
      "en": "Stays up late counting stars and happily loses count every time.",
      "pt": "Dorme tarde contando estrelas e, feliz da vida, sempre perde a conta."
    },
    "greetingStyle": "excited",
    "voice": {
      "pitch": 1.3,
      "rate": 1.04,
      "range": 1.8
    },
    "accent": "#3D5A9E",
    "background": "#DFE6F5"
  },
  {
    "slug": "princess-hana",
    "category": "princesses",
    "position": 3,
    "name": {
      "en": "Princess Hana",
      "pt": "Princesa Hana"
    },
    "article": "a",
    "description": {
      "en": "Knows every flower in the royal garden by name.",
      "pt": "Conhece cada flor do jardim real pelo nome."
    },
    "greetingStyle": "gentle",
    "voice": {
      "pitch": 1.22,
      "rate": 0.94,
      "range": 1.25
    },
    "accent": "#5E9E5A",
    "background": "#E4F0D8"
  },
  {
    "slug": "princess-pearl",
    "category": "princesses",
    "position": 4,
    "name": {
      "en": "Princess Pearl",
      "pt": "Princesa Pérola"
    },
    "article": "a",
    "description": {
      "en": "Swims with the dolphins and laughs in bubbles.",
      "pt": "Nada com os golfinhos e dá risada em bolhinhas."
    },
    "greetingStyle": "playful",
    "voice": {
      "pitch": 1.28,
      "rate": 1.02,
      "range": 1.55
    },
    "accent": "#F3A92B",
    "background": "#D3EDEA"
  },
  {
    "slug": "queen-celeste",
    "category": "princesses",
    "position": 5,
    "name": {
      "en": "Queen Celeste",
      "pt": "Rainha Celeste"
    },
    "article": "a",
    "description": {
      "en": "A grandmother who rules with cake, blankets and very good advice.",
      "pt": "Uma avó que reina com bolo, cobertor e ótimos conselhos."
    },
    "greetingStyle": "wise",
    "voice": {
      "pitch": 1.02,
      "rate": 0.9,
      "kind": "woman",
      "range": 1.2
    },
    "accent": "#7B4B94",
    "background": "#EADFF0"
  },
  {
    "slug": "princess-noor",
    "category": "princesses",
    "position": 6,
    "name": {
      "en": "Princess Noor",
      "pt": "Princesa Noor"
    },
    "article": "a",
    "description": {
      "en": "Has read every book in the palace and loves to tell you the best part.",
      "pt": "Já leu todos os livros do palácio e adora contar a melhor parte."
    },
    "greetingStyle": "wise",
    "voice": {
      "pitch": 1.15,
      "rate": 0.96,
      "range": 1.3
    },
    "accent": "#1E7B74",
    "background": "#F9E7C6"
  },
  {
    "slug": "princess-clara",
    "category": "princesses",
    "position": 7,
    "name": {
      "en": "Princess Clara",
      "pt": "Princesa Clara"
    },
    "article": "a",
    "description": {
      "en": "Dances on one foot and one springy blade, and never misses a beat.",
      "pt": "Dança com um pé e uma lâmina de mola, sem perder o ritmo."
    },
    "greetingStyle": "excited",
    "voice": {
      "pitch": 1.3,
      "rate": 1.05,
      "range": 1.65
    },
    "accent": "#E07A9B",
    "background": "#FBE0E8"
  },
  {
    "slug": "captain-kindly",
    "category": "heroes",
    "position": 1,
    "name": {
      "en": "Captain Kindly",
      "pt": "Capitão Gentil"
    },
    "article": "o",
    "description": {
      "en": "Flies fast, lands badly and always shows up on time.",
      "pt": "Voa rápido, pousa torto e sempre chega na hora."
    },
    "greetingStyle": "funny",
    "voice": {
      "pitch": 1.05,
      "rate": 1.06,
      "kind": "man",
      "range": 1.6
    },
    "accent": "#1E7B74",
    "background": "#CFE7EF"
  },
  {
    "slug": "rosa-rocket",
    "category": "heroes",
    "position": 2,
    "name": {
      "en": "Rosa Rocket",
      "pt": "Rosa Foguete"
    },
    "article": "a",
    "description": {
      "en": "Built her own jet pack and gives the clouds a friendly nudge.",
      "pt": "Montou o próprio foguete e dá bom-dia de perto às nuvens."
    },
    "greetingStyle": "excited",
    "voice": {
      "pitch": 1.24,
      "rate": 1.06,
      "range": 1.6
    },
    "accent": "#E2623B",
    "background": "#FCE3D2"
  },
  {
    "slug": "firefighter-dandara",
    "category": "heroes",
    "position": 3,
    "name": {
      "en": "Firefighter Dandara",
      "pt": "Bombeira Dandara"
    },
    "article": "a",
    "description": {
      "en": "Brave on the ladder, and rescues kittens before breakfast.",
      "pt": "Corajosa na escada, salva gatinhos antes do café da manhã."
    },
    "greetingStyle": "brave",
    "voice": {
      "pitch": 1.08,
      "rate": 1,
      "kind": "woman",
      "range": 1.4
    },
    "accent": "#C8372D",
    "background": "#FBE6C4"
  },
  {
    "slug": "doctor-theo",
    "category": "heroes",
    "position": 4,
    "name": {
      "en": "Doctor Theo",
      "pt": "Doutor Theo"
    },
    "article": "o",
    "description": {
      "en": "Listens to hearts all day and finds a brave one in every child.",
      "pt": "Ouve corações o dia todo e acha um corajoso em cada criança."
    },
    "greetingStyle": "gentle",
    "voice": {
      "pitch": 0.86,
      "rate": 0.94,
      "range": 1.3
    },
    "accent": "#2E8F83",
    "background": "#D8EEE6"
  },
  {
    "slug": "grandpa-thunder",
    "category": "heroes",
    "position": 5,
    "name": {
      "en": "Grandpa Thunder",
      "pt": "Vovô Trovão"
    },
    "article": "o",
    "description": {
      "en": "The strongest hugs in town, and a mustache that rumbles when he laughs.",
      "pt": "O abraço mais forte da cidade e um bigode que troveja quando ele ri."
    },
    "greetingStyle": "funny",
    "voice": {
      "pitch": 0.72,
      "rate": 0.92,
      "range": 1.55
    },
    "accent": "#3D5A9E",
    "background": "#FAEBC2"
  },
  {
    "slug": "mighty-capi",
    "category": "heroes",
    "position": 6,
    "name": {
      "en": "Mighty Capi",
      "pt": "Super Capi"
    },
    "article": "o",
    "description": {
      "en": "A calm capybara in a cape: no trouble is too big for a deep breath.",
      "pt": "Capivara de capa e muita calma: com um bom suspiro, resolve tudo."
    },
    "greetingStyle": "gentle",
    "voice": {
      "pitch": 0.9,
      "rate": 0.9,
      "range": 1.2
    },
    "accent": "#C2412F",
    "background": "#DCEBCB"
  },
  {
    "slug": "maya-magnet",
    "category": "heroes",
    "position": 7,
    "name": {
      "en": "Maya Magnet",
      "pt": "Maia Magnética"
    },
    "article": "a",
    "description": {
      "en": "Her shiny arm finds lost toys and pulls new friends close.",
      "pt": "Seu braço brilhante acha brinquedos perdidos e atrai amigos novos."
    },
    "greetingStyle": "brave",
    "voice": {
      "pitch": 1.18,
      "rate": 1.02,
      "range": 1.5
    },
    "accent": "#7A4FA3",
    "background": "#E6DDF3"
  },
  {
    "slug": "pixel-pete",
    "category": "games",
    "position": 1,
    "name": {
      "en": "Pixel Pete",
      "pt": "Pedro Pixel"
    },
    "article": "o",
    "description": {
      "en": "Loves a challenge, and cheers the loudest when you win.",
      "pt": "Adora um desafio e é quem mais torce quando você vence."
    },
    "greetingStyle": "excited",
    "voice": {
      "pitch": 1.12,
      "rate": 1.06,
      "kind": "man",
      "range": 1.75
    },
    "accent": "#F3A92B",
    "background": "#FCEBC8"
  },
  {
    "slug": "riddle-fox",
    "category": "games",
    "position": 2,
    "name": {
      "en": "Riddle the Fox",
      "pt": "Raposa Enigma"
    },
    "article": "a",
    "description": {
      "en": "Keeps a puzzle piece behind her tail and a hint behind her smile.",
      "pt": "Esconde uma peça atrás da cauda e uma dica atrás do sorriso."
    },
    "greetingStyle": "playful",
    "voice": {
      "pitch": 1.2,
      "rate": 1,
      "range": 1.6
    },
    "accent": "#E5803A",
    "background": "#D5EBE8"
  },
  {
    "slug": "nico-turbo",
    "category": "games",
    "position": 3,
    "name": {
      "en": "Nico Turbo",
      "pt": "Nico Turbo"
    },
    "article": "o",
    "description": {
      "en": "The fastest wheels on the track, with room on the podium for everyone.",
      "pt": "As rodas mais velozes da pista, com lugar no pódio para todo mundo."
    },
    "greetingStyle": "brave",
    "voice": {
      "pitch": 1.1,
      "rate": 1.08,
      "kind": "man",
      "range": 1.6
    },
    "accent": "#D23B33",
    "background": "#DDE7F3"
  },
  {
    "slug": "sir-checkmate",
    "category": "games",
    "position": 4,
    "name": {
      "en": "Sir Checkmate",
      "pt": "Dom Xeque-Mate"
    },
    "article": "o",
    "description": {
      "en": "A chess knight with perfect manners who hops in the shape of an L.",
      "pt": "Um cavalo de xadrez muito educado que pula em forma de L."
    },
    "greetingStyle": "wise",
    "voice": {
      "pitch": 0.84,
      "rate": 0.94,
      "range": 1.15
    },
    "accent": "#8B1A1A",
    "background": "#EFE3D3"
  },
  {
    "slug": "rolly-dice",
    "category": "games",
    "position": 5,
    "name": {
      "en": "Rolly",
      "pt": "Dadinho"
    },
    "article": "o",
    "description": {
      "en": "Rolls around laughing and lands on a six whenever friends are near.",
      "pt": "Rola de tanto rir e sempre cai no seis quando tem amigo por perto."
    },
    "greetingStyle": "funny",
    "voice": {
      "pitch": 1.4,
      "rate": 1.08,
      "range": 1.7
    },
    "accent": "#D9485A",
    "background": "#FBE3DF"
  },
  {
    "slug": "ninja-tico",
    "category": "games",
    "position": 6,
    "name": {
      "en": "Ninja Tico",
      "pt": "Ninja Tico"
    },
    "article": "o",
    "description": {
      "en": "Silent as a shadow, until someone offers him a slice of cake.",
      "pt": "Silencioso como uma sombra, até alguém oferecer um pedaço de bolo."
    },
    "greetingStyle": "playful",
    "voice": {
      "pitch": 1.16,
      "rate": 1.06,
      "kind": "man",
      "range": 1.3
    },
    "accent": "#2F6F8F",
    "background": "#D9EAF2"
  },
  {
    "slug": "mage-zuri",
    "category": "games",
    "position": 7,
    "name": {
      "en": "Zuri the Mage",
      "pt": "Maga Zuri"
    },
    "article": "a",
    "description": {
      "en": "Her favorite spell turns shy smiles into giggles.",
      "pt": "Seu feitiço favorito transforma sorriso tímido em gargalhada."
    },
    "greetingStyle": "warm",
    "voice": {
      "pitch": 1.16,
      "rate": 0.98,
      "range": 1.35
    },
    "accent": "#6B4BA1",
    "background": "#E9E0F5"
  },
  {
    "slug": "bramble",
    "category": "movies",
    "position": 1,
    "name": {
      "en": "Bramble",
      "pt": "Felpudo"
    },
    "article": "o",
    "description": {
      "en": "A gentle monster who is a little afraid of the dark, but not with you.",
      "pt": "Um monstro gentil que tem medinho do escuro, mas não com você."
    },
    "greetingStyle": "gentle",
    "voice": {
      "pitch": 0.7,
      "rate": 0.9,
      "range": 1.3,
      "texture": "growl"
    },
    "accent": "#D9485A",
    "background": "#E2DFF3"
  },
  {
    "slug": "detective-hoot",
    "category": "movies",
    "position": 2,
    "name": {
      "en": "Detective Hoot",
      "pt": "Detetive Pio"
    },
    "article": "o",
    "description": {
      "en": "An owl who solves every mystery, especially who ate the last cookie.",
      "pt": "Uma coruja que resolve todo mistério, até o do último biscoito."
    },
    "greetingStyle": "wise",
    "voice": {
      "pitch": 0.94,
      "rate": 0.96,
      "range": 1.25
    },
    "accent": "#B07A3C",
    "background": "#E5E9D6"
  },
  {
    "slug": "robot-zib",
    "category": "movies",
    "position": 3,
    "name": {
      "en": "Zib the Robot",
      "pt": "Robô Zib"
    },
    "article": "o",
    "description": {
      "en": "Came from a faraway moon to learn about hugs, and is getting very good at them.",
      "pt": "Veio de uma lua distante aprender a abraçar e já está craque."
    },
    "greetingStyle": "playful",
    "voice": {
      "pitch": 1.5,
      "rate": 1,
      "texture": "robot"
    },
    "accent": "#3E8FB0",
    "background": "#FBEACB"
  },
  {
    "slug": "captain-salt",
    "category": "movies",
    "position": 4,
    "name": {
      "en": "Captain Salt",
      "pt": "Capitão Maresia"
    },
    "article": "o",
    "description": {
      "en": "A pirate who buries treasure just for the fun of drawing the map.",
      "pt": "Um pirata que enterra tesouros só pela graça de desenhar o mapa."
    },
    "greetingStyle": "funny",
    "voice": {
      "pitch": 0.74,
      "rate": 0.98,
      "range": 1.5
    },
    "accent": "#8B1A1A",
    "background": "#CFE7EF"
  },
  {
    "slug": "ember",
    "category": "movies",
    "position": 5,
    "name": {
      "en": "Ember",
      "pt": "Brasinha"
    },
    "article": "o",
    "description": {
      "en": "A small dragon who lights birthday candles with one careful sneeze.",
      "pt": "Um dragãozinho que acende velas de aniversário com um espirro só."
    },
    "greetingStyle": "excited",
    "voice": {
      "pitch": 1.34,
      "rate": 1.04,
      "range": 1.7
    },
    "accent": "#4E9B57",
    "background": "#FBE4CF"
  },
  {
    "slug": "count-snooze",
    "category": "movies",
    "position": 6,
    "name": {
      "en": "Count Snooze",
      "pt": "Conde Soneca"
    },
    "article": "o",
    "description": {
      "en": "A little vampire who sleeps at night, just like everybody else.",
      "pt": "Um vampirinho que dorme de noite, como todo mundo."
    },
    "greetingStyle": "funny",
    "voice": {
      "pitch": 1.06,
      "rate": 0.9,
      "kind": "man",
      "range": 1.35,
      "texture": "tremor"
    },
    "accent": "#8B1A4A",
    "background": "#E7DDEA"
  },
  {
    "slug": "director-cleo",
    "category": "movies",
    "position": 7,
    "name": {
      "en": "Director Cleo",
      "pt": "Diretora Cléo"
    },
    "article": "a",
    "description": {
      "en": "Shouts “Action!”, hugs the whole crew, then shouts “Action!” again.",
      "pt": "Grita “ação!”, abraça a equipe inteira e grita “ação!” de novo."
    },
    "greetingStyle": "warm",
    "voice": {
      "pitch": 1.1,
      "rate": 1.02,
      "range": 1.45
    },
    "accent": "#C9772B",
    "background": "#DCEDE6"
  }
]

/** One file per character, so that a browser fetches only those that it shows. */
export const CHARACTER_FILES: Readonly<Record<string, LoadOne<Character>>> = {
  'princess-amara': () => import('../characters/princess-amara.ts'),
  'princess-stella': () => import('../characters/princess-stella.ts'),
  'princess-hana': () => import('../characters/princess-hana.ts'),
  'princess-pearl': () => import('../characters/princess-pearl.ts'),
  'queen-celeste': () => import('../characters/queen-celeste.ts'),
  'princess-noor': () => import('../characters/princess-noor.ts'),
  'princess-clara': () => import('../characters/princess-clara.ts'),
  'captain-kindly': () => import('../characters/captain-kindly.ts'),
  'rosa-rocket': () => import('../characters/rosa-rocket.ts'),
  'firefighter-dandara': () => import('../characters/firefighter-dandara.ts'),
  'doctor-theo': () => import('../characters/doctor-theo.ts'),
  'grandpa-thunder': () => import('../characters/grandpa-thunder.ts'),
  'mighty-capi': () => import('../characters/mighty-capi.ts'),
  'maya-magnet': () => import('../characters/maya-magnet.ts'),
  'pixel-pete': () => import('../characters/pixel-pete.ts'),
  'riddle-fox': () => import('../characters/riddle-fox.ts'),
  'nico-turbo': () => import('../characters/nico-turbo.ts'),
  'sir-checkmate': () => import('../characters/sir-checkmate.ts'),
  'rolly-dice': () => import('../characters/rolly-dice.ts'),
  'ninja-tico': () => import('../characters/ninja-tico.ts'),
  'mage-zuri': () => import('../characters/mage-zuri.ts'),
  'bramble': () => import('../characters/bramble.ts'),
  'detective-hoot': () => import('../characters/detective-hoot.ts'),
  'robot-zib': () => import('../characters/robot-zib.ts'),
  'captain-salt': () => import('../characters/captain-salt.ts'),
  'ember': () => import('../characters/ember.ts'),
  'count-snooze': () => import('../characters/count-snooze.ts'),
  'director-cleo': () => import('../characters/director-cleo.ts'),
}
