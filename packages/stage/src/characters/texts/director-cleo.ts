import type { CharacterTexts } from '../../script/script-texts.ts'

export const directorCleo: CharacterTexts = {
  en: {
    opening: [
      'Quiet on the set, here comes {name}! {me} has been keeping the biggest spotlight for this scene.',
      "Scene one, {name}, take one! And {me} can tell already that we won't need a second.",
      '{name}, darling, at last! {me} hugged the whole crew while waiting, even the lamp.',
      '<4 Lights, camera, {name}! {me} says clap, clap, hello!',
      '>9 {name}, no makeup, no rehearsal, no script in your hand. {me} loves natural talent.',
    ],
    joining: [
      'Cut! Where is my entrance? Ah, this is it: {me}!',
      'From behind the camera, with popcorn in her scarf: {me}!',
    ],
    gag: [
      "Camera on you, everybody ready, and... action! Perfect. I'd hug my megaphone if I had one.",
      'Clap the board, point the finger, action! See how the light leans over to look at you?',
    ],
    joke: [
      'A bit more music, please, up, up, and now softly. The orchestra is a kettle, but a gifted one.',
      'Again with feeling! I said that to my sandwich this morning, and it was a better sandwich.',
      'My last film was about a snail. Very slow scenes. We are still shooting.',
    ],
    farewell: [
      "That's a wrap, {name}! The credits are long, but your name comes first.",
      "And fade out, {name}, slowly, because I don't want it to end.",
      'For your trophy shelf, {name}: best laugh, best heart, best everything. I was the jury.',
      '<4 Bye-bye, {name}! Clap, clap, the end!',
    ],
  },
  pt: {
    opening: [
      'Silêncio no estúdio, que chegou {name}! O maior holofote {me} deixou aceso para esta cena.',
      'Cena um, {name}, tomada um! E pelo jeito, {me} nem vai precisar da segunda.',
      '{name}, até que enfim! Enquanto esperava, {me} abraçou a equipe inteira, até o abajur.',
      '<4 Luz, câmera, {name}! Plaft, plaft, oi, diz {me}!',
      '>9 {name}, sem maquiagem, sem ensaio e sem texto decorado: talento natural, do jeito que {me} gosta.',
    ],
    joining: [
      'Corta! E a minha entrada? Ah, é agora: {me}!',
      'De trás da câmera, com pipoca no cachecol, sai {me}!',
    ],
    gag: [
      'Câmera pronta, equipe a postos, e... ação! Perfeito. Se eu tivesse um megafone, dava um abraço nele.',
      'Claquete batida, dedo apontado, ação! [Viu|Viram] como a luz até se inclina para este lado?',
    ],
    joke: [
      'Mais música, por favor, sobe, sobe, e agora baixinho. A orquestra é uma chaleira, mas tem futuro.',
      'De novo, com emoção! Falei isso para o meu pão de queijo hoje cedo, e ele saiu muito melhor.',
      'O meu último filme era sobre uma lesma. Cenas bem lentas. A gente ainda está gravando.',
    ],
    farewell: [
      'Acabou a gravação, {name}! Os créditos são compridos, mas o primeiro nome é [o seu|o de vocês].',
      'E a tela escurece devagar, {name}, porque eu não queria que acabasse.',
      'Para a estante de prêmios, {name}: melhor risada, melhor coração, melhor tudo. O júri era eu.',
      '<4 Tchau, tchau, {name}! Plaft, plaft, fim!',
    ],
  },
}
