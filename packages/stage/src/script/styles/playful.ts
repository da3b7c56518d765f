import type { StyleTexts } from '../script-texts.ts'

export const playful: StyleTexts = {
  en: {
    opening: [
      "<10 I found you, {name}! It's {me}! I've been looking behind every single door!",
      "Guess who, {name}! It's {me}! No blinking until I've said hello.",
      "<4 Peekaboo, {name}! It's {me}! I see [you|you {two}]!",
      ">9 Game on, {name}! It's {me}, and I warn you: I practiced all week.",
    ],
    joining: [
      "<10 Boo! It's {me}! I was hiding right behind you!",
      "It's {me}! I came down the banister, because stairs are no fun!",
      ">9 It's {me}! I let someone else go first, and now all the good jokes are gone!",
    ],
    farewell: [
      "<10 See you soon, {name}! Close your eyes and count to ten. I'm off to hide again!",
      'Catch me if you can, {name}! Bye-bye!',
      ">9 See you, {name}! Next time I won't let you win. Probably.",
    ],
  },
  pt: {
    opening: [
      '<10 Achei [você|vocês], {name}! Sou eu, {me}! Procurei atrás de todas as portas!',
      '[Adivinha|Adivinhem] quem é, {name}! Sou eu, {me}! Não vale piscar até eu dizer oi.',
      '<4 Cadê [você|vocês], {name}? Achei! Sou eu, {me}!',
      '>9 Valendo, {name}! Sou eu, {me}, e já vou avisando: treinei a semana inteira.',
    ],
    joining: [
      '<10 Bu! Sou eu, {me}! Eu estava bem atrás de [você|vocês] o tempo todo!',
      'Sou eu, {me}! Desci pelo corrimão, porque escada não tem graça!',
      '>9 Sou eu, {me}! Deixei falarem antes de mim, e agora acabaram as piadas boas!',
    ],
    farewell: [
      '<10 Até já, {name}! [Fecha os olhos e conta|Fechem os olhos e contem] até dez, que eu vou me esconder outra vez!',
      'Quero ver [você|vocês] me [pegar|pegarem], {name}! Tchauzinho!',
      '>9 Até mais, {name}! Da próxima vez eu não deixo [você|vocês] ganhar. Acho.',
    ],
  },
}
