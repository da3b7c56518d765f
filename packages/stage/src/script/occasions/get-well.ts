import type { OccasionTexts } from '../script-texts.ts'

export const getWell: OccasionTexts = {
  en: {
    occasion: [
      "I heard you're not feeling well. So put your feet up, and let everyone who loves you take good care of [you|you {both}].",
      'Today is a day for blankets, soft pillows and good stories. Even the bravest people take a rest.',
      "<4 I heard you don't feel so well. So here is a blanket, a pillow and a big soft hug.",
      '>9 I heard you have to take it easy for a while. Good: that means more time for stories, and for me.',
    ],
    wish: ['Rest as long as you need.', "I'm sending you sunshine through the curtains."],
  },
  pt: {
    occasion: [
      'Fiquei sabendo que [você não está|vocês não estão] se sentindo bem. Agora é só [deixar quem te ama|deixar quem ama vocês] cuidar de tudo.',
      'Hoje é dia de cobertor, travesseiro fofinho e boas histórias. Até quem tem muita coragem descansa.',
      '<4 Fiquei sabendo do dodói. Então trouxe um cobertor, um travesseiro e um abraço bem fofinho.',
      '>9 Soube que é para ficar de repouso uns dias. Olha pelo lado bom: sobra tempo para histórias, e para mim.',
    ],
    wish: [
      '[Descansa|Descansem] o tempo que [precisar|precisarem].',
      'Estou mandando um raio de sol pela janela.',
    ],
  },
}
