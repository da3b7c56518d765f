import type { CharacterTexts } from '../../script/script-texts.ts'

export const rosaRocket: CharacterTexts = {
  en: {
    opening: [
      'Three, two, one, {name}! {me} has landed, and only one screw came off on the way!',
      'Cloud express for {name}! I bumped into a fluffy one, and {me} still has a bit of it in her ear!',
      'Tower to {name}, do you copy? {me} built this jet pack out of two fire extinguishers and a toaster!',
      '<4 Vroom, {name}! {me} zooms up and zooms down, hello!',
      '>9 {name}, technical report: engines good, brakes so-so, and {me} is very glad I aimed for you.',
    ],
    joining: [
      'Second engine running: that rumble is {me}!',
      'Beep, beep, coming through, {me} with a wrench and no parking permit!',
    ],
    gag: [
      "Straight up, that's my favorite direction! See my finger? Cloud number nine, second floor!",
      "Engines on, nose to the sky! Oops, I'm floating already. Somebody hold the floor!",
    ],
    joke: [
      'A quick turn of the wrench, righty tighty. Or was it lefty? I have one screw left over!',
      'Every bolt on my pack has a name. This one is Herbert, and he likes to be tickled with a wrench.',
      'I gave a cloud a friendly nudge. It said excuse me and rained on my lunch!',
    ],
    farewell: [
      "Fuel's in, goggles down, {name}! Look for the cloud that goes vroom!",
      'Build something today, {name}! A tower, a sandwich, anything with layers.',
      'Checklist for the flight home, {name}: wrench, yes. Lunch, yes. A reason to come back, yes!',
      '<4 Bye-bye, {name}! Three, two, one, zoom!',
    ],
  },
  pt: {
    opening: [
      'Três, dois, um, {name}! Pousou {me}, e só perdi um parafuso na viagem!',
      'Nuvem expressa para {name}! Esbarrei numa bem fofa, e {me} ainda tem um pedacinho dela na orelha!',
      'Torre chamando {name}, câmbio! Este foguete {me} montou com dois extintores e uma torradeira!',
      '<4 Vrum, {name}! Sobe, sobe, desce, desce: é {me}, oi!',
      '>9 {name}, relatório técnico: motor bom, freio mais ou menos, e {me} acertou o endereço de primeira.',
    ],
    joining: [
      'Segundo motor ligado: esse ronco é {me}!',
      'Bi, bi, dá licença, que vem chegando {me}, de chave na mão e sem lugar para estacionar!',
    ],
    gag: [
      'Para cima, que é a minha direção preferida! [Está|Estão] vendo o meu dedo? Nuvem nove, segundo andar!',
      'Motores ligados, nariz para o céu! Ih, já estou flutuando. Alguém segura o chão!',
    ],
    joke: [
      'Uma apertadinha com a chave, para a direita. Ou era para a esquerda? Sobrou um parafuso!',
      'Cada parafuso do meu foguete tem nome. Este é o Gilberto, e a chave faz cosquinha nele.',
      'Dei um esbarrãozinho numa nuvem. Ela pediu licença e choveu na minha marmita!',
    ],
    farewell: [
      'Tanque cheio, óculos no lugar, {name}! [Procura|Procurem] a nuvem que faz vrum!',
      'Que hoje tenha invenção, {name}! Uma torre, um sanduíche, qualquer coisa de três andares.',
      'Lista para a volta, {name}: chave, tenho. Lanche, tenho. Saudade, já tenho!',
      '<4 Tchau, tchau, {name}! Três, dois, um, zum!',
    ],
  },
}
