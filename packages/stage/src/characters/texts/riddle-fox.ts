import type { CharacterTexts } from '../../script/script-texts.ts'

export const riddleFox: CharacterTexts = {
  en: {
    opening: [
      'What has four paws, one tail and a question for {name}? Correct: {me}.',
      "Riddle number one, {name}: who walked here backwards so that nobody could follow the tracks? {me}, that's who.",
      "A clue, {name}: it's orange, it's clever, and it lost its way only twice. Give up? {me}!",
      '<4 Knock, knock, {name}! Who is it? A fox! It is {me}!',
      '>9 {name}, I hid the answer in this sentence. No? Neither did {me}, but you looked.',
    ],
    joining: [
      'And what completes a puzzle? The missing piece: {me}.',
      'Guess whose tail has been sticking out from behind the curtain. Yes, {me}.',
    ],
    gag: [
      'Let me think, paw on chin. It gets bigger the more you give away. A smile! I had it on the tip of my tail.',
      "I'm thinking so hard that my ears point in two directions. What runs but has no legs? My nose, in winter.",
    ],
    joke: [
      'Does this piece go here? Or there? Turn it once more: it is a piece of cookie.',
      'I keep one puzzle piece for myself, always. Otherwise the puzzle would be finished, and who wants that?',
      'What is mine, but you use it more than I do? My name. Go on, say it once more.',
    ],
    farewell: [
      'One riddle for the road, {name}: what stays here when I go? Think. It starts with fri and ends with end.',
      "The last piece is yours, {name}. I won't say to which puzzle, that would be too easy.",
      'I disappear now, {name}, tip of the tail last. Count it: one tail. Good.',
      '<4 Bye-bye, {name}! Where is the fox? All gone!',
    ],
  },
  pt: {
    opening: [
      'O que é, o que é, {name}: tem quatro patas, uma cauda e um monte de perguntas? Acertou quem disse {me}.',
      'Charada número um, {name}: quem veio andando de costas para ninguém seguir o rastro? Foi {me}, ora.',
      'Uma pista, {name}: é laranja, é esperta e só se perdeu duas vezes. [Desiste|Desistem]? É {me}!',
      '<4 Toc, toc, {name}! Quem é? Uma raposa! É {me}!',
      '>9 {name}, escondi a resposta nesta frase. Não [achou|acharam]? Nem {me}, mas valeu a tentativa.',
    ],
    joining: [
      'E o que falta para o quebra-cabeça ficar completo? A última peça: {me}.',
      'De quem é a cauda que estava aparecendo atrás da cortina? Pois é, {me}.',
    ],
    gag: [
      'Deixa eu pensar, pata no queixo. O que é que quanto mais se dá, mais se tem? O sorriso! Estava na ponta da cauda.',
      'Penso com tanta força que cada orelha vai para um lado. O que corre e não tem perna? O meu nariz, no inverno.',
    ],
    joke: [
      'Esta peça é daqui? Ou dali? Viro mais uma vez e descubro: é um pedaço de biscoito.',
      'Fico sempre com uma peça para mim. Quebra-cabeça que acaba, que graça tem?',
      'O que é meu, mas os outros usam mais do que eu? O meu nome. Não é mesmo?',
    ],
    farewell: [
      'Uma charada para a viagem, {name}: o que fica quando eu vou embora? Começa com sau e termina com dade.',
      'A última peça é [sua|de vocês], {name}. De qual quebra-cabeça eu não digo, que aí fica fácil.',
      'Agora eu sumo, {name}, e a ponta da cauda vai por último. Um, dois, já.',
      '<4 Tchau, tchau, {name}! Cadê a raposa? Sumiu!',
    ],
  },
}
