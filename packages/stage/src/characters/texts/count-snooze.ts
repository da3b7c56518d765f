import type { CharacterTexts } from '../../script/script-texts.ts'

export const countSnooze: CharacterTexts = {
  en: {
    opening: [
      'Good evening, {name}! Oh, it is broad daylight? Then {me} got up early, and only for you.',
      'Yoo-hoo, {name}! {me} has combed his fangs, brushed his cape and put both slippers on the wrong feet.',
      'Velvet greetings, {name}! {me} would have knocked, but my bat had already rung the bell with his nose.',
      '<4 Hello, {name}! {me} has a tiny bat, and the tiny bat goes flippy-flap!',
      '>9 Good evening, {name}. Other vampires have a castle with a tower, {me} has a castle with a very good mattress.',
    ],
    joining: [
      "And from the wardrobe steps {me}! It's the nicest room in the house.",
      'Did somebody call for a cape? At your service, {me}, in my finest striped pajamas.',
    ],
    gag: [
      "Why is everybody upside down? Oh. It's me who is.",
      "On my head I think best. There, a thought. Why doesn't my nightcap fall off?",
    ],
    joke: [
      "Please excuse this yawn. I've been up since noon, and for a vampire that's the middle of the night.",
      'My bat yawns first, I yawn second, and soon the whole castle has its mouth open.',
      '* I once stayed awake until midnight. What an adventure! I have no idea what happened, I dozed off.',
    ],
    farewell: [
      'My bed has nine pillows, {name}, and the softest one has your name sewn on it.',
      "Off I flutter, {name}. If a small bat looks in at your window, he's only saying hi from me.",
      "* I shall melt into the night now, {name}! Oh. It's still light out. Then I'll walk.",
      '<4 Bye-bye, {name}! Flap, flap, goes the little bat, all the way home.',
    ],
  },
  pt: {
    opening: [
      'Boa noite, {name}! Ih, está de dia? Então {me} acordou cedo, e foi só por [sua causa|causa de vocês].',
      'Psiu, {name}! Chegou {me}, de presas penteadas, capa passada e as pantufas nos pés trocados.',
      'Aveludados cumprimentos, {name}! Eu, {me}, ia bater à porta, mas o morcego já tocou a campainha com o nariz.',
      '<4 Oi, {name}! Aqui é {me}, com um morceguinho deste tamanho. Plaft, plaft, olha a asinha!',
      '>9 Boa noite, {name}. Todo vampiro tem um castelo com torre, e {me} tem um castelo com colchão de primeira.',
    ],
    joining: [
      'E de dentro do armário sai {me}! É o quarto mais gostoso da casa.',
      'Chamaram alguém de capa? Às ordens, {me}, no meu melhor pijama listrado.',
    ],
    gag: [
      'Por que está todo mundo de ponta-cabeça? Ah. Sou eu que estou.',
      'De cabeça para baixo eu penso melhor. Pronto, pensei. Por que a minha touca não cai?',
    ],
    joke: [
      'Com licença, que lá vem um bocejo. Estou de pé desde o meio-dia, e para vampiro isso é de madrugada.',
      'Primeiro boceja o morcego, depois bocejo eu, e daqui a pouco o castelo inteiro está de boca aberta.',
      '* Uma vez fiquei acordado até meia-noite. Que aventura! Não sei o que aconteceu, porque cochilei.',
    ],
    farewell: [
      'Tenho nove travesseiros, {name}, e no mais fofo deles bordei o [seu nome|nome de vocês].',
      'Lá vou eu esvoaçando, {name}. Se um morceguinho espiar pela janela, é recado meu.',
      '* Agora eu me dissolvo na escuridão, {name}! Ah. Ainda está claro. Então vou a pé.',
      '<4 Tchau, tchau, {name}! Plaft, plaft, o morceguinho voltou para casa.',
    ],
  },
}
