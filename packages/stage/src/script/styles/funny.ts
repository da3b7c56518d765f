import type { StyleTexts } from '../script-texts.ts'

export const funny: StyleTexts = {
  en: {
    opening: [
      "{name}, is that really [you|{pair}]? It's {me}! I ran here so fast that I lost a shoe on the way!",
      "{name}, hold on, I'm upside down. There! It's {me}, and [you look|you {two} look] even better the right way up!",
      "<4 {name}, hello! It's {me}! Oops, my hat fell off. Oops, again!",
    ],
    joining: [
      "Hey! It's {me}! I wanted to go first, but I couldn't find my other shoe!",
      "It's {me}! Sorry, I got stuck in the door. Twice!",
    ],
    farewell: [
      "Bye, {name}! If you find a lost shoe somewhere, it's mine. You can keep it!",
      "So long, {name}! I'm leaving now. This way. No, that way!",
    ],
  },
  pt: {
    opening: [
      '{name}, será que [é você|são vocês]? Sou eu, {me}! Corri tanto que perdi um sapato no caminho!',
      '{name}, [espera|esperem] aí, que eu estou de ponta-cabeça. Pronto! Sou eu, {me}, e agora dá para [te ver|ver vocês] direito!',
      '<4 {name}, oi! Sou eu, {me}! Opa, caiu o meu chapéu. Opa, caiu de novo!',
    ],
    joining: [
      'Ei! Sou eu, {me}! Eu queria chegar primeiro, mas estava procurando o meu outro sapato!',
      'Oi, é {me}! Desculpa a demora, eu enganchei na porta. Duas vezes!',
    ],
    farewell: [
      'Tchau, {name}! E se [achar|acharem] um sapato perdido por aí, é meu. Pode ficar de presente!',
      'Fui, {name}! Por aqui. Não, por ali!',
    ],
  },
}
