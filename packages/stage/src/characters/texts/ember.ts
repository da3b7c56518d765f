import type { CharacterTexts } from '../../script/script-texts.ts'

export const ember: CharacterTexts = {
  en: {
    opening: [
      "Aah, aah, aah, no, false alarm, {name}! {me} nearly sneezed, and then we'd have had toast!",
      'I flew, {name}, I flew the whole way! Well, {me} hopped most of it, but there were flaps!',
      'Puff, {name}! That little smoke ring is for you, {me} made it out of pure happiness!',
      '<4 Rawr, {name}! A tiny rawr, says {me}. Puff, puff, hi!',
      '>9 {name}, careful, warm! {me} had chili for lunch, and for a dragon that is jet fuel.',
    ],
    joining: [
      'Flap, flap, bump, here is {me}! Which way is the cake?',
      'Me, me, me! {me} wants to say hi, too, and I brought my own light!',
    ],
    gag: [
      'Look how big I am, arms up, wings out! My mama says that I reach all the way to her knee!',
      "This is my fierce face, wings wide! Did your socks fly off? No? I'll work on it!",
    ],
    joke: [
      'Flap, flap, flap! My tummy lifts off first, and the rest comes later!',
      "I wiggle when I'm glad, and my tail knocks over the chairs. Sorry, chairs!",
      'I can toast a marshmallow with one sneeze! Yesterday it was eleven marshmallows and a broom.',
    ],
    farewell: [
      'I keep one spark warm for you, {name}, right here in my belly!',
      'Wings ready, {name}! One, two, three, and hop! That counts as flying!',
      'If you see a little light far away, {name}, I just thought of you and hiccupped!',
      '<4 Bye-bye, {name}! Flap, flap, puff!',
    ],
  },
  pt: {
    opening: [
      'Aa, aa, aa, não, alarme falso, {name}! Quase que {me} espirra, e aí virava tudo torrada!',
      'Vim voando, {name}, o caminho inteirinho! Tá, boa parte {me} veio pulando, mas bati asa de vez em quando!',
      'Puf, {name}! Essa rodinha de fumaça {me} fez de pura felicidade!',
      '<4 Rauá, {name}! Um rugidinho deste tamanho faz {me}. Puf, puf, oi!',
      '>9 {name}, cuidado, está quente! Almocei pimenta, diz {me}, e para dragão isso é combustível de foguete.',
    ],
    joining: [
      'Flap, flap, poim, chegou {me}! Para que lado fica o bolo?',
      'Eu, eu, eu! Também quer dar oi {me}, e trouxe a própria luz!',
    ],
    gag: [
      '[Olha|Olhem] o meu tamanho, braço para cima, asa aberta! A mamãe diz que eu já bato no joelho dela!',
      'Esta é a minha cara de fera, com as asas abertas! A meia voou longe? Não? Vou treinar mais!',
    ],
    joke: [
      'Flap, flap, flap! A barriga decola primeiro, e o resto vem depois!',
      'Quando fico feliz eu sacudo, e a cauda derruba as cadeiras. Desculpa, cadeiras!',
      'Com um espirro só eu tosto um marshmallow! Ontem foram onze, e uma vassoura.',
    ],
    farewell: [
      'Tem uma faísca bem quentinha acesa aqui na barriga, {name}, e ela é toda [sua|de vocês]!',
      'Asas prontas, {name}! Um, dois, três e pulo! Vale como voo!',
      'Se aparecer uma luzinha lá longe, {name}, fui eu: me lembrei de [você|vocês] e solucei!',
      '<4 Tchau, tchau, {name}! Flap, flap, puf!',
    ],
  },
}
