import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessPearl: CharacterTexts = {
  en: {
    opening: [
      'Blub, {name}! Sorry, that was a bubble. {me} meant to say hello, and out it popped!',
      'Splash, {name}! {me} raced a dolphin all the way here, and he is still catching his breath!',
      '{name}, I heard you from the bottom of the sea! {me} followed the giggles like a trail of shells.',
      '<4 Blub, blub, {name}! {me} blows you a bubble. Pop!',
      '>9 Hey, {name}! On land, does everybody just walk in straight lines? {me} finds that very strange.',
    ],
    joining: [
      'Make a wave, here floats {me}!',
      'Drip, drop, and in swims {me}, with seaweed behind one ear.',
    ],
    gag: [
      'Both arms up, just like when I leap with the dolphins! The landing is the wet part.',
      'Arms to the sky, here comes a wave! You may blink, it only splashes the fish.',
    ],
    joke: [
      'I swim a little to the left, I swim a little to the right. Standing still makes my tail itch!',
      "This is how a jellyfish says hi: wobble, wobble. It's all wave and no words.",
      '* I laughed under water once, and it took the bubbles a whole week to come up!',
    ],
    farewell: [
      "I'm off with the tide, {name}! Hold a shell to your ear, that whoosh is me saying hi.",
      "If you find a bubble in your bath, {name}, I've been visiting.",
      'Fins up, {name}! The sea is never really far, it just likes to hide behind the hills.',
      '<4 Bye-bye, {name}! Swish, swish, blub!',
    ],
  },
  pt: {
    opening: [
      'Glub, {name}! Desculpa, era uma bolhinha. Era para {me} dizer oi, mas a danada saiu na frente!',
      'Tchibum, {name}! Vim apostando corrida com um golfinho, e {me} chegou primeiro por uma barbatana!',
      '{name}, deu para escutar lá do fundo do mar! Foi só {me} seguir as risadas, feito conchinha na areia.',
      '<4 Glub, glub, {name}! Olha a bolha que soprou {me}. Ploc!',
      '>9 E aí, {name}! Na terra todo mundo anda em linha reta? Para {me}, isso é muito esquisito.',
    ],
    joining: [
      'Olha a onda, que lá vem {me}!',
      'Pinga, pinga, e entra nadando {me}, com uma alga atrás da orelha.',
    ],
    gag: [
      'Braços para cima, igual quando eu salto com os golfinhos! A parte molhada é a volta.',
      'Os dois braços no alto, que lá vem onda! [Pode|Podem] ficar aí, ela só molha os peixes.',
    ],
    joke: [
      'Nado um pouquinho para cá, nado um pouquinho para lá. Se eu paro, a cauda coça!',
      'A água-viva dá oi deste jeito: balança, balança. É só onda, sem palavra nenhuma.',
      "* Uma vez dei risada debaixo d'água, e as bolhinhas levaram uma semana para subir!",
    ],
    farewell: [
      'Vou com a maré, {name}! [Encosta|Encostem] uma concha no ouvido: aquele chiadinho sou eu dando oi.',
      'Se aparecer uma bolha na banheira, {name}, fui eu fazendo visita.',
      'Nadadeiras para cima, {name}! O mar nunca fica longe, ele só gosta de se esconder atrás do morro.',
      '<4 Tchau, tchau, {name}! Chuá, chuá, glub!',
    ],
  },
}
