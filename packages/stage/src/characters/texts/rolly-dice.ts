import type { CharacterTexts } from '../../script/script-texts.ts'

export const rollyDice: CharacterTexts = {
  en: {
    opening: [
      'Clatter, clatter, {name}! {me} rolled under the sofa first, then a cat batted me over here!',
      'Six, {name}! Every time I think of you, {me} lands on a six, hee hee!',
      'Hee hee, {name}! {me} bounced down nine stairs and giggled on every one!',
      '<4 Roll, roll, plop, {name}! {me} landed on a dot! Hee hee!',
      ">9 {name}, what are the odds? One in six, says math. {me} says: always, when it's you.",
    ],
    joining: ['Tumble, tumble, and up comes {me}!', 'Hee hee, my turn, my turn! Throw in {me}, too!'],
    gag: [
      "I'm laughing so hard that I'm tipping over! Hee hee, hold my corners!",
      "Whoa, arms up, I'm toppling! Was that a five? I can't see, it's on the back of my head!",
    ],
    joke: [
      'Wibble to the left, wobble to the right! I always roll with it!',
      'I have twenty-one dots and not one of them itches. Well, one. Rock me a little!',
      "When I get dizzy I see double, and then I'm a twelve!",
    ],
    farewell: [
      "Time to roll, {name}! If it goes clatter in the toy box tonight, that's me dancing.",
      'You never have to be a six, {name}. I like you on all sides!',
      'Hee hee, I rolled a bye, {name}! Can I roll again? I want a hello!',
      '<4 Bye-bye, {name}! Roll, roll, roll, plop!',
    ],
  },
  pt: {
    opening: [
      'Tloc, tloc, tloc, {name}! Primeiro {me} rolou para baixo do sofá, aí um gato me deu um tapinha até aqui!',
      'Deu seis, {name}! É só pensar nesta visita, e {me} cai no seis, hihi!',
      'Hihi, {name}! Nove degraus desceu {me}, e em cada um foi uma gargalhada!',
      '<4 Rola, rola, ploft, {name}! Caiu de bolinha para cima {me}! Hihi!',
      '>9 {name}, qual era a chance? Uma em seis, diz a matemática. Já {me} diz: com gente querida, toda vez.',
    ],
    joining: [
      'Cambalhota, cambalhota, e quem parou aqui foi {me}!',
      'Hihi, é agora, é agora! Joga {me} também!',
    ],
    gag: [
      'Estou rindo tanto que vou tombar! Hihi, alguém segura as minhas quinas!',
      'Epa, braços para cima, lá vou eu caindo! Deu cinco? Não consigo ver, fica atrás da minha cabeça!',
    ],
    joke: [
      'Balança para lá, balança para cá! Comigo é assim, tudo rola!',
      'Tenho vinte e uma bolinhas e nenhuma coça. Quer dizer, uma coça. Balança que passa!',
      'Quando eu fico tontinho, vejo tudo em dobro, e aí já sou um doze!',
    ],
    farewell: [
      'Vou rolando, {name}! Se a caixa de brinquedos fizer tloc, sou eu dançando.',
      'Não precisa dar seis, {name}! Gosto de [você|vocês] de qualquer lado!',
      'Hihi, deu tchau no meu dado, {name}! Posso jogar de novo? Quero um oi!',
      '<4 Tchau, tchau, {name}! Rola, rola, rola, ploft!',
    ],
  },
}
