import type { ScriptTexts } from './script-texts.ts'

/** How what the notes tell is said. `{it}` already speaks to the child. */
export const detailsPt: ScriptTexts['details'] = {
  proud: [
    'Me contaram que {it}! A notícia chegou voando lá em casa.',
    'É verdade mesmo que {it}? Então toca aqui!',
    'Sabe o que eu ouvi? Que {it}! Precisei até sentar para aplaudir.',
    '{It}! Pois é, notícia boa corre o mundo.',
  ],
  soon: [
    'Fiquei sabendo que {it}. Já estou na torcida!',
    '{It}? Que aventura! Eu queria ir junto no seu bolso.',
    'Um passarinho me contou que {it}. Vai ter muita história para contar!',
    'É verdade que {it}? Já estou pulando de alegria!',
  ],
  likes: [
    'Eu soube que {it}. Que bom gosto!',
    'Alguém me contou que {it}. Aí eu gostei ainda mais de você!',
    'Espera, é verdade que {it}? Então assunto não vai faltar para nós!',
    'E me disseram que {it}. Dá para ver o brilho no seu olhar daqui!',
  ],
  fact: [
    'Me contaram que {it}. Abri um sorriso de orelha a orelha!',
    'Um passarinho me contou que {it}. Pedi para ele contar duas vezes!',
    'É verdade que {it}? Eu queria tanto ver isso!',
    'E dizem por aí que {it}. Que coisa boa de saber!',
  ],
  fear: [
    'E {it}? De mãos dadas, você e eu damos conta.',
    'Sabe {it}? De mãozinhas dadas comigo, fica tudo mais leve.',
    'E sobre {it}: pode apertar a minha mão com toda a força. Eu não solto.',
  ],
  wish: [
    'Que tal {it}? Sei que você consegue!',
    'Tenho uma missão para você: {it}. Eu acredito em você!',
    'Quer combinar uma coisa comigo? É só {it}. Vou torcer daqui!',
  ],
  about: [
    'E já ouvi falar muito bem disto: {it}! Eu queria ver tudo bem de perto.',
    '{It}! Só de pensar já dá vontade de sorrir. Que curiosidade!',
    'E {it}? Eu passaria o dia inteiro ouvindo você falar disso.',
  ],
  luck: [
    'E toda a sorte do mundo {it}! Estou de dedos cruzados, até os do pé.',
    'Soube que vem coisa grande por aí. Boa sorte {it}!',
    'Vou torcer por você {it}, com a minha estrela da sorte na mão!',
  ],
  congratulation: [
    'Parabéns {it}! Deu para ouvir as palmas lá da minha janela.',
    'E um viva especial {it}! Isso foi tudo você.',
    'Hoje a festa é sua, {it}! Joga um confete por mim.',
  ],
  hello: [
    'E manda um oi bem grande {it} por mim!',
    'Trouxe também um aceno {it}. Oi!',
    'E um abraço {it}, que também mora no meu coração!',
  ],
  love: [
    'E agora o melhor de tudo: {it}, hoje e todos os dias.',
    'Posso te contar uma coisa importante? {It}. É tão certo quanto o céu é grande.',
    'E nunca esquece disto: {it}.',
  ],
  kiss: [
    'E pediram para eu te entregar um beijo bem estalado. Quem mandou? {It}!',
    'No meu bolso tem um abraço bem quentinho para você. Veio de quem? {It}!',
    'Ainda tem mais amor na minha sacola. Quem mandou foi {it}!',
  ],
  joy: [
    '{It}, e alguém que te ama chorou de alegria.',
    'Sabe o que aconteceu quando {it}? Alguém que te ama chorou de felicidade.',
    'Me contaram que {it}. Foi tanto orgulho que até rolou uma lágrima feliz.',
  ],
  nickname: [
    'Me contaram o seu outro nome. Posso falar também? Oi, {it}!',
    'Ou será que eu digo {it}? Que apelido perfeito!',
    'Psiu, {it}! Sim, eu sei o seu apelido, e é uma delícia de falar.',
  ],
  song: [
    'E agora a minha música para você. Lá, lá, lá, que dia bom, lá, lá, lá, escuta o som!',
    'Posso cantar? Tra-lá-lá, o sol chegou, tra-lá-lá, e me alegrou!',
    'Escuta, inventei uma canção. Dum-dum-dum, vem dançar, dum-dum-dum, vem brilhar!',
  ],
  joke: [
    'Quer ouvir uma piada? O que o pato falou para a pata? Vem quá!',
    'Lá vai uma piada. Por que a galinha atravessou a rua? Para chegar do outro lado e dar oi para você!',
    'Sei uma piada! O que é um pontinho amarelo no céu? Um mini-sol!',
  ],
  sorrow: [
    'E aqui vai um abraço meu, comprido e sem pressa. Tem muito amor em volta de você, e ele fica todos os dias.',
    'Se hoje o coração estiver pesadinho, encosta em mim um pouco. O carinho de quem te ama não muda nunca.',
    'Trouxe um abraço que não tem hora para acabar. Todo o amor que é seu vai com você para onde você for.',
  ],
  care: [
    'Tenho um abraço macio e sem pressa para você. Deixa quem te ama cuidar de você.',
    'Hoje você ganha o meu abraço mais quentinho e um travesseiro de nuvem. Estou pensando em você.',
    'Aqui vai um carinho bem devagar. Descansa bastante, que eu fico aqui cantarolando baixinho.',
  ],
}
