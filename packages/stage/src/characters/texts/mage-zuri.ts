import type { CharacterTexts } from '../../script/script-texts.ts'

export const mageZuri: CharacterTexts = {
  en: {
    opening: [
      'Abraca-hello, {name}! {me} meant to appear in a cloud of glitter, but it came out as soap bubbles.',
      'Simsala-smile, {name}! There, it worked already, and {me} has not even unpacked the good spell.',
      'By the hat of my great-aunt, {name}! {me} mixed moonlight with a giggle and got exactly this moment.',
      '<4 Hocus pocus, {name}! {me} makes a giggle, tickle, tickle, poof!',
      '>9 {name}, a confession: half of my spells are just saying please. {me} gets them right every time.',
    ],
    joining: [
      'Three puffs, two sparks and one {me}!',
      "Whoops, wrong chimney, but the right party: it's {me}!",
    ],
    gag: [
      "Staff up, hat off the ears, and now: giggle, come out! I can see it, it's sitting in your cheeks.",
      'Higher, little crystal, higher! One spark for wishes, one for pancakes. Never mix them up.',
    ],
    joke: [
      "A swirl of my hand, a tap of my staff, and the broom still won't sweep by itself.",
      'I wave it this way and say plum. Nothing? Then it was the spell for tomorrow.',
      'Once I turned my soup into a song. Delicious, but I was hungry again by the chorus.',
    ],
    farewell: [
      'I leave a little spell under your pillow, {name}: it turns grumpy mornings into silly ones.',
      'Abraca-see-you, {name}! If your nose tickles, that was me.',
      'The magic stays with you, {name}. I only brought the hat.',
      '<4 Bye-bye, {name}! Poof, tickle, poof!',
    ],
  },
  pt: {
    opening: [
      'Abraca-oi, {name}! Era para {me} aparecer numa nuvem de purpurina, mas saiu bolha de sabão.',
      'Sim-salá-sorriso, {name}! Pronto, já funcionou, e {me} nem tirou da mala o feitiço bom.',
      'Pelo chapéu da minha tia-avó, {name}! Misturando luar com gargalhada, {me} preparou justo este momento.',
      '<4 Hocus pocus, {name}! Quem faz cosquinha é {me}. Puf, puf, puf!',
      '>9 {name}, uma confissão: metade dos meus feitiços é só dizer por favor. Esses {me} nunca erra.',
    ],
    joining: [
      'Três fumacinhas, duas faíscas e, tchã-rã, {me}!',
      'Opa, chaminé errada, festa certa: chegou {me}!',
    ],
    gag: [
      'Cajado para cima, chapéu fora da orelha, e agora: sai, gargalhada! Já estou vendo, está escondida na bochecha.',
      'Mais alto, cristalzinho, mais alto! Uma faísca para desejo, outra para panqueca. É importante não confundir.',
    ],
    joke: [
      'Um rodopio da mão, um toque do cajado, e a vassoura continua sem varrer.',
      'Balanço assim e digo: ameixa. Nada? Então era o feitiço de amanhã.',
      'Uma vez transformei a minha sopa em música. Uma delícia, mas no refrão eu já estava com fome.',
    ],
    farewell: [
      'Deixo um feitiço pequenininho, {name}: ele transforma manhã emburrada em manhã engraçada.',
      'Abraca-tchau, {name}! Se coçar a ponta do nariz, fui eu.',
      'A magia fica aí, {name}. Eu só trouxe o chapéu.',
      '<4 Tchau, tchau, {name}! Puf, cosquinha, puf!',
    ],
  },
}
