import type { StyleTexts } from '../script-texts.ts'

export const brave: StyleTexts = {
  en: {
    opening: [
      "{name}, my [friend|friends]! It's {me}! I crossed three mountains, and I'm right on time for you.",
      "I made it, {name}! It's {me}, and no storm was strong enough to stop me.",
      "<4 Hi, {name}! It's {me}! I came up the hill and down the hill, all the way to you.",
    ],
    joining: ["It's {me}! Nothing in the world could keep me away.", '{me}, reporting for hugs!'],
    farewell: [
      "Chin up and heart open, {name}. I'm always on your side.",
      'Until our next adventure, {name}. You can count on me!',
    ],
  },
  pt: {
    opening: [
      'Que bom [te encontrar|encontrar vocês], {name}! Sou eu, {me}! Atravessei três montanhas e cheguei bem na hora.',
      'Cheguei, {name}! Sou eu, {me}, e não teve tempestade que me segurasse.',
      '<4 Oi, {name}! Sou eu, {me}! Subi o morro, desci o morro, e cheguei!',
    ],
    joining: ['Sou eu, {me}! Nada no mundo me faria faltar.', 'Aqui é {me}, com abraços para distribuir!'],
    farewell: [
      'Cabeça erguida e coração aberto, {name}. Eu estou sempre do [seu lado|lado de vocês].',
      'Até a próxima aventura, {name}. [Conta|Contem] sempre comigo!',
    ],
  },
}
