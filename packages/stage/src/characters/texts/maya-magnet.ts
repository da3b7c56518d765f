import type { CharacterTexts } from '../../script/script-texts.ts'

export const mayaMagnet: CharacterTexts = {
  en: {
    opening: [
      'Clank, {name}! {me} came past the kitchen, and now three spoons want to meet you, too.',
      'Found you, {name}! My arm pulled {me} around the corner before my legs knew about it.',
      'Zing, {name}! Good people are my north pole, and {me} always finds north.',
      '<4 Clank, clank, {name}! {me} pulls you close for a hug!',
      '>9 {name}, warning: if your zipper starts to hum, that is just {me} standing too close.',
    ],
    joining: [
      'Pulled in by the good mood: {me}! Is this your fork? It followed me.',
      'Clink, and {me} sticks to the team!',
    ],
    gag: [
      'Magnet out, lean in, and hold tight! It works on keys, toy cars and grumpy faces.',
      'Arm out, full power! Somewhere a lost teaspoon just sat up and said: finally!',
    ],
    joke: [
      'I reach out, I pull, and whoops, there comes the whole drawer!',
      'I can find anything that is lost. Except my left sock. It has no metal in it.',
      'Opposites attract, that is science. My arm and the fridge, that is love.',
    ],
    farewell: [
      'Whatever you lose, {name}, leave it to me. Marbles take a day, courage takes a hug.',
      "We stick together, {name}, even when I'm over the hills. Long-distance magnet!",
      'I have to return these spoons, {name}. All eleven of them say goodbye.',
      '<4 Bye-bye, {name}! Zing, clank, hug!',
    ],
  },
  pt: {
    opening: [
      'Tlim, {name}! Na vinda {me} passou pela cozinha, e agora três colheres também querem dar oi.',
      'Achei, {name}! O braço virou a esquina na frente, e só depois dobrou {me}.',
      'Zuuum, {name}! Gente boa é o meu polo norte, e {me} sempre acha o norte.',
      '<4 Tlim, tlim, {name}! Chega, chega pertinho, que {me} puxa um abraço!',
      '>9 {name}, aviso: se algum zíper começar a zumbir, é {me} que chegou perto demais.',
    ],
    joining: [
      'Veio grudada no bom humor {me}! Esse garfo é de alguém? Ele me seguiu.',
      'Plim, e {me} gruda no time!',
    ],
    gag: [
      'Ímã para a frente, corpo inclinado, e segura! Funciona com chave, carrinho e cara amarrada.',
      'Braço esticado, força total! Em algum lugar, uma colherinha perdida acabou de dizer: até que enfim!',
    ],
    joke: [
      'Eu estico, eu puxo e, opa, lá vem a gaveta inteira!',
      'Acho tudo o que se perde. Menos a minha meia esquerda, que não tem metal.',
      'Os opostos se atraem, isso é ciência. O meu braço e a geladeira, isso é amor.',
    ],
    farewell: [
      'Sumiu, caiu, rolou para baixo do sofá? É comigo, {name}. Bolinha eu acho num dia, coragem eu acho num abraço.',
      'A gente continua no mesmo ímã, {name}, mesmo comigo lá atrás do morro.',
      'Preciso devolver estas colheres, {name}. As onze mandam um beijo.',
      '<4 Tchau, tchau, {name}! Zum, tlim, abraço!',
    ],
  },
}
