import type { CharacterTexts } from '../../script/script-texts.ts'

export const nicoTurbo: CharacterTexts = {
  en: {
    opening: [
      'And here comes the final bend, {name}! It is {me}, wheel to wheel with a butterfly, and the butterfly wins!',
      'Vroom to you, {name}! {me} oiled both wheels this morning, just to reach you in under a sandwich.',
      'Green light, {name}! {me} has left rubber on the driveway and a smile on the mail carrier.',
      '<4 Vroom, vroom, {name}! {me} goes round and round, and stops for you!',
      ">9 {name}, lap times don't lie: {me} set a record getting here, and braked about a yard too late.",
    ],
    joining: [
      'In the next lane, in the red helmet: {me}!',
      'Overtaking on the inside comes {me}, with a honk and a hello!',
    ],
    gag: [
      'Checkered flag up, fist in the air! The crowd goes wild! The crowd is you, by the way.',
      'What a finish! I wave the flag, and everybody gets first place. I moved the podium closer for that.',
    ],
    joke: [
      'One push of the wheel and off I go. Two pushes and my lunch is still back there.',
      'My wheels are so fast that they arrive on Tuesday when I leave on Wednesday.',
      'In the pit stop they check my tires, my grin and my sandwich. The sandwich never passes.',
    ],
    farewell: [
      "That was a fine lap, {name}! The next start is whenever you're ready.",
      'My podium has a step with your name on it, {name}, and there is room for your whole team.',
      "Engines warm, {name}, visor down. I'll let the wind say the rest!",
      '<4 Bye-bye, {name}! Vroom, vroom, home!',
    ],
  },
  pt: {
    opening: [
      'E lá vem a última curva, {name}! É {me}, roda a roda com uma borboleta, e a borboleta vence!',
      'Vrum para [você|vocês], {name}! Hoje cedo {me} passou óleo nas duas rodas, só para chegar antes do lanche.',
      'Sinal verde, {name}! Na arrancada, {me} fez o carteiro rodopiar e dar risada.',
      '<4 Vrum, vrum, {name}! Roda, roda, roda e para: é {me}!',
      '>9 {name}, o cronômetro não mente: {me} bateu o recorde até aqui e freou um metro depois.',
    ],
    joining: [
      'Na pista do lado, de capacete vermelho: {me}!',
      'Ultrapassando por dentro vem {me}, com uma buzinada e um oi!',
    ],
    gag: [
      'Bandeirada, punho no ar! A torcida vai à loucura! A torcida, no caso, [é você|são vocês].',
      'Que chegada! Balanço a bandeira, e todo mundo fica em primeiro. Para isso eu mandei alargar o pódio.',
    ],
    joke: [
      'Um empurrão na roda e lá vou eu. Dois empurrões, e o meu lanche ficou para trás.',
      'Estas rodas são tão rápidas que eu saio na quarta e elas chegam na terça.',
      'No boxe conferem o pneu, o sorriso e o sanduíche. O sanduíche nunca volta inteiro.',
    ],
    farewell: [
      'Que volta bonita, {name}! A próxima largada é quando [você quiser|vocês quiserem].',
      'O meu pódio tem um degrau com o [seu nome|nome de vocês], {name}, e nele cabe o time todo.',
      'Motor quente, {name}, viseira baixa. O resto é o vento que vai contar!',
      '<4 Tchau, tchau, {name}! Vrum, vrum, para casa!',
    ],
  },
}
