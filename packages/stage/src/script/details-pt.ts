import type { ScriptTexts } from './script-texts.ts'

/**
 * How what the notes tell is said. `{it}` already speaks to the child. Delight is only for what is told proudly or loved:
 * a plain fact may be a sad one.
 */
export const detailsPt: ScriptTexts['details'] = {
  proud: [
    'Me contaram que {it}! A notícia chegou voando lá em casa.',
    'É verdade mesmo que {it}? Então toca aqui!',
    'Sabe o que eu ouvi? Que {it}! Tive que levantar para aplaudir.',
  ],
  soon: [
    'Fiquei sabendo que {it}. Tomara que seja do jeitinho que [você imagina|vocês imaginam].',
    '{It}? Vou estar pensando em [você|vocês].',
    'Um passarinho me contou que {it}. Vai ter muita história para contar!',
  ],
  likes: [
    'Eu soube que {it}. Que bom gosto!',
    'Alguém me contou que {it}. Aí eu gostei ainda mais de [você|vocês]!',
    'Espera, é verdade que {it}? Então assunto não vai faltar!',
  ],
  fact: [
    'Me contaram que {it}. Quero saber mais sobre isso.',
    'Um passarinho me contou que {it}. Escutei com toda a atenção.',
    'Alguém me contou que {it}. Fiquei pensando em [você|vocês].',
  ],
  each: [
    'Olha só o que eu ouvi: {it}.',
    'Um passarinho me contou que {it}. Até anotei!',
    'Alguém me contou que {it}. Dá até para imaginar.',
  ],
  toOne: ['E agora um recado com nome. {It}!', 'Espera, que este aqui tem nome certo. {It}!'],
  fear: [
    'E {it}? [Pode|Podem] contar comigo: a minha mão está bem aqui.',
    'Sobre {it}: de mãos dadas, tudo fica mais leve.',
  ],
  wish: [
    'Que tal {it}? Sei que [você consegue|vocês conseguem]!',
    'Tenho uma missão para [você|vocês]: {it}. Eu boto fé!',
  ],
  heard: [
    'Fiquei sabendo {it}. Um dia quero ouvir mais.',
    'Um passarinho me falou {it}. Escutei com toda a atenção.',
    'Já me falaram {it}. Até anotei!',
  ],
  luck: [
    'E toda a sorte do mundo {it}! Estou de dedos cruzados, até os do pé.',
    'Soube que vem coisa grande por aí. Boa sorte {it}!',
  ],
  congratulation: [
    'Parabéns {it}! Deu para ouvir as palmas lá da minha janela.',
    'E um viva especial {it}! Mérito todo [seu|de vocês].',
  ],
  hello: ['E [manda|mandem] um oi bem grande para {it} por mim!', 'Trouxe também um aceno para {it}. Oi!'],
  greeting: [
    'E pediram para eu dar um oi bem grande. Quem pediu? {It}!',
    'Trouxe um oi que veio de longe comigo. Quem mandou? {It}!',
  ],
  love: [
    'E agora o melhor de tudo: {it}, hoje e todos os dias.',
    'Posso contar uma coisa importante? {It}. É tão certo quanto o céu é grande.',
  ],
  kiss: [
    'E pediram para eu entregar um beijo bem estalado. Quem mandou? {It}!',
    'No meu bolso tem um beijo bem gostoso para [você|vocês]. Adivinha quem mandou? {It}!',
  ],
  hug: [
    'E pediram para eu entregar um abraço bem apertado. Quem mandou? {It}!',
    'No meu bolso tem um abraço bem quentinho para [você|vocês]. Adivinha quem mandou? {It}!',
  ],
  fondness: [
    'E pediram para eu entregar um monte de carinho. Quem mandou? {It}!',
    'No meu bolso tem muito carinho para [você|vocês]. Adivinha quem mandou? {It}!',
  ],
  nickname: [
    'Me contaram o seu outro nome. Posso falar também? Oi, {it}!',
    'Ou será que eu digo {it}? Que apelido perfeito!',
  ],
  sorrow: [
    'E aqui vai um abraço meu, comprido e sem pressa. Tem muito amor em volta de [você|vocês], todos os dias.',
    'Se hoje o coração estiver pesadinho, [encosta|encostem] em mim um pouco. O carinho de quem ama [você|vocês] não muda nunca.',
  ],
  care: [
    'Tenho um abraço macio e sem pressa para [você|vocês]. [Deixa quem te ama|Deixem quem ama vocês] cuidar de tudo.',
    'Hoje tem o meu abraço mais quentinho e um travesseiro de nuvem. Estou pensando em [você|vocês].',
  ],
  ill: [
    'Fiquei sabendo {it}. Quem tem coragem também descansa, e coragem [você tem|vocês têm] de sobra.',
    'Me falaram {it}. Então hoje eu fico aqui por perto, com um cobertor e sem pressa nenhuma.',
  ],
  waits: [
    'E {it} por [você|vocês], sem pressa.',
    '{It} o tempo que for. Primeiro vêm o travesseiro e as boas histórias.',
  ],
}
