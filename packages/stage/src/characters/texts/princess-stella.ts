import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessStella: CharacterTexts = {
  en: {
    opening: [
      'Four hundred and six, four hundred and, oh, {name}! {me} just lost count, and this time it was worth it!',
      "Look up, {name}! No, look here! {me} is so happy that I don't know where to look first!",
      '{name}! I polished my glasses twice, because {me} wanted to see you as clearly as the evening star!',
      '<4 Twinkle, twinkle, {name}! {me} counts with you: one star, two stars, hooray!',
      '>9 {name}, quick question: is it still called counting if {me} starts over every single time?',
    ],
    joining: [
      'One, two... and I make three, or four, or five: {me}!',
      'The brightest thing I found tonight is this party, says {me}, and I own a telescope!',
    ],
    gag: [
      'There! Way up there! See the star at the end of my finger? It just winked at you!',
      'That one, up there, is brand-new! I saw it first, so I get to name it, and I like your name best.',
    ],
    joke: [
      'Watch me count: one here, two there, three... did that one move? Start again!',
      'So many stars, and only one finger to count them with. I could use a hand!',
      '* I counted to a thousand once! Then I sneezed, and now nobody knows.',
    ],
    farewell: [
      "I'm back to my counting, {name}! I'll begin with you: number one. And number two? Forgot it already!",
      'Look for the smallest star, {name}! Everybody waves at the big ones, and it likes company.',
      'Oh no, time flew like a comet, {name}! Save a little piece of sky for next time!',
      '<4 Bye-bye, {name}! Twinkle high, twinkle low, off I go!',
    ],
  },
  pt: {
    opening: [
      'Quatrocentas e seis, quatrocentas e, ih, {name}! Agora {me} perdeu a conta, e nunca foi tão bom perder!',
      '[Olha|Olhem] para o céu, {name}! Não, [olha|olhem] para cá! Tem alegria por todo lado, e {me} nem sabe para onde virar!',
      '{name}! Limpei os óculos duas vezes, porque {me} queria ver tudo brilhando!',
      '<4 Brilha, brilha, {name}! Quem conta estrelinha é {me}: uma, duas, oba!',
      '>9 {name}, pergunta rápida: ainda se chama contar quando {me} recomeça do zero toda vez?',
    ],
    joining: [
      'Uma, duas... e comigo são três, ou quatro, ou cinco: {me}!',
      'A coisa mais brilhante que achei hoje está aqui, e olha que {me} tem luneta!',
    ],
    gag: [
      'Ali! Lá em cima! [Está|Estão] vendo a estrela na ponta do meu dedo? Ela acabou de piscar!',
      'Aquela ali é nova em folha! Vi primeiro, então quem batiza sou eu, e já escolhi o nome: [o seu|o de vocês]!',
    ],
    joke: [
      '[Olha|Olhem] como eu conto: uma aqui, duas ali, três... aquela se mexeu? Começa tudo de novo!',
      'É muita estrela para um dedo só. Alguém me empresta a mão?',
      '* Uma vez cheguei a mil! Aí espirrei, e agora ninguém nunca vai saber.',
    ],
    farewell: [
      'Vou voltar para a minha conta, {name}! O primeiro lugar já [é seu|é de vocês]. E o segundo? Esqueci!',
      '[Procura|Procurem] sempre a menorzinha, {name}! Para a estrela grande todo mundo olha, e a pequena gosta de visita.',
      'Ih, o tempo passou feito cometa, {name}! Até a próxima noite estrelada!',
      '<4 Tchau, tchau, {name}! Brilha, brilha, lá no céu!',
    ],
  },
}
