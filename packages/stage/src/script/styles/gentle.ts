import type { StyleTexts } from '../script-texts.ts'

export const gentle: StyleTexts = {
  en: {
    opening: [
      "Hello there, {name}. It's {me}. I've brought you something: a pocketful of kind words.",
      "Hello, {name}. It's {me}. I walked here slowly and thought of [you|you {two}] at every step.",
      "<4 Hi, {name}. It's {me}. Come close. I have a soft little hug for [you|each of you].",
    ],
    joining: [
      "Hello. It's {me}. I'm so glad I could come.",
      "And I'm here, too: {me}. I've brought a quiet little smile for [you|each of you].",
    ],
    farewell: [
      'Goodbye, {name}. Take this hug with you wherever you go.',
      'Take good care, {name}. You are loved just as you are.',
    ],
  },
  pt: {
    opening: [
      'Oi, {name}. Sou eu, {me}. Trouxe uma coisa no bolso: um punhado de palavras com carinho.',
      'Oi, {name}. Aqui é {me}. Vim devagar, pensando em [você|vocês] a cada passo.',
      '<4 Oi, {name}. Sou eu, {me}. [Chega|Cheguem] mais pertinho. Tenho um abraço bem macio.',
    ],
    joining: [
      'Oi. Sou eu, {me}. Que bom que deu para vir.',
      'E aqui é {me}. Trouxe um sorriso bem quietinho para [você|vocês].',
    ],
    farewell: [
      'Até logo, {name}. [Leva|Levem] este abraço para onde [for|forem].',
      '[Fica|Fiquem] bem, {name}. A gente ama [você do jeitinho que você é|vocês do jeitinho que são].',
    ],
  },
}
