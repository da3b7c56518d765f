import type { CharacterTexts } from '../../script/script-texts.ts'

export const mightyCapi: CharacterTexts = {
  en: {
    opening: [
      'Mmm, {name}. {me} walked the whole way, because flying is so very windy.',
      'Easy now, {name}, there is no rush. {me} has been sitting in the warm spring, thinking nice things about you.',
      'Hello, {name}. The orange on my head has not fallen off once, says {me}, so this must be a good day.',
      '<4 Hello, {name}. {me} is big and soft, and big and soft says mmm.',
      '>9 Hey, {name}. Everybody says be quick, be loud, be first. {me} says: be a capybara.',
    ],
    joining: [
      'Slowly, slowly, here comes {me}. A duck rode on my back, that is why.',
      'Mmm, {me} was just nodding along over there.',
    ],
    gag: [
      'Up, up and, well, in a minute. The fist is ready. The rest of me is still comfortable.',
      'This is my flying pose. I hold it for a while, and the clouds come to me.',
    ],
    joke: [
      'Breathe in, and the belly goes out. Breathe out, and the worries go home.',
      'One deep breath. Now another. That was the whole superpower.',
      'I have a twig for emergencies. So far, every emergency was lunch.',
    ],
    farewell: [
      'Whenever it gets loud, {name}, sit by the water a little. I keep a warm stone free for you.',
      'No goodbyes, {name}. Capybaras just close their eyes and stay friends.',
      'I go home at a walk now, {name}. I should be there by Thursday.',
      '<4 Bye-bye, {name}. Breathe in, breathe out, mmm.',
    ],
  },
  pt: {
    opening: [
      'Hummm, {name}. Para chegar, {me} veio a pé, que voando venta demais.',
      'Sem pressa, {name}. Lá na lagoa quentinha, {me} ficou um tempão pensando só em coisa boa.',
      'Oi, {name}. A laranja na cabeça não caiu nenhuma vez, e para {me} isso é sinal de dia bom.',
      '<4 Oi, {name}. Grandão e fofinho é {me}. Hummm.',
      '>9 E aí, {name}. Todo mundo fala: corre, grita, chega na frente. E {me} só fala: capivare-se.',
    ],
    joining: [
      'Devagar, devagarinho, vem vindo {me}. É que um pato pegou carona.',
      'Hummm, {me} estava ali do lado, concordando com a cabeça.',
    ],
    gag: [
      'Para o alto e, daqui a pouquinho, avante. O punho já está pronto. O resto ainda está com preguiça.',
      'Esta é a minha pose de voo. Fico assim um tempo, e as nuvens vêm até mim.',
    ],
    joke: [
      'Puxa o ar, e a barriga cresce. Solta o ar, e a pressa vai embora para casa.',
      'Um suspiro bem fundo. Agora mais um. Pronto, o superpoder era esse.',
      'Ando com um galhinho para emergências. Até hoje, toda emergência era almoço.',
    ],
    farewell: [
      'Quando o mundo fizer barulho, {name}, a beira da lagoa está às ordens. Tem uma pedra quentinha reservada.',
      'Capivara não se despede, {name}. Só cochila e continua gostando.',
      'Vou indo no meu passo, {name}. Chego em casa lá pela quinta-feira.',
      '<4 Tchau, tchau, {name}. Puxa o ar, solta o ar, hummm.',
    ],
  },
}
