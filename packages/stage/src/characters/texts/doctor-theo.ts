import type { CharacterTexts } from '../../script/script-texts.ts'

export const doctorTheo: CharacterTexts = {
  en: {
    opening: [
      'Next on my list is {name}! {me} has been looking forward to this appointment all day.',
      'Hello, {name}. {me} could hear your heart from the hallway, and it has a very fine drumroll.',
      'Come in, {name}, no waiting room today. {me} only writes prescriptions for fun.',
      '<4 Hello, {name}. {me} listens: boom, boom, boom, says your heart.',
      '>9 Good to see you, {name}. All doctors scribble, but nobody scribbles like {me}, so I came to say it aloud.',
    ],
    joining: [
      'A second opinion from {me}: I agree completely.',
      'And {me} is on call, with cookies in the left pocket of my coat.',
    ],
    gag: [
      'See the heart on my clipboard? That is your result: top of the page, and no homework.',
      'Hand up, now all together: ah! Very good. That was the most musical ah of my whole week.',
    ],
    joke: [
      "I listen to my own heart first. Thump, thump. It says: isn't this nice?",
      'My stethoscope is shy. It has to touch something warm before it will talk.',
      'I once gave a teddy bear a bandage. Now every bear in town has a sore paw.',
    ],
    farewell: [
      'Your prescription, {name}: one hug in the morning, one at night, and laughter as needed.',
      'Take care of that heart, {name}. I checked twice, and there is room in it for everybody.',
      'The doctor goes home now, {name}, humming. That is your doing.',
      '<4 Bye-bye, {name}. Boom, boom, kiss.',
    ],
  },
  pt: {
    opening: [
      'Próxima consulta: {name}! Desde cedo {me} espera por este momento.',
      'Oi, {name}. Lá do corredor {me} já escutava o [seu coração|coração de vocês], que bate feito tambor de bloco.',
      '[Pode|Podem] entrar, {name}, hoje não tem sala de espera. Receita de alegria {me} escreve na hora.',
      '<4 Oi, {name}. Bem quietinho, {me} escuta: tum, tum, tum.',
      '>9 Que bom ver [você|vocês], {name}. Letra de médico ninguém entende, então {me} veio falar de viva voz.',
    ],
    joining: [
      'Segunda opinião, e quem dá é {me}: concordo com tudo.',
      'De plantão está {me}, com biscoito no bolso esquerdo do jaleco.',
    ],
    gag: [
      '[Olha|Olhem] o coração na minha prancheta! É o resultado do exame: nota máxima, e sem lição de casa.',
      'Mão para cima e lá vai: aaa! Muito bem. Foi o aaa mais afinado da minha semana.',
    ],
    joke: [
      'Primeiro escuto o meu. Tum, tum. Ele disse: que visita gostosa.',
      'O meu estetoscópio é tímido. Só começa a falar depois que encosta num quentinho.',
      'Uma vez pus curativo num ursinho. Agora todo urso da cidade tem dodói na pata.',
    ],
    farewell: [
      'A receita, {name}: um abraço de manhã, outro de noite, e risada sempre que der vontade.',
      '[Cuida bem desse coração|Cuidem bem desses corações], {name}. Conferi duas vezes, e cabe todo mundo aí dentro.',
      'O doutor vai para casa cantarolando, {name}. E a culpa é [sua|de vocês].',
      '<4 Tchau, tchau, {name}. Tum, tum, beijinho.',
    ],
  },
}
