import type { GreetingStyle } from '../cast.ts'
import type { StageLocale } from '../timeline-format.ts'

/** What a video may be for (§3). */
export const OCCASIONS = [
  'birthday',
  'achievement',
  'backToSchool',
  'christmas',
  'easter',
  'childrensDay',
  'congratulations',
  'getWell',
  'justBecause',
] as const
export type ScriptOccasion = (typeof OCCASIONS)[number]

/** `{name}` the child, `{me}` the speaker, `{others}` who else came, `{years}` the age in words, `{notes}` the buyer's notes. */
export interface ScriptTexts {
  openings: Record<GreetingStyle, string>
  /** Spoken by the first of several, after the opening. */
  notAlone: string
  /** The first words of the second and the third. */
  joinings: Record<GreetingStyle, string>
  occasions: Record<ScriptOccasion, string>
  notes: string
  farewells: Record<GreetingStyle, string>
  together: { who: string; text: string }
  /** Stands for the child's name until it is known. */
  nameless: string
  and: string
  year: string
  years: string
}

const en: ScriptTexts = {
  openings: {
    warm: "{name}, hello! It's {me}, and seeing you makes my whole day.",
    funny: "{name}, is that really you? It's {me}, and I ran here so fast that I left one shoe behind!",
    brave: '{name}, my friend! {me} here, over the mountains and right on time for you.',
    gentle: "{name}, hello there. It's {me}. Sit close to me, I brought you some kind words.",
    playful: "{name}, found you! It's {me}, and I looked behind every door before this one.",
    wise: '{name}, how good to meet you. I am {me}, and I have been saving these words for you.',
    excited: "{name}! {name}! It's {me}! I could hardly sit still until I got here!",
  },
  notAlone: 'And look who came along: {others}!',
  joinings: {
    warm: "Hello, {name}! It's {me}, with a hug for you.",
    funny: 'Hey, {name}! {me} here. I wanted to go first, but I was still looking for my hat!',
    brave: '{name}! {me} is here too. Nothing could have kept me away.',
    gentle: "Hello, {name}. It's {me}. I am so glad that I could come.",
    playful: 'Boo, {name}! {me} was hiding right behind you!',
    wise: 'Greetings, {name}. I am {me}, and I would not have missed this.',
    excited: "Me too, me too! It's {me}! Hi, {name}!",
  },
  occasions: {
    birthday:
      'Happy birthday! You are {years} old! May your day be full of hugs, laughter and a very tall cake.',
    achievement:
      'I heard what you achieved, and I clapped until my hands tingled. To do that at {years} takes heart, and you have plenty of it.',
    backToSchool:
      'School is starting again! New friends, new books and a hundred things to find out. With your {years}, you are ready for every one of them.',
    christmas:
      'Merry Christmas! I told the stars that you are {years} old, and each of them promised to shine a little brighter over your house.',
    easter:
      'Happy Easter! {years} of you in this world: that is worth a whole garden of hidden chocolate eggs.',
    childrensDay:
      "Happy Children's Day! You are {years} old, and today everyone should stop what they are doing and play with you.",
    congratulations:
      'Congratulations! You are {years} old and look what you can do already. I am cheering for you as loudly as I can.',
    getWell:
      'I heard that you are not feeling well. Rest, drink your water and let those who love you look after you. There are {years} of strength in you, and soon you will be up and playing.',
    justBecause:
      'Today is no special date, and I came all the same. You are you, {years} old, and there is nobody else like you.',
  },
  notes: 'Somebody who loves you very much told me this: {notes} I will remember it.',
  farewells: {
    warm: 'A big hug, {name}. You have a place in my heart.',
    funny: 'Bye, {name}! And if you find my other shoe, keep it as a present!',
    brave: 'Be brave and be kind, {name}. I am always on your side.',
    gentle: 'Good-bye, {name}. Sleep well tonight, and dream of something lovely.',
    playful: 'See you soon, {name}! Close your eyes, count to ten, and I will be hiding again!',
    wise: 'Good-bye, {name}. Stay curious: the best things are still ahead of you.',
    excited: 'Bye-bye, {name}! This was the best day ever! Until next time!',
  },
  together: { who: 'Together', text: 'We love you, {name}!' },
  nameless: 'little one',
  and: 'and',
  year: 'year',
  years: 'years',
}

const pt: ScriptTexts = {
  openings: {
    warm: '{name}, oi! Aqui quem fala é {me}, e ver você alegra o meu dia inteiro.',
    funny:
      '{name}, é você mesmo que eu estou vendo? Aqui é {me}, e eu corri tanto para chegar que perdi um sapato no caminho!',
    brave: '{name}, que bom te encontrar! Aqui é {me}: atravessei montanhas e cheguei bem na hora.',
    gentle: '{name}, oi. Aqui é {me}. Chega mais pertinho, que eu trouxe umas palavras cheias de carinho.',
    playful: '{name}, achei você! Aqui é {me}, e eu já tinha procurado atrás de todas as portas.',
    wise: '{name}, que alegria te conhecer. Eu sou {me}, e guardei estas palavras para você.',
    excited: '{name}! {name}! Aqui é {me}! Eu não via a hora de chegar!',
  },
  notAlone: 'E olha só quem veio comigo: {others}!',
  joinings: {
    warm: 'Oi, {name}! Aqui é {me}, com um abraço bem apertado.',
    funny: 'Ei, {name}! Aqui é {me}. Eu queria falar primeiro, mas ainda estava procurando o meu chapéu!',
    brave: '{name}! Aqui é {me}. Nada no mundo me faria faltar.',
    gentle: 'Oi, {name}. Aqui é {me}. Que bom que deu para vir.',
    playful: 'Bu, {name}! Aqui é {me}, e eu estava bem atrás de você o tempo todo!',
    wise: 'Saudações, {name}. Eu sou {me}, e não perderia isto por nada.',
    excited: 'Eu também, eu também! Aqui é {me}! Oi, {name}!',
  },
  occasions: {
    birthday:
      'Feliz aniversário! Você está fazendo {years}! Que o seu dia tenha muitos abraços, muita risada e um bolo bem alto.',
    achievement:
      'Fiquei sabendo da sua conquista e bati palmas até as mãos formigarem. Fazer isso com {years} pede coragem, e coragem você tem de sobra.',
    backToSchool:
      'As aulas estão voltando! Amigos novos, livros novos e mil coisas para descobrir. Com {years}, nada disso vai ser difícil para você.',
    christmas:
      'Feliz Natal! Contei para as estrelas que você tem {years}, e cada uma prometeu brilhar mais forte em cima da sua casa.',
    easter:
      'Feliz Páscoa! Você tem {years}, e isso merece um jardim inteiro de ovos de chocolate escondidos.',
    childrensDay:
      'Feliz Dia das Crianças! Você tem {years}, e hoje todo mundo devia parar tudo para brincar com você.',
    congratulations:
      'Parabéns! Você tem {years} e olha só do que já é capaz. Estou torcendo por você com toda a minha força.',
    getWell:
      'Fiquei sabendo que você não está se sentindo bem. Descanse, beba bastante água e deixe quem te ama cuidar de você. Você tem {years} de muita força e logo, logo vai estar brincando de novo.',
    justBecause:
      'Hoje não é nenhuma data especial, e eu vim mesmo assim. Você é você, tem {years}, e não existe mais ninguém igual.',
  },
  notes: 'Alguém que ama muito você me contou o seguinte: {notes} Eu não vou esquecer.',
  farewells: {
    warm: 'Um abraço bem grande, {name}. Você mora no meu coração.',
    funny: 'Tchau, {name}! E se você achar o meu outro sapato, pode ficar de presente!',
    brave: 'Coragem e bom coração, {name}. Eu estou sempre do seu lado.',
    gentle: 'Até logo, {name}. Durma bem hoje e sonhe com uma coisa bem bonita.',
    playful: 'Até já, {name}! Feche os olhos, conte até dez, que eu vou me esconder outra vez!',
    wise: 'Até logo, {name}. Continue fazendo perguntas: o melhor ainda está por vir.',
    excited: 'Tchau, tchau, {name}! Foi o melhor dia de todos! Até a próxima!',
  },
  together: { who: 'Juntos', text: 'A gente ama você, {name}!' },
  nameless: 'meu bem',
  and: 'e',
  year: 'ano',
  years: 'anos',
}

export const scriptTexts: Record<StageLocale, ScriptTexts> = { en, pt }
