import type { CharacterTexts } from '../../script/script-texts.ts'

export const firefighterDandara: CharacterTexts = {
  en: {
    opening: [
      'Boots on, {name}. {me} heard the bell and took the pole, not the stairs.',
      'Present, {name}! {me} brought the ladder, just in case you want to see far today.',
      'All clear, {name}. No smoke, no fire, only {me} and a kitten who insisted on coming.',
      '<4 Meow, {name}! {me} has a kitty, and the kitty says meow.',
      '>9 Hey, {name}. {me} checked the whole street, and the coolest spot is right where you are.',
    ],
    joining: ['Station two, {me}, ready.', 'Nobody climbs alone: {me} holds the ladder.'],
    gag: [
      'Strong arm up! It carried nine hoses this morning, and one kitten. Guess which was heavier.',
      'This muscle is for hugs. The other one is busy: it belongs to the kitten now.',
    ],
    joke: [
      "I scratch it behind the ear, like this, and it purrs. That's the only siren I allow on weekends.",
      'Rescued before breakfast: one kitten. It has been sitting on my arm ever since.',
      'This little one climbed a tree, saw my helmet and decided that it was a bed.',
    ],
    farewell: [
      "I'm one bell away, {name}. Day or night.",
      'Stand tall, {name}. The ladder I keep for you has no top step.',
      'Back to the station, {name}. The soup is on, and the kitten eats first.',
      '<4 Bye-bye, {name}. Purr, purr, says the kitty.',
    ],
  },
  pt: {
    opening: [
      'Bota no pé, {name}. O sino tocou, e {me} desceu pelo cano, que escada é para subir.',
      'Presente, {name}! A escada veio junto: {me} trouxe para quem quiser ver longe hoje.',
      'Tudo sob controle, {name}. Nada de fumaça por aqui, só {me} e um gatinho que fez questão de vir.',
      '<4 Miau, {name}! Olha o gatinho que veio com {me}. Miau, miau!',
      '>9 E aí, {name}. Fiz a ronda no quarteirão inteiro, e {me} garante: o melhor lugar é este.',
    ],
    joining: ['Quartel dois, {me}, a postos.', 'Ninguém sobe só: na base da escada fica {me}.'],
    gag: [
      'Braço forte para cima! Hoje ele já carregou nove mangueiras e um gatinho. O gatinho pesou mais.',
      'Este muque é para dar abraço. O outro braço está ocupado: agora é do gatinho.',
    ],
    joke: [
      'Faço carinho aqui, atrás da orelha, e ele ronrona. É a única sirene que eu deixo ligada no domingo.',
      'Resgatado antes do café: um gatinho. E até agora ninguém tira ele do meu colo.',
      'Este pequeno subiu na árvore, viu o meu capacete e achou que era cama.',
    ],
    farewell: [
      'É só tocar o sino, {name}. De dia ou de noite.',
      'Firmeza, {name}. A escada que eu guardo para [você|vocês] não tem último degrau.',
      'De volta ao quartel, {name}. Tem sopa no fogo, e o gatinho come primeiro.',
      '<4 Tchau, tchau, {name}. O gatinho faz rom, rom, rom.',
    ],
  },
}
