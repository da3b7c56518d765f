import type { StyleTexts } from '../script-texts.ts'

export const warm: StyleTexts = {
  en: {
    opening: [
      "Hello, {name}! It's {me}, and seeing [you|you {two}] just made my whole day!",
      "There you are, {name}! It's {me}. I've saved you the softest [seat|seats], right next to me.",
      "<4 Hello, {name}! Hello, hello! It's {me}, and I have a big hug for [you|each of you].",
      ">9 Hey, {name}! It's {me}. I've been looking forward to this all week.",
    ],
    joining: [
      "Hello, hello! It's {me}, and I've got a big hug for [you|each of you].",
      "It's {me}! I wouldn't have stayed home for all the cake in the world.",
    ],
    farewell: [
      "A great big hug, {name}. You'll always have a place in my heart.",
      "Bye for now, {name}. I'm taking your [smile|smiles] home with me.",
      '<4 Bye-bye, {name}. Big hug, big kiss!',
    ],
  },
  pt: {
    opening: [
      'Oi, {name}! Sou eu, {me}, e ver [você|vocês] alegrou o meu dia inteirinho!',
      'Que saudade boa, {name}! Aqui é {me}. Guardei [o lugar mais fofinho|os lugares mais fofinhos] aqui do meu lado.',
      '<4 Oi, oi, {name}! Sou eu, {me}, com um abraço bem gostoso para [você|vocês].',
      '>9 E aí, {name}! Sou eu, {me}. Passei a semana toda esperando por este momento.',
    ],
    joining: [
      'Oi, oi! Sou eu, {me}, com um abraço bem apertado.',
      'E aqui estou eu, {me}! Eu não ficaria em casa nem por todo o bolo do mundo.',
    ],
    farewell: [
      'Um abraço bem grande, {name}. [Você mora|Vocês moram] no meu coração.',
      'Tchau, {name}. Vou levar [o seu sorriso|esses sorrisos] comigo.',
      '<4 Tchau, tchau, {name}. Um abração e um beijinho!',
    ],
  },
}
