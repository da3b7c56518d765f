import type { CharacterTexts } from '../../script/script-texts.ts'

export const robotZib: CharacterTexts = {
  en: {
    opening: [
      'Beep, child found: {name}. Joy level of {me}: full, and a little bit over the edge.',
      'Bip, bip, {name}! {me} reporting from a small moon with very good reception.',
      'Signal received, {name}. {me} has crossed nine hundred stars and stopped only once, to ask a comet the way.',
      '<4 Beep, beep, {name}! {me} says boop!',
      '>9 System check, {name}. Antenna: up. Feelings: new, and {me} has no manual for them.',
    ],
    joining: [
      'Bzzt. Second voice switched on: {me}. Volume: friendly.',
      '{me} is now in the room. Please ignore the smoke, that was my excitement.',
    ],
    gag: [
      'Arms: open. Hug: loading. Ninety-eight percent. Ninety-nine. Please hold still, it is a big file.',
      'Demonstration of a hug, lesson one: arms wide, like this. Lesson two needs a second person. That is you.',
    ],
    joke: [
      'On my moon we dance like this. Left bolt, right bolt, left bolt. I have lost a bolt.',
      'New word learned today: ticklish. Status: I am ticklish at the antenna.',
      '* Error. I tried to whistle, and three toasters answered.',
    ],
    farewell: [
      'Saving this moment, {name}. File name: best day. Copies: one thousand.',
      'Battery low, {name}, heart full. How can both be true? I will study it.',
      'Bip, {name}. That is moon language for: you matter to me.',
      '<4 Beep, beep, bye, {name}! Boop.',
    ],
  },
  pt: {
    opening: [
      'Bip, criança localizada: {name}. Nível de alegria, segundo {me}: cheio até transbordar.',
      'Bip, bip, {name}! Aqui transmite {me}, de uma lua pequena com sinal excelente.',
      'Sinal recebido, {name}. Para chegar, {me} passou por novecentas estrelas e só parou uma vez, para pedir informação a um cometa.',
      '<4 Bip, bip, {name}! Quem faz bup? Quem faz bup é {me}!',
      '>9 Checagem do sistema, {name}. Antena: de pé. Sentimentos: novos, e {me} veio sem manual.',
    ],
    joining: [
      'Bzzt. Segunda voz ligada: {me}. Volume: amigável.',
      'Acaba de entrar na sala {me}. Favor ignorar a fumacinha, era empolgação.',
    ],
    gag: [
      'Braços: abertos. Abraço: carregando. Noventa e oito por cento. Noventa e nove. Favor não se mexer, o arquivo é grande.',
      'Demonstração de abraço, lição um: braços bem abertos, assim. A lição dois precisa de companhia. É aí que [você entra|vocês entram].',
    ],
    joke: [
      'Na minha lua a gente dança deste jeito. Parafuso para cá, parafuso para lá. Perdi um parafuso.',
      'Palavra aprendida hoje: cosquinha. Resultado do teste: tenho cosquinha na antena.',
      '* Erro. Tentei assobiar, e três torradeiras responderam.',
    ],
    farewell: [
      'Salvando este momento, {name}. Nome do arquivo: melhor dia. Cópias: mil.',
      'Bateria fraca, {name}, coração cheio. Como pode? Vou pesquisar.',
      'Bip, {name}. Na língua da lua, isso quer dizer: [você é importante|vocês são importantes] para mim.',
      '<4 Bip, bip, tchau, {name}! Bup.',
    ],
  },
}
