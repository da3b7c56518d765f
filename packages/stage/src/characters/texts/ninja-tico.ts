import type { CharacterTexts } from '../../script/script-texts.ts'

export const ninjaTico: CharacterTexts = {
  en: {
    opening: [
      'Shh, {name}. You heard nothing, right? {me} has been standing here for ten minutes.',
      'Psst, {name}! {me} slipped past the dog, the cat and the vacuum cleaner, and only the cake gave me away.',
      'Quiet as a shadow, {name}! Quiet as a... achoo! All right, {me} is here.',
      '<4 Psst, {name}! Tip, tip, toe, {me} says hi!',
      '>9 {name}. Rule one of the ninja: never be seen. Rule two of {me}: unless there is dessert.',
    ],
    joining: ['Poof. {me}. I was the lamp.', 'From the ceiling, on tiptoe and a bit hungry: {me}.'],
    gag: [
      'Silent stance! One hand guards the house, one hand guards the cake. You know which one is tighter.',
      'Ninja position! Do not move. A crumb fell, and I am waiting for it to make the first step.',
    ],
    joke: [
      'Hi-ya! I just sliced the air into twelve pieces. Who wants one?',
      'I chop, I swish, and the candle stays lit. That is the gentle way.',
      'My teacher said: be like water. I said: can I be like pudding?',
    ],
    farewell: [
      'I vanish now, {name}. Count the slices of cake. Ha, too late.',
      'A ninja leaves no tracks, {name}, only a napkin with a smile on it.',
      'You can look for me in any shadow, {name}. I am the one that chews.',
      '<4 Bye-bye, {name}! Tip, tip, toe, yum!',
    ],
  },
  pt: {
    opening: [
      'Xiu, {name}. Ninguém ouviu nada, certo? Faz dez minutos que {me} está parado aqui.',
      'Psiu, {name}! Passei pelo cachorro, pelo gato e pelo aspirador, diz {me}, e só o bolo me entregou.',
      'Quieto feito sombra, {name}! Quieto feito... atchim! Tá bom, chegou {me}.',
      '<4 Psiu, {name}! Pé ante pé, chegou {me}. Oi!',
      '>9 {name}. Regra um do ninja: nunca ser visto. Regra dois, que {me} inventou: só se tiver sobremesa.',
    ],
    joining: [
      'Puf! Aqui está {me}. Eu era o abajur.',
      'Do teto, na ponta do pé e com um pouco de fome, desce {me}.',
    ],
    gag: [
      'Posição silenciosa! Uma mão protege a casa, a outra protege o bolo. [Adivinha|Adivinhem] qual aperta mais.',
      'Base de ninja! Ninguém se mexe. Caiu um farelo, e eu espero que ele dê o primeiro passo.',
    ],
    joke: [
      'Iá! Cortei o ar em doze fatias. Quem quer a primeira?',
      'Um golpe aqui, um golpe ali, e nem a velinha apagou. Esse é o golpe gentil.',
      'O mestre disse: seja como a água. Eu perguntei: pode ser como o pudim?',
    ],
    farewell: [
      'Agora eu desapareço, {name}. [Conta|Contem] as fatias de bolo. Rá, tarde demais.',
      'Ninja não deixa rastro, {name}. Só um guardanapo com um sorriso desenhado.',
      'É só procurar nas sombras, {name}. Eu sou aquela que mastiga.',
      '<4 Tchau, tchau, {name}! Pé ante pé, nham!',
    ],
  },
}
