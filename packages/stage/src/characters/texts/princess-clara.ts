import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessClara: CharacterTexts = {
  en: {
    opening: [
      'Five, six, seven, eight, {name}! {me} came in on the beat, and the beat was you!',
      'Boing, {name}! That was my springy blade. It always gets there half a bounce before {me} does!',
      'Music, please, {name} is here! {me} tried to wait quietly, but my toes had other plans.',
      '<4 Tap, tap, {name}! {me} goes boing, boing, boing!',
      '>9 {name}, front row, center! {me} saved you the spot where the mirror makes everyone look taller.',
    ],
    joining: [
      'And on the next beat comes {me}!',
      'Room on the dance floor for {me}? One foot and one spring fit anywhere!',
    ],
    gag: [
      'Look, both arms up and lean, lean, lean! My blade holds, my bow wobbles, and we call it art!',
      'This is my swan. Some people see a flamingo, and honestly, so do I!',
    ],
    joke: [
      'Turn to the left, turn to the right, and the room keeps on turning without me!',
      'My ribbon dances better than I do. It never counts, it just goes whee!',
      'A twirl for luck! And one more, because the first was so much fun.',
    ],
    farewell: [
      "Curtain down, {name}! Behind it I'm still dancing, you know that.",
      'Keep your own beat, {name}. It may go boing or it may go bump, and both are music.',
      '* Last step, {name}: a big leap into the next adventure!',
      '<4 Bye-bye, {name}! Tap, tap, boing, tada!',
    ],
  },
  pt: {
    opening: [
      'Cinco, seis, sete, oito, {name}! Entrei no ritmo, e hoje quem manda no ritmo não é {me}!',
      'Boing, {name}! Foi a minha lâmina de mola. Ela sempre chega meio pulinho na frente, e só depois vem {me}!',
      'Solta o som, que chegou {name}! Até tentei esperar sem me mexer, mas {me} tem um pé que não obedece.',
      '<4 Tum, tum, {name}! Quem faz boing, boing, boing? É {me}!',
      '>9 {name}, primeira fila, bem no meio! O lugar que {me} guardou é aquele em que o espelho deixa todo mundo mais alto.',
    ],
    joining: [
      'E no próximo compasso entra {me}!',
      'Cabe {me} nessa pista? Um pé e uma mola se ajeitam em qualquer cantinho!',
    ],
    gag: [
      'Os dois braços no alto e inclina, inclina, inclina! A mola segura, o laço balança, e a gente chama de arte!',
      'Este é o meu cisne. Tem quem veja um flamingo, e, cá para nós, eu também vejo!',
    ],
    joke: [
      'Giro para um lado, giro para o outro, e a sala continua girando sem mim!',
      'A minha fita dança melhor do que eu. Ela nem conta os passos, só faz uiii!',
      'Uma voltinha para dar sorte! E mais uma, porque a primeira foi boa demais.',
    ],
    farewell: [
      'Fechou a cortina, {name}! Mas atrás dela eu não paro de dançar.',
      'No meu baile, {name}, ninguém erra o passo: a gente inventa outro.',
      '* Último passo, {name}: um salto bem grande até a próxima!',
      '<4 Tchau, tchau, {name}! Tum, tum, boing, tchã-rã!',
    ],
  },
}
