import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessHana: CharacterTexts = {
  en: {
    opening: [
      'Hello, {name}. {me} came through the garden, so forgive the petals on my boots.',
      "How lovely, {name}. The daisies told {me} you'd be here, and daisies are never wrong.",
      'Softly, {name}, a bee is napping. {me} wanted to greet you before it wakes.',
      '<4 Hello, {name}. {me} brings you a flower, sniff, sniff, mmm.',
      '>9 Hello, {name}. I had a whole speech ready, but {me} kept getting interrupted by a tulip.',
    ],
    joining: [
      'And from behind the rose bush: {me}. I was only tying my apron.',
      'May {me} stand here? The light is good, and so is the company.',
    ],
    gag: [
      'One moment, I have to water this. There. Did you see it grow? I did.',
      'Here, a drop for Margaret, a drop for Rose, and the last drop for Bob. Bob is a cactus.',
    ],
    joke: [
      'I always lift my hat to the sunflowers. They are so tall, and they nod back.',
      'Under my hat lives a ladybug. She pays me rent in spots.',
      'When I tip my hat, the whole flower bed thinks the sun came out.',
    ],
    farewell: [
      "I planted a seed today, {name}, and gave it your name. I'll tell you when it sprouts.",
      'Grow slowly, {name}. The nicest things in my garden were in no hurry.',
      'The garden gate is never locked, {name}. It only squeaks, to let me know you came.',
      '<4 Bye-bye, {name}. Petal, petal, kiss.',
    ],
  },
  pt: {
    opening: [
      'Oi, {name}. Para chegar, {me} atravessou o jardim inteiro, por isso esta pétala na bota.',
      'Que delícia, {name}. Foi uma margarida que avisou {me}, e margarida não se engana.',
      'De mansinho, {name}, que tem abelha cochilando. Antes que ela acorde, {me} veio dar um oi.',
      '<4 Oi, {name}. Olha a flor que trouxe {me}. Cheira, cheira, hummm.',
      '>9 Oi, {name}. Eu tinha um discurso inteiro, mas {me} foi interrompida por uma tulipa.',
    ],
    joining: [
      'E de trás da roseira aparece {me}. Eu só estava amarrando o avental.',
      'Tem lugar para {me} neste canteiro? A luz está boa, e a companhia também.',
    ],
    gag: [
      'Um instante, preciso regar esta aqui. Pronto. Cresceu um tiquinho, eu vi.',
      'Uma gotinha para a Margarida, outra para a Rosa, e a última para o Valdir. O Valdir é um cacto.',
    ],
    joke: [
      'Para girassol eu sempre tiro o chapéu. São tão altos, e ainda respondem com a cabeça.',
      'Debaixo do meu chapéu mora uma joaninha. Ela me paga o aluguel em bolinhas.',
      'Quando levanto o chapéu, o canteiro inteiro pensa que amanheceu.',
    ],
    farewell: [
      'Plantei uma sementinha hoje, {name}, e dei a ela o [seu nome|nome de vocês]. Quando brotar, eu aviso.',
      'Crescer devagar também é bonito, {name}. No meu jardim, o melhor nunca teve pressa.',
      'O portãozinho do jardim não tem tranca, {name}. Ele só range, para eu saber que chegou visita.',
      '<4 Tchau, tchau, {name}. Pétala, pétala, beijinho.',
    ],
  },
}
