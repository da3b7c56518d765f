import type { FurtherOccasion } from '../../occasion.ts'

export const birthday: FurtherOccasion = {
  en: {
    occasion: [
      "Do you hear that? Even the birds are practicing your song. You're {years} old! Happy birthday!",
      "Happy birthday! You're {years} old, which is exactly the right age for a second slice! I already asked for mine, with extra frosting.",
      "I marked this day on my calendar in gold. Happy birthday! You're {years} old, and the candles can hardly wait.",
      'Happy birthday! Today the sun got up early on purpose, and so did I.',
    ],
    wish: [
      'Now a wish, as big as you like. Blow!',
      'Close your eyes, make a wish, and blow it all the way to me!',
      'And now the candles! Wish first, then blow!',
      'One wish, one breath. Ready? Blow!',
    ],
  },
  pt: {
    occasion: [
      '[Está|Estão] ouvindo? Até os passarinhos estão ensaiando o parabéns. [Você está|Vocês estão] fazendo {years}! Feliz aniversário!',
      'Feliz aniversário! [Você faz|Vocês fazem] {years}, a idade certinha para repetir o bolo! Já pedi dois pedaços, um para cada mão.',
      'Este dia estava marcado de dourado no meu calendário. Feliz aniversário! Hoje [você faz|vocês fazem] {years}! As velinhas não aguentam mais esperar.',
      'Feliz aniversário! Hoje o sol levantou mais cedo de propósito, e eu também.',
    ],
    wish: [
      'Agora um pedido, do tamanho que [quiser. Pode|quiserem. Podem] soprar!',
      '[Fecha os olhos, faz um pedido e sopra|Fechem os olhos, façam um pedido e soprem] até chegar aqui!',
      'E agora as velinhas! Primeiro o pedido, depois o sopro!',
      'Um pedido, um fôlego só. Já? [Sopra|Soprem]!',
    ],
  },
}
