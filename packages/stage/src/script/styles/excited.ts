import type { StyleTexts } from '../script-texts.ts'

export const excited: StyleTexts = {
  en: {
    opening: [
      "[{name}! {name}!|{name}!] It's {me}! I couldn't wait to get here!",
      "Finally, {name}! It's {me}! I counted the minutes, and then I counted them again!",
      "<4 Hi, {name}! It's {me}! I'm so happy that I have to jump. Hop, hop, hop!",
    ],
    joining: ["Me too, me too! It's {me}! Hi!", "Is it my turn? It's my turn! It's {me}!"],
    farewell: [
      'Bye-bye, {name}! This was the best day ever!',
      "Bye, {name}! I'm waving with both hands and both feet!",
    ],
  },
  pt: {
    opening: [
      '[{name}! {name}!|{name}!] Sou eu, {me}! Eu não via a hora de chegar!',
      'Até que enfim, {name}! Sou eu, {me}! Contei os minutos, e depois contei tudo de novo!',
      '<4 Oi, {name}! Sou eu, {me}! Estou tão feliz que preciso pular. Pula, pula, pula!',
    ],
    joining: ['Eu também, eu também! Sou eu, {me}! Oi!', 'É a minha vez? É a minha vez! Sou eu, {me}!'],
    farewell: [
      'Tchau, tchau, {name}! Foi o melhor dia de todos!',
      'Tchau, {name}! Estou acenando com as duas mãos e os dois pés!',
    ],
  },
}
