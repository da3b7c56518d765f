import type { CharacterTexts } from '../../script/script-texts.ts'

export const bramble: CharacterTexts = {
  en: {
    opening: [
      "Oh, hello, {name}. {me} practiced roaring the whole way, but now that I'm here I only want to say hi.",
      'Hello, {name}. This scarf was knitted by my grandma, {me} is inside it, and both of us are happy.',
      'Um, {name}? {me} picked you a flower, and then I sniffed it so often that it got ticklish.',
      '<4 Hello, {name}. {me} is fluffy. Pat, pat, pat.',
      '>9 Hi, {name}. Under beds it is dusty and the talk is dull, so {me} much prefers it here.',
    ],
    joining: [
      'And, um, me, too: {me}. I was behind the curtain. My tail was not.',
      'Is there space next to you for {me}? I can make myself small. Well, smaller.',
    ],
    gag: [
      'Now I lift both arms and make myself huge. Are you ready? Boo. Was that too loud? I can do it softer.',
      'This is how monsters say hello: arms high, flower high, tummy out. And then we ask about snacks.',
    ],
    joke: [
      'Hee. Sorry, I giggle behind my paw. My teeth are a bit pointy, and they like apples best.',
      "I blush blue, so nobody notices. You noticed, didn't you?",
      'A butterfly sat on my horn this morning. I held still for an hour. It was a leaf.',
    ],
    farewell: [
      'Goodbye, {name}. If it gets dark, think of me. I leave a small lamp on, for both of us.',
      "I'll go now, {name}, on soft feet. My heart stays a little longer, it walks slowly.",
      'Here, half of my scarf, {name}. It is long enough for two, wherever you are.',
      '<4 Bye-bye, {name}. Pat, pat, fluffy kiss.',
    ],
  },
  pt: {
    opening: [
      'Ah, oi, {name}. No caminho {me} ensaiou o rugido, mas agora, chegando aqui, só quer mesmo dar oi.',
      'Oi, {name}. Este cachecol foi a minha vó que tricotou, dentro dele mora {me}, e a gente está muito contente.',
      'Hum, {name}? Colhi uma flor para a visita, e {me} cheirou tanto que ela ficou com cosquinha.',
      '<4 Oi, {name}. Bem fofinho é {me}. Faz carinho, faz, faz.',
      '>9 Oi, {name}. Debaixo da cama tem poeira e a conversa é fraca, então {me} prefere mil vezes aqui.',
    ],
    joining: [
      'E, hum, eu também: {me}. Estava atrás da cortina. A cauda é que não coube.',
      'Tem um cantinho aí para {me}? Eu sei ficar pequeno. Bom, menor.',
    ],
    gag: [
      'Agora eu levanto os braços e fico enorme. Já posso? Bu. Foi alto demais? Eu sei fazer mais baixinho.',
      'Monstro cumprimenta deste jeito: braço para cima, flor para cima, barriga para a frente. Depois a gente pergunta do lanche.',
    ],
    joke: [
      'Hihi. Desculpa, eu rio atrás da pata. O meu dente é pontudinho, mas o que ele gosta mesmo é de maçã.',
      'Quando fico com vergonha, fico azul, e ninguém percebe. Só quem olha com carinho.',
      'Hoje cedo pousou uma borboleta no meu chifre. Fiquei parado uma hora. Era uma folha.',
    ],
    farewell: [
      'Até logo, {name}. Quando escurecer, é só lembrar: deixo uma luzinha acesa, para a gente se fazer companhia.',
      'Vou indo, {name}, de pantufa. O coração fica mais um pouco, que ele anda devagar.',
      'Metade do meu cachecol, {name}, fica aqui. Ele é comprido e dá para todo mundo.',
      '<4 Tchau, tchau, {name}. Cafuné e beijo fofinho.',
    ],
  },
}
