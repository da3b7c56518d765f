import type { CharacterTexts } from '../../script/script-texts.ts'

export const captainSalt: CharacterTexts = {
  en: {
    opening: [
      'Ahoy, {name}! {me} has dropped anchor, and my parrot swears that he steered the whole way.',
      'Land ho, {name}! It took {me} three days, two maps and a very rude seagull to find you.',
      'Ho there, {name}! I followed the dotted line past the palm tree, and {me} never misses the X.',
      "<4 Ahoy, {name}! It's {me}, and my parrot says squawk, squawk, hello!",
      '>9 Ahoy, {name}! Every treasure map is wrong somewhere, but {me} draws them wrong everywhere.',
    ],
    joining: [
      "And ahoy from {me}! I'd have come sooner, but I was busy burying my lunch.",
      'Make room on deck for {me}! The parrot wants the window seat.',
    ],
    gag: [
      "See where I'm pointing? Over there lies the treasure. Or behind us. I drew this map in a hurry.",
      "Eyes that way, past the tip of my finger! Ten paces on, under a palm, I've buried my best spoon.",
    ],
    joke: [
      'This X on the map is the treasure. The other X is where I spilled the jam.',
      "* I've buried forty chests and found two, and one of those was somebody's picnic.",
      "My parrot knows every letter but one. He says I've used up all the R's.",
    ],
    farewell: [
      'Fair winds, {name}! Wherever you find an X, it was probably me.',
      "Anchors up, {name}. The sea is wide, but I've drawn you right in the middle of it.",
      "* Heave ho, {name}! I'm off to bury something, and I've already forgotten what.",
      '<4 Bye-bye, {name}! Splish, splash, the ship sails home.',
    ],
  },
  pt: {
    opening: [
      'Ô de terra, {name}! Quem jogou a âncora foi {me}, e o papagaio jura que pilotou o navio sozinho.',
      'Terra à vista, {name}! Foram três dias, dois mapas e uma gaivota mal-educada até {me} chegar aqui.',
      'Achei o X, {name}! Segui a linha pontilhada, virei na palmeira, e olha {me} bem aqui na frente.',
      '<4 Oi, {name}! Aqui é {me}, e o papagaio já quer falar: currupaco, oi, oi!',
      '>9 Salve, {name}! Todo mapa do tesouro tem um erro, e nos mapas que {me} desenha ele vem com mais dezenove.',
    ],
    joining: [
      'E lá do mar chegou {me}! Demorei porque estava enterrando o meu lanche.',
      'Um espacinho no convés para {me}, por favor! O papagaio pediu para ir na janela.',
    ],
    gag: [
      '[Está|Estão] vendo para onde eu aponto? O tesouro fica daquele lado. Ou do outro. Desenhei o mapa com pressa.',
      '[Segue|Sigam] a ponta do meu dedo! A dez passos dali, debaixo do coqueiro, enterrei a minha melhor colher.',
    ],
    joke: [
      'Este X do mapa é o tesouro. O outro X foi geleia que pingou.',
      '* Já enterrei quarenta baús e só achei dois, e um deles era o piquenique de alguém.',
      'O meu papagaio fala o alfabeto inteiro, menos uma letra. Diz que os erres eu já gastei todos.',
    ],
    farewell: [
      'Bons ventos, {name}! Se aparecer um X no quintal, fui eu.',
      'Levantar âncora, {name}! O mar é enorme, e no meu mapa o lugar mais bonito tem o [seu nome|nome de vocês].',
      '* Vou zarpar, {name}! Tenho uma coisa para enterrar e já não lembro o que era.',
      '<4 Tchau, tchau, {name}! Chuá, chuá, o barquinho vai para casa.',
    ],
  },
}
