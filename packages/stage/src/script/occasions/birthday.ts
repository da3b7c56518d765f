import type { OccasionTexts } from '../script-texts.ts'

export const birthday: OccasionTexts = {
  en: {
    occasion: [
      "Happy birthday! You're {years} old! I hope your day is full of hugs, laughter and a very, very tall cake.",
      "Happy birthday to [you|you {both}]! You're {years} old! I've ordered sunshine, balloons and the loudest song there is.",
      "<4 Happy birthday! You're {years} old! There's cake, and there are balloons. Hooray, hooray!",
      '>9 Happy birthday! {years} old! I tried to act cool about it, and I lasted about four seconds.',
    ],
    wish: [
      'Now make your biggest [wish|wishes] and blow!',
      'Make a wish, take a deep breath, and blow!',
      '<4 Now blow, as hard as you can. Whoosh!',
    ],
  },
  pt: {
    occasion: [
      'Feliz aniversário! [Você está|Vocês estão] fazendo {years}! Que não faltem abraços, risadas e um bolo bem alto.',
      'Feliz aniversário! {years} de vida! Encomendei sol, balões e o parabéns mais animado que existe.',
      '<4 Feliz aniversário! [Você fez|Vocês fizeram] {years}! Tem bolo, tem balão e tem muito beijo. Viva!',
      '>9 Feliz aniversário! {years}! Tentei fingir que era um dia normal e aguentei uns quatro segundos.',
    ],
    wish: [
      'Agora [faz o seu maior pedido e sopra|façam o maior pedido e soprem] bem forte!',
      '[Pensa num pedido, respira fundo e sopra|Pensem num pedido, respirem fundo e soprem]!',
      '<4 Agora [sopra|soprem] bem forte. Fuuu!',
    ],
  },
}
