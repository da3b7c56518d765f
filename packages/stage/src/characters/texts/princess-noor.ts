import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessNoor: CharacterTexts = {
  en: {
    opening: [
      'Chapter one: in walks {name}, and {me} puts the bookmark in right here.',
      'Once upon a time, {name}, which was this morning, {me} turned a page and there stood your name.',
      'Shh, {name}, the library is listening. {me} has told every shelf about you, even the dusty top one.',
      '<4 Once upon a time, {name}, there was you! {me} loves that story.',
      '>9 {name}, I have read nine hundred books, and {me} still skips the boring descriptions of forests.',
    ],
    joining: [
      'Turn the page, and there stands {me}!',
      'A new character enters the tale, and her name is {me}.',
    ],
    gag: [
      'Now I read it with my whole arm: and the brave one opened the door, and behind it there was cake!',
      'This is my favorite page, so I read it grandly: the dragon bowed and said, after you!',
    ],
    joke: [
      'Let me look it up. Here it is: best part of the book. It says the best part is you.',
      'I peeked at the last page. I know, I know. It ends well!',
      'My bookmark fell out, so now I have to read everything again. What a lovely accident.',
    ],
    farewell: [
      'To be continued, {name}. The best books say so, and so do I.',
      'I close the book, {name}, but quietly, so that nobody in it wakes up.',
      "Your story is only at the beginning, {name}, and I've already borrowed it twice.",
      '<4 The end, {name}. Bye-bye, book. Bye-bye, you.',
    ],
  },
  pt: {
    opening: [
      'Capítulo um: entra {name}, e {me} põe o marcador bem nesta página.',
      'Era uma vez, {name}, quer dizer, era hoje cedo: {me} virou uma folha e deu de cara com o [seu nome|nome de vocês].',
      'Pssiu, {name}, a biblioteca está escutando. Todas as estantes já sabem da visita, porque {me} contou até para a mais empoeirada.',
      '<4 Era uma vez {name}! De todas as histórias, {me} gosta mais desta.',
      '>9 {name}, eu já li novecentos livros, e até hoje {me} pula a parte que descreve a floresta.',
    ],
    joining: [
      'Uma virada de página, e aparece {me}!',
      'Uma personagem nova entra na história, e ela se chama {me}.',
    ],
    gag: [
      'Esta parte eu leio com o braço inteiro: abriu-se a porta, e atrás dela havia um bolo!',
      'É a minha página preferida, então eu leio com pompa: e o dragão baixou a cabeça e disse: a senhora primeiro!',
    ],
    joke: [
      'Deixa eu conferir no livro. Achei: a melhor parte. Diz aqui que é a que está acontecendo agora.',
      'Espiei a última página. Eu sei, eu sei. Termina bem!',
      'Caiu o meu marcador, e agora tenho que ler tudo outra vez. Que acidente gostoso.',
    ],
    farewell: [
      'Continua no próximo capítulo, {name}. Livro bom sempre promete isso, e eu também.',
      'Fecho o livro bem devagarinho, {name}, para não acordar ninguém lá dentro.',
      'A [sua história|história de vocês] mal começou, {name}, e eu já peguei emprestada duas vezes.',
      '<4 Fim, {name}. Tchau, livro. Tchau, tchau.',
    ],
  },
}
