import type { FurtherOccasion } from '../../occasion.ts'

export const congratulations: FurtherOccasion = {
  en: {
    occasion: [
      'Congratulations! I polished my best trumpet to tell everyone. This moment is yours!',
      'Congratulations! The news made me dance in my kitchen, and I never dance in my kitchen.',
      'Stop the music! No, start the music! Congratulations!',
      'Congratulations! You made a lot of people smile today, and I was the first.',
    ],
    wish: [
      'Celebrate with everyone you love!',
      'Go on, do a little victory dance!',
      'Enjoy it to the very last drop!',
      'Keep a bit of this joy for tomorrow!',
    ],
  },
  pt: {
    occasion: [
      'Parabéns! Dei brilho na minha corneta para contar para todo mundo. Este momento é [seu|de vocês]!',
      'Parabéns! Quando eu soube, dancei na cozinha, e olha que eu nunca danço na cozinha.',
      'Parem a música! Não, soltem a música! Parabéns!',
      'Parabéns! Hoje muita gente sorriu com essa notícia, e eu fui a primeira pessoa da fila.',
    ],
    wish: [
      '[Comemora|Comemorem] com todo mundo do coração!',
      '* [Pode|Podem] fazer a dancinha da vitória!',
      'Que essa alegria dure até a última migalha!',
      '[Guarda|Guardem] um pouquinho dessa alegria para amanhã!',
    ],
  },
}
