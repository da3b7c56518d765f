import type { StyleTexts } from '../script-texts.ts'

export const wise: StyleTexts = {
  en: {
    opening: [
      "How lovely to see [you|you {two}], {name}. It's {me}, and I picked every one of these words for you.",
      "Good day to [you|you {two}], {name}. It's {me}. I've read a great many books, and none of them has [a hero|heroes] like you.",
      "<4 Hello, {name}. It's {me}. I know a lot of good words, and the best [one is your name|ones are your names].",
    ],
    joining: [
      "And {me} is here, too. I wouldn't miss this for the world.",
      "It's {me}. I've thought about what to say, and it begins with a smile.",
    ],
    farewell: [
      'Goodbye, {name}. Stay curious. The best is still to come.',
      'Until we meet again, {name}. Keep asking questions, even the funny ones.',
      '<4 Goodbye, {name}. Ask me something next time, will you?',
    ],
  },
  pt: {
    opening: [
      'Que alegria [te ver|ver vocês], {name}. Aqui é {me}, e escolhi estas palavras uma por uma.',
      'Um bom dia para [você|vocês], {name}. Sou eu, {me}. Já li muitos livros, e nenhum tem uma história tão boa como a [sua|de vocês].',
      '<4 Oi, {name}. Sou eu, {me}. Eu sei muitas palavras bonitas, e a mais bonita é o [seu nome|nome de vocês].',
    ],
    joining: [
      'E aqui estou eu, {me}. Eu não perderia isto por nada.',
      'Sou eu, {me}. Pensei bem no que dizer, e tudo começa com um sorriso.',
    ],
    farewell: [
      'Até logo, {name}. [Continua|Continuem] fazendo perguntas: o melhor ainda está por vir.',
      'Até breve, {name}. De passinho em passinho se vai longe.',
      '<4 Tchau, {name}. Da próxima vez, [me faz|me façam] uma pergunta?',
    ],
  },
}
