import type { FurtherOccasion } from '../../occasion.ts'

export const backToSchool: FurtherOccasion = {
  en: {
    occasion: [
      'The school bell is about to ring! Bring your questions and your best [smile|smiles].',
      "School bells, new pencils! Somewhere in that building there's a friend you haven't even met yet.",
      "Sharpen the pencils, the new school year is here! You're {years} old now, and there's room in your head for so much more.",
      "It's back-to-school time! The smell of new books, and a desk that's waiting for [you|you {two}].",
    ],
    wish: [
      "Good luck, and don't forget your [smile|smiles]!",
      'May there be something good in the lunch box!',
      'Raise your hand once for me!',
      'Come home with a story every day!',
    ],
  },
  pt: {
    occasion: [
      'O sinal já vai tocar! [Leva as suas perguntas e o seu melhor sorriso|Levem as perguntas e o melhor sorriso].',
      'Começou o ano na escola! Em algum lugar por lá tem uma amizade nova esperando.',
      '[Pode|Podem] apontar o lápis, que as aulas estão aí! [Você já tem|Vocês já têm] {years}, e ainda cabe muita coisa nessa cabeça.',
      'Volta às aulas! Cheirinho de caderno novo, e mil páginas em branco para encher de coisa boa.',
    ],
    wish: [
      'Boa sorte, e não [esquece|esqueçam] o sorriso!',
      'Tomara que a lancheira venha com uma coisa gostosa!',
      '[Levanta a mão|Levantem a mão] uma vez por mim!',
      'Que todo dia traga uma história para contar em casa!',
    ],
  },
}
