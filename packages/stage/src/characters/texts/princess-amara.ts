import type { CharacterTexts } from '../../script/script-texts.ts'

export const princessAmara: CharacterTexts = {
  en: {
    opening: [
      'Good morning, {name}! {me} sang the sun awake today, and the very first ray pointed to you.',
      '{name}, la la la! That was the whole song {me} made up on the way here, because your name is already a melody.',
      'What a bright day, {name}! All the birds were up early to sing second voice for {me}.',
      '<4 La la, {name}! {me} has a shiny star, and it twinkles hello.',
      '>9 {name}, hello! I tried to write you a clever verse, but {me} kept rhyming everything with sunshine.',
    ],
    joining: [
      "There's a second verse, and {me} gets to sing it!",
      'And I hum along: {me}, with a song still in my hair.',
    ],
    gag: [
      "Up goes my wand! One star is always kept free, and today it's shining for you.",
      'With this star I can tickle the sunrise. Higher, a little higher, there, did you hear it giggle?',
    ],
    joke: [
      'I sway, I sing, and my heart goes right along. It never learned the words, only the beat.',
      'My song has one note too many, so I keep it here, by my heart, for you.',
      '* The rooster and I sang a duet this morning. He says I came in too early!',
    ],
    farewell: [
      'When the sun comes up tomorrow, {name}, listen for me. I put your name in the morning song.',
      'I leave you the last note, {name}. It goes on for as long as you like.',
      'Sing out, {name}! Even a hum counts, and the sky hears hums best of all.',
      '<4 Bye-bye, {name}! La la la, kiss, kiss, star.',
    ],
  },
  pt: {
    opening: [
      'Bom dia, {name}! Hoje quem acordou o sol cantando foi {me}, e o primeiro raio veio direto para cá.',
      '{name}, lá, lá, lá! É a música que {me} inventou no caminho, e nem precisei procurar a melodia: já estava no [seu nome|nome de vocês].',
      'Que manhã clarinha, {name}! Os passarinhos madrugaram só para fazer a segunda voz com {me}.',
      '<4 Lá, lá, {name}! Olha a estrelinha que trouxe {me}. Pisca, pisca, oi!',
      '>9 Oi, {name}! Tentei fazer uns versos bem espertos, mas tudo o que {me} escreve acaba rimando com sol.',
    ],
    joining: [
      'Essa música tem segunda estrofe, e quem canta é {me}!',
      'E eu entro no refrão: {me}, ainda com uma canção presa no cabelo.',
    ],
    gag: [
      'Varinha lá no alto! Guardo sempre uma estrela de reserva, e a de hoje brilha aqui.',
      'Com esta estrela eu faço cosquinha na manhã. Mais alto, mais um pouquinho. [Ouviu|Ouviram]? Ela riu!',
    ],
    joke: [
      'Eu balanço, eu canto, e o coração vem atrás. A letra ele nunca decora, só o compasso.',
      'Sobrou uma nota na minha canção. Ela mora aqui, no peito, à espera de quem chegou hoje.',
      '* Cantei em dupla com o galo hoje cedo. Ele reclamou que eu entrei antes da hora!',
    ],
    farewell: [
      'Amanhã, quando o sol nascer, {name}, [escuta|escutem] bem: botei o [seu nome|nome de vocês] na canção da manhã.',
      'Deixo a última nota de presente, {name}. Ela dura o tempo que [você quiser|vocês quiserem].',
      '[Cantarola|Cantarolem] sempre, {name}! O céu entende até quem canta de boca fechada.',
      '<4 Tchau, tchau, {name}! Lá, lá, lá, beijinho, estrelinha.',
    ],
  },
}
