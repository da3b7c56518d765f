import type { NoteCase } from './note-case.ts'

/** A second set in Portuguese, with other subjects and in other styles. */
export const asWrittenPt: readonly NoteCase[] = [
  [
    'Oi! A Lívia vai fazer 4 aninhos, é super arteira, sobe em tudo. Dorme agarrada com um polvo de pelúcia chamado Geraldo',
    ['sobe em tudo|polvo de pelúcia'],
    ['a Lívia', '^oi! a'],
    'Lívia',
  ],
  ['ajuda a dar comida pras galinhas do sítio antes da escola', ['ajuda a dar comida']],
  ['passou na peneira do futsal!!! ⚽', ['passou na peneira do futsal']],
  ['meu neto tirou a rodinha da bicicleta', ['tirou a rodinha da bicicleta'], ['meu neto']],
  [
    'a dinda Bia manda dizer que ama ela mais que chocolate',
    ['Bia.*ama você|ama você'],
    ['manda dizer', 'ama ela'],
  ],
  ['quer ser veterinária pq ama bicho', ['quer ser veterinária'], ['\\bpq\\b']],
  ['foi adotado ano passado, hoje faz um ano que chegou na nossa família', [], ['adotad', 'nossa família']],
  ['tem duas mães, a mamãe Jô e a mamãe Kátia', ['mamãe Jô|duas mães|amor'], []],
  [
    'não gosta de barulho alto, prefere brincar quietinho com os bloquinhos',
    ['bloquinhos'],
    ['não gosta de barulho'],
  ],
  ['fez xixi na cama e ficou com vergonha', [], ['xixi', 'vergonha', 'cama e']],
  ['pergunta se ele quer ouvir uma piada', [], ['pergunta se']],
  ['primeiro natal sem o vô Luiz', ['muito amor|carinho de quem'], ['sem o vô', 'Luiz']],
  ['fez uma cabana com o pai no quintal e dormiram lá', ['cabana com o (?:seu )?pai'], []],
  [
    'alérgico a amendoim, por favor nao citar paçoca. curte robô',
    ['robô'],
    ['amendoim', 'paçoca', 'alérgic'],
  ],
  [
    'falem pro Davi obedecer a professora e pra Lara largar o dedo',
    ['Davi.*professora'],
    ['dedo', 'falem'],
    'Davi e Lara',
  ],
  [
    'os meninos dividem o quarto e o beliche. o Vitor ronca e o Caio fala dormindo',
    ['dividem o quarto|beliche'],
    ['ronca'],
    'Vitor e Caio',
  ],
  ['tomou vacina sem chorar, foi mto corajosa', ['vacina sem chorar|corajosa'], []],
  [
    'meu e-mail é pai@casa.com, me avisem qdo ficar pronto. Ama queijo',
    ['ama queijo'],
    ['pai@', 'pronto', 'avisem'],
  ],
  ['a prof Alessandra disse q ela é a mais carinhosa da turma', [], ['Alessandra']],
  ['skate, taco mexicano e a gata Zelda', ['skate']],
  [
    'treinou ukulele a semana toda e finalmente conseguiu tocar parabéns',
    ['conseguiu tocar|treinou ukulele'],
    [],
  ],
  ['entrou na escolinha agora e fez uma amiga, a Pietra', ['escolinha|amiga'], []],
  ['AMA A LUZ DO CORREDOR ACESA, TEM MEDO DE SOMBRA', ['luz do corredor|sombra'], ['TEM MEDO']],
  ['vc é o melhor do mundo, continue brilhando campeão', ['brilh'], ['\\bvc\\b']],
  ['He is a very happy boy and loves to dance', [], ['happy boy', 'loves']],
  ['mamãe e papai vão casar em setembro e ela vai ser a daminha', ['daminha|casar'], ['ela vai']],
  [
    'repetiu o primeiro ano e tá com vergonha. desenha mto bem',
    ['desenha muito bem'],
    ['repetiu', 'vergonha'],
  ],
  ['a bisa Nair tá com 98 anos e manda a bença', ['bisa Nair|bença|bênção'], []],
  [
    'pode zoar q ele torce pro Palmeiras e eu pro Corinthians haha',
    ['Palmeiras'],
    ['haha', 'zoar', 'Corinthians'],
  ],
  ['Tá apaixonadinha por um menino da sala, chama Enzo kkkk', [], ['Enzo', 'apaixonad', 'kkk']],
]
