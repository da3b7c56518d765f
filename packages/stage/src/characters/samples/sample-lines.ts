import type { Mood } from '../../pose.ts'
import type { StageLocale } from '../../timeline-format.ts'

/** A line of a sample film; `{name}` is the child, `{me}` the character. */
export type SampleLine = readonly [text: string, mood: Mood]

/** The drawings with a script of their own; all others say `anyone`'s. */
type Speaker = 'princess-amara' | 'captain-kindly' | 'pixel-pete' | 'ember' | 'anyone'

/**
 * The sample films' scripts, some 20 seconds each: a birthday, because every child has one. They fit any child, and
 * ask for nothing.
 */
export const SAMPLE_LINES: Record<StageLocale, Record<Speaker, readonly SampleLine[]>> = {
  en: {
    'princess-amara': [
      ['Happy birthday, {name}!', 'happy'],
      ['It’s me, {me}. I told the birds your name, and now they sing it.', 'gentle'],
      ['Make a wish as big as the sky.', 'happy'],
      ['One, two, three… blow!', 'excited'],
      ['A big hug, {name}. You have a place in my heart.', 'gentle'],
    ],
    'captain-kindly': [
      ['Happy birthday, {name}!', 'excited'],
      ['It’s me, {me}! I flew so fast that I landed in the cake.', 'laughing'],
      ['Only one boot. The other half is yours!', 'happy'],
      ['Make a wish, and… blow!', 'excited'],
      ['High five, {name}! Of all my missions, you’re my favorite.', 'proud'],
    ],
    'pixel-pete': [
      ['Happy birthday, {name}!', 'excited'],
      ['It’s me, {me}! I checked the scoreboard, and the name at the top is yours.', 'proud'],
      ['Your prize is one huge wish.', 'happy'],
      ['Three, two, one… blow!', 'excited'],
      ['A thousand points and one big hug, {name}. On to the next level!', 'happy'],
    ],
    ember: [
      ['Happy birthday, {name}!', 'excited'],
      ['It’s me, {me}! I lit your candles with one tiny sneeze. Achoo!', 'laughing'],
      ['And I only toasted one sock.', 'proud'],
      ['Now you: make a wish, and… blow!', 'excited'],
      ['My hugs are the warmest in the world, {name}. This is yours.', 'gentle'],
    ],
    anyone: [
      ['Happy birthday, {name}!', 'excited'],
      ['It’s me, {me}! Even the sun got up early to see you.', 'happy'],
      ['Make a wish as big as the sky.', 'gentle'],
      ['One, two, three… blow!', 'excited'],
      ['A big hug, {name}. You have a place in my heart.', 'gentle'],
    ],
  },
  pt: {
    'princess-amara': [
      ['Feliz aniversário, {name}!', 'happy'],
      ['Sou eu, {me}. Contei o seu nome pros passarinhos, e agora eles cantam.', 'gentle'],
      ['Faz um pedido do tamanho do céu.', 'happy'],
      ['Um, dois, três e… sopra!', 'excited'],
      ['Um abraço, {name}. Você mora no meu coração.', 'gentle'],
    ],
    'captain-kindly': [
      ['Feliz aniversário, {name}!', 'excited'],
      ['Sou eu, {me}! Voei tão depressa que pousei no bolo.', 'laughing'],
      ['Foi só uma bota. A outra metade é sua!', 'happy'],
      ['Faz um pedido e… sopra!', 'excited'],
      ['Toca aqui, {name}! De todas as missões, você é a minha preferida.', 'proud'],
    ],
    'pixel-pete': [
      ['Feliz aniversário, {name}!', 'excited'],
      ['Sou eu, {me}! Conferi o placar, e o nome lá no topo é o seu.', 'proud'],
      ['O prêmio é um pedido gigante.', 'happy'],
      ['Três, dois, um… sopra!', 'excited'],
      ['Mil pontos e um abraço enorme, {name}. Bora pra próxima fase!', 'happy'],
    ],
    ember: [
      ['Feliz aniversário, {name}!', 'excited'],
      ['Sou eu, {me}! Acendi as velinhas com um espirro só. Atchim!', 'laughing'],
      ['E só tostei uma meia.', 'proud'],
      ['Agora você: faz um pedido e… sopra!', 'excited'],
      ['O meu abraço é o mais quentinho do mundo, {name}. É seu!', 'gentle'],
    ],
    anyone: [
      ['Feliz aniversário, {name}!', 'excited'],
      ['Sou eu, {me}! Até o sol acordou mais cedo pra te ver.', 'happy'],
      ['Faz um pedido do tamanho do céu.', 'gentle'],
      ['Um, dois, três e… sopra!', 'excited'],
      ['Um abraço, {name}. Você mora no meu coração.', 'gentle'],
    ],
  },
}
