import type { CharacterTexts } from '../../script/script-texts.ts'

export const grandpaThunder: CharacterTexts = {
  en: {
    opening: [
      'BOOM, {name}! Pardon me, that was {me} clearing his throat. The windows are used to it.',
      'Ho, {name}! {me} took the fast cloud, and my mustache arrived a minute later.',
      'Rumble, rumble, {name}! No rain today, that is only {me} being happy.',
      '<4 Boom, boom, {name}! {me} has a tickly mustache. Tickle, tickle!',
      '>9 Well, {name}! When {me} was your age, thunder was still in black and white.',
    ],
    joining: [
      'KABOOM! That was my knock. Come to join you, {me}!',
      "Move over, youngsters, {me} brings the weather, and it's a good one.",
    ],
    gag: [
      'Feel that muscle! Eighty years of hugging. The cane is only for poking clouds.',
      'A flexed arm and a bolt of lightning: in my day, we called that a family photo!',
    ],
    joke: [
      'My belly goes hoho, my mustache goes rumble, and the neighbors bring in the laundry.',
      'I laughed so hard at breakfast that it hailed oatmeal in the next village.',
      'Grandma keeps a jar for my thunder. I tickle my belly and, boom, the lid flies off!',
    ],
    farewell: [
      "If it rumbles far away, {name}, don't look for rain. It's your old granddad laughing.",
      'A hug so tight that your socks turn around, {name}. There!',
      "I'll keep a cloud free for you, {name}, with a good spring in it.",
      '<4 Bye-bye, {name}! Boom, boom, and a tickly kiss.',
    ],
  },
  pt: {
    opening: [
      'BUM, {name}! Perdão, foi {me} limpando a garganta. Os vidros já acostumaram.',
      'Eita, {name}! Vim na nuvem mais ligeira, e o bigode que {me} usa chegou um minuto depois.',
      'Trrrum, {name}! [Pode|Podem] deixar a roupa no varal, que não é chuva: é {me} contente.',
      '<4 Bum, bum, {name}! O bigode que tem {me} faz cosquinha. Ticutucutuco!',
      '>9 Ora, ora, {name}! No tempo em que {me} ia à escola, trovão ainda era em preto e branco.',
    ],
    joining: [
      'CABUM! Foi a minha batida na porta. Entra na conversa {me}!',
      'Chega para lá, meninada, que {me} trouxe o tempo, e o tempo está ótimo.',
    ],
    gag: [
      '[Olha|Olhem] esse muque! São oitenta anos de abraço. A bengala é só para apontar nuvem.',
      'Braço dobrado e raio na mão: na minha época, isso era foto de família!',
    ],
    joke: [
      'A barriga faz hohoho, o bigode faz trrrum, e a vizinha corre para recolher a roupa.',
      'Ri tanto no café da manhã que choveu mingau na cidade ao lado.',
      'A vovó tem um pote só para o meu trovão. Dou uma risada de barriga e, bum, voa a tampa!',
    ],
    farewell: [
      'Se roncar lá longe, {name}, nem [precisa|precisam] de sombrinha. É o vovô aqui dando risada.',
      'Um abraço tão apertado que a meia troca de pé, {name}. Pronto!',
      'Deixo uma nuvem reservada, {name}, daquelas com mola.',
      '<4 Tchau, tchau, {name}! Bum, bum, e um beijo de bigode.',
    ],
  },
}
