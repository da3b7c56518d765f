import type { CharacterTexts } from '../../script/script-texts.ts'

export const pixelPete: CharacterTexts = {
  en: {
    opening: [
      'Ready, player {name}? {me} just pressed start with both thumbs!',
      'New level unlocked, {name}! {me} jumped over two puddles and a sleepy cat to get here!',
      'Plim, plim, {name}! {me} collected every coin on the road, and you are the bonus round!',
      '<4 Plim, {name}! {me} jumps, plim, plim, hello!',
      '>9 {name}, no cheats today: {me} really did practice, and you would still beat me.',
    ],
    joining: [
      'Player two has entered the game: {me}!',
      'Hold the pause button, {me} still needs to plug in!',
    ],
    gag: [
      'Both arms up, new high score! Who did it? You did it! I only held the controller.',
      'Victory pose! I practice it in front of the mirror, and the mirror is always impressed!',
    ],
    joke: [
      'Left, right, jump, jump! Oh no, I fell into the snack menu again.',
      'My thumbs are in training. They do push-ups on the A button.',
      'I tried to save this moment, and the game asked: are you sure? So sure!',
    ],
    farewell: [
      'Game saved, {name}! Next time we start right here, with all your hearts full.',
      'Never game over, {name}, only: press any key to hug!',
      'I switch the console off, {name}, and the fun keeps running. How does it do that?',
      '<4 Bye-bye, {name}! Plim, plim, you win!',
    ],
  },
  pt: {
    opening: [
      'Tudo pronto, {name}? O botão de começar {me} já apertou, e foi com os dois dedões!',
      'Fase nova liberada, {name}! Pulei duas poças e um gato dorminhoco, e aqui está {me}!',
      'Plim, plim, {name}! No caminho {me} pegou todas as moedas, e a fase bônus é aqui!',
      '<4 Plim, {name}! Quem pula, plim, plim, é {me}!',
      '>9 {name}, hoje sem truque: {me} treinou de verdade, e mesmo assim vai perder bonito.',
    ],
    joining: ['Novo jogador na partida: {me}!', 'Segura o pause, que {me} ainda está achando a tomada!'],
    gag: [
      'Braços no alto, recorde novo! E de quem é? Não é meu, não! Eu só segurei o controle.',
      'Pose de campeão! Ensaio em casa na frente do espelho, e o espelho sempre aplaude!',
    ],
    joke: [
      'Esquerda, direita, pula, pula! Ih, caí de novo na fase do lanche.',
      'Os meus dedões estão em treinamento. Fazem flexão no botão A.',
      'Fui salvar este momento, e o jogo perguntou: tem certeza? Tenho, tenho, tenho!',
    ],
    farewell: [
      'Jogo salvo, {name}! Da próxima vez a gente continua daqui, com todos os corações cheios.',
      'Fim de jogo não existe, {name}! Só existe: aperte qualquer botão para abraçar!',
      'Desligo o controle, {name}, e a alegria continua ligada. Como é que ela faz isso?',
      '<4 Tchau, tchau, {name}! Plim, plim, vitória!',
    ],
  },
}
