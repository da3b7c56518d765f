import type { CharacterTexts } from '../../script/script-texts.ts'

export const sirCheckmate: CharacterTexts = {
  en: {
    opening: [
      'Permit me, noble {name}: two squares forward, one to the side, and here stands {me}.',
      'Bless my horseshoes, {name}! {me} begs your pardon for the zigzag, it is a family habit.',
      'It is my honor, {name}. {me} galloped past both bishops and only one of them was cross.',
      '<4 Clip, clop, {name}! {me} says neigh and good day.',
      '>9 My compliments, {name}. {me} has thought eleven moves ahead, and in each of them we have a nice time.',
    ],
    joining: [
      'If I may take this square: {me}, at your side.',
      'A polite neigh from {me}, who waited for his turn.',
    ],
    gag: [
      'A salute, as is proper. Hoof to the brow, back straight, and do not mind the mane.',
      'Thus a knight greets a champion. I shall hold it until the queen coughs.',
    ],
    joke: [
      'Allow me to bow. Down I go. Now, how does one get up without knees?',
      'One bows to the pawns as well. They are small, but they walk the longest way.',
      'My cousin, the rook, tells only straight jokes. Mine go around the corner.',
    ],
    farewell: [
      'I take my leave, {name}, two steps back and one to the side.',
      'The board is folded, {name}, yet you remain the most important piece.',
      'Farewell, {name}. Courtesy costs nothing, and it wins more games than horseshoes.',
      '<4 Clip, clop, {name}, bye-bye! A very polite neigh.',
    ],
  },
  pt: {
    opening: [
      'Com a devida licença, {name}: duas casas para a frente, uma para o lado, e eis {me}.',
      'Mui nobre {name}, um bom dia! Perdão pelo ziguezague com que chegou {me}, é costume de família.',
      'Que honra, {name}! No galope {me} passou pelos dois bispos, e só um deles torceu o nariz.',
      '<4 Pocotó, pocotó, {name}! Um relincho bem educado faz {me}.',
      '>9 Minhas saudações, {name}. Já pensei onze lances à frente, diz {me}, e em todos eles a gente se diverte.',
    ],
    joining: [
      'Se esta casa estiver livre, fica nela {me}.',
      'Um relincho cortês manda {me}, que soube esperar.',
    ],
    gag: [
      'Continência, como manda o regulamento. Casco na testa, pescoço reto, e a crina que se comporte.',
      'Assim um cavaleiro cumprimenta quem joga bem. Fico nesta pose até a rainha tossir.',
    ],
    joke: [
      'Peço licença para uma reverência. Lá vou eu. E agora, como é que se levanta sem joelho?',
      'Também me curvo diante do peão. É pequenino, mas é quem anda mais longe.',
      'O meu primo, a torre, só conta piada reta. As minhas fazem curva.',
    ],
    farewell: [
      'Retiro-me, {name}, com dois passos para trás e um para o lado.',
      'O tabuleiro já se fechou, {name}, e a peça mais importante continua aí.',
      'Passar bem, {name}. A gentileza não custa nada e ganha mais partidas que ferradura.',
      '<4 Pocotó, pocotó, {name}, tchau, tchau!',
    ],
  },
}
