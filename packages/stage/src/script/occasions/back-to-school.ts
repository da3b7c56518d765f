import type { OccasionTexts } from '../script-texts.ts'

export const backToSchool: OccasionTexts = {
  en: {
    occasion: [
      "School is starting again! New friends, new books and a hundred things to discover. You're {years} old now, and you're ready for all of it!",
      "Is your backpack ready? A whole new school year is waiting for [you|you {two}]. I can't wait to hear all that you'll find out!",
      '<4 Guess where you get to go? To play, to sing and to paint with new friends! How big you are!',
      ">9 A new school year! New faces, new jokes, and a few things nobody has taught you yet. You've got this.",
    ],
    wish: ['Have a wonderful first week!', 'Learn something funny, too!'],
  },
  pt: {
    occasion: [
      'As aulas estão voltando! Gente nova, livros novos e mil coisas para descobrir. [Você já tem|Vocês já têm] {years} e [vai|vão] tirar tudo isso de letra!',
      'A mochila já está pronta? Vem aí um ano inteirinho de novidades. Quero só ver quanta coisa boa [você vai|vocês vão] aprender!',
      '<4 [Adivinha|Adivinhem] só: está na hora de ir brincar, cantar e pintar com a turma! Olha que coisa boa!',
      '>9 Ano novo na escola! Gente nova, piada nova e umas coisas que ninguém contou ainda. [Você dá|Vocês dão] conta.',
    ],
    wish: ['Que a primeira semana seja uma delícia!', 'E [aprende|aprendam] uma coisa engraçada também!'],
  },
}
