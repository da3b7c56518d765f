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
    warm: "{name}, hello! It's {me}, and seeing you just made my whole day!",
    funny: "{name}, is that really you? It's {me}! I ran here so fast that I lost a shoe on the way!",
    brave: "{name}, my friend! It's {me}! I crossed the mountains, and I'm right on time for you.",
    gentle: "{name}, hello there. It's {me}. Come sit close. I've brought you some kind words.",
    playful: "{name}, I found you! It's {me}! I've been looking behind every single door!",
    wise: "{name}, how lovely to meet you. I'm {me}, and I've been saving these words just for you.",
    excited: "{name}! {name}! It's {me}! I couldn't wait to get here!",
  },
  notAlone: 'And look who came with me: {others}!',
  joinings: {
    warm: "Hello, {name}! It's {me}, and I've got a big hug for you.",
    funny: "Hey, {name}! It's {me}! I wanted to go first, but I couldn't find my other shoe!",
    brave: "{name}! It's {me}! Nothing in the world could keep me away.",
    gentle: "Hello, {name}. It's {me}. I'm so glad I could come.",
    playful: "Boo, {name}! It's {me}! I was hiding right behind you!",
    wise: "Greetings, {name}. I'm {me}, and I wouldn't miss this for the world.",
    excited: "Me too, me too! It's {me}! Hi, {name}!",
  },
  occasions: {
    birthday:
      "Happy birthday! You're {years} old! I hope your day is full of hugs, laughter and a very, very tall cake.",
    achievement:
      "I heard what you did, and I clapped until my hands tingled! You're {years} old and full of courage. I'm so proud of you!",
    backToSchool:
      "School is starting again! New friends, new books and a hundred new things to discover. You're {years} old now, and you're ready for all of it!",
    christmas:
      "Merry Christmas! I told the stars that you're {years} old, and every one of them promised to shine a little brighter over your house.",
    easter: "Happy Easter! You're {years} old, and that calls for a whole garden of hidden chocolate eggs!",
    childrensDay:
      "Happy Children's Day! You're {years} old, and today everybody should stop what they're doing and come play with you!",
    congratulations:
      "Congratulations! You're {years} old, and look what you can do! I'm cheering for you as loud as I can!",
    getWell:
      "I heard you're not feeling well. So get lots of rest, drink your water, and let everyone who loves you take good care of you. You're {years} old and so strong! You'll be up and playing again in no time.",
    justBecause:
      "It's just an ordinary day, and I came anyway! You're {years} old. And there's nobody else like you in the whole wide world.",
  },
  notes: "Someone who loves you very much told me something about you: {notes} I'll never forget it.",
  farewells: {
    warm: "A great big hug, {name}. You'll always have a place in my heart.",
    funny: 'Bye, {name}! And if you find my other shoe, you can keep it!',
    brave: "Be brave and be kind, {name}. I'm always on your side.",
    gentle: 'Goodbye, {name}. Sleep tight tonight, and dream of something lovely.',
    playful: "See you soon, {name}! Close your eyes and count to ten. I'm off to hide again!",
    wise: 'Goodbye, {name}. Stay curious. The best is still to come.',
    excited: 'Bye-bye, {name}! This was the best day ever! See you next time!',
  },
  together: { who: 'Together', text: 'We love you, {name}!' },
  nameless: 'little one',
  and: 'and',
  year: 'year',
  years: 'years',
}

const pt: ScriptTexts = {
  openings: {
    warm: '{name}, oi! Sou eu, {me}, e ver você alegrou o meu dia inteirinho!',
    funny: '{name}, será que é você? Sou eu, {me}! Corri tanto para chegar que perdi um sapato no caminho!',
    brave: '{name}, que bom te encontrar! Sou eu, {me}! Atravessei montanhas e cheguei bem na hora.',
    gentle: '{name}, oi. Sou eu, {me}. Chega mais pertinho, que eu trouxe umas palavras cheias de carinho.',
    playful: '{name}, achei você! Sou eu, {me}! Procurei atrás de todas as portas!',
    wise: '{name}, que alegria te conhecer. Meu nome é {me}, e guardei estas palavras só para você.',
    excited: '{name}! {name}! Sou eu, {me}! Eu não via a hora de chegar!',
  },
  notAlone: 'E olha só quem veio comigo: {others}!',
  joinings: {
    warm: 'Oi, {name}! Sou eu, {me}, com um abraço bem apertado.',
    funny:
      'Ei, {name}! Sou eu, {me}! Eu queria falar primeiro, mas ainda estava procurando o meu outro sapato!',
    brave: '{name}! Sou eu, {me}! Nada no mundo me faria faltar.',
    gentle: 'Oi, {name}. Sou eu, {me}. Que bom que deu para vir.',
    playful: 'Bu, {name}! Sou eu, {me}! Eu estava bem atrás de você o tempo todo!',
    wise: 'Saudações, {name}. Meu nome é {me}, e eu não perderia isto por nada.',
    excited: 'Eu também, eu também! Sou eu, {me}! Oi, {name}!',
  },
  occasions: {
    birthday:
      'Feliz aniversário! Você está fazendo {years}! Que o seu dia tenha muitos abraços, muita risada e um bolo bem alto.',
    achievement:
      'Fiquei sabendo da sua conquista e bati palmas até as mãos formigarem. Fazer isso com {years} pede coragem, e coragem você tem de sobra.',
    backToSchool:
      'As aulas estão voltando! Amigos novos, livros novos e mil coisas para descobrir. Você já tem {years} e vai tirar tudo isso de letra!',
    christmas:
      'Feliz Natal! Contei para as estrelas que você tem {years}, e cada uma prometeu brilhar mais forte em cima da sua casa.',
    easter:
      'Feliz Páscoa! Você tem {years}, e isso merece um jardim inteiro de ovos de chocolate escondidos.',
    childrensDay:
      'Feliz Dia das Crianças! Você tem {years}, e hoje todo mundo devia parar tudo para brincar com você.',
    congratulations:
      'Parabéns! Você tem {years} e olha só do que já é capaz. Estou torcendo por você com toda a minha força.',
    getWell:
      'Fiquei sabendo que você não está se sentindo bem. Descanse, beba bastante água e deixe quem te ama cuidar de você. Você tem {years} e muita força! Logo, logo vai estar brincando de novo.',
    justBecause:
      'Hoje é um dia comum, e eu vim mesmo assim! Você tem {years}. E não existe ninguém igual a você no mundo inteiro.',
  },
  notes: 'Alguém que te ama muito me contou uma coisa: {notes} Eu nunca vou esquecer.',
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
