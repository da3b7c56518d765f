import type { NoteCase } from './note-case.ts'

export const unseen8Pt: readonly NoteCase[] = [
  ['amanhã é o primeiro dia no segundo ano e tá meio nervoso', [], ['você é', 'nervoso', 'amanhã']],
  [
    'nossa princesa faz 3 anos!!! ama rosa, princesas e tutu',
    ['você ama rosa, princesas e tutu'],
    ['sua princesa'],
  ],
  ['intolerante a lactose. sorvete favorito é de manga', ['o seu sorvete favorito é de manga'], ['lactose']],
  ['terminou com a chupeta, palavras dele', ['você terminou com a chupeta'], ['palavras']],
  ['chegou o bebê Luca e ela tá uma irmã mais velha toda orgulhosa', ['chegou o bebê Luca'], ['seu bebê']],
  [
    'vai dormir fora de casa pela primeira vez na sexta',
    ['você vai dormir fora de casa pela primeira vez'],
    ['sexta'],
  ],
  ['AMA AMA AMA caminhão monstro', ['você ama caminhão monstro'], ['ama ama']],
  ['quer ser bailarina E bombeira', ['você quer ser bailarina e bombeira'], ['(?-i: E )bombeira']],
  ['apelido: Feijão', ['Feijão'], ['apelido']],
  ['cortou a própria franja, foi um desastre kkk', ['você cortou a própria franja'], ['desastre']],
  ['tem uma quedinha pela Emma', [], ['Emma']],
  ['ama cosquinha, odeia soneca', ['você ama cosquinha'], ['soneca']],
  ['vai fazer 4 aninhos, se acha o rei da casa', [], ['se acha']],
  ['não vai a lugar nenhum sem a capa vermelha', ['você não vai a lugar nenhum sem a capa vermelha']],
  ['perdeu a primeira corrida mas não parou de sorrir', ['você não parou de sorrir'], ['perdeu']],
  [
    'nosso rapazinho é doido por caminhão de lixo e dá tchau pro lixeiro toda terça',
    ['caminhão de lixo', 'dá tchau pro lixeiro toda terça'],
    ['rapazinho'],
  ],
  ['come feito passarinho', [], ['passarinho']],
  ['deseja feliz aniversário da mamãe, do papai, do Léo e da vovó', ['mamãe'], ['deseja']],
  ['ama brigadeiro e bateria', ['você ama brigadeiro e bateria']],
  [
    'a vó Bia partiu em janeiro, ela cantava pra ele',
    ['comprido e sem pressa|estiver pesadinho'],
    ['Bia', 'partiu', 'cantava'],
  ],
  ['fala boa noite pra eles, dormem no beliche', [], ['fala boa noite'], 'Sam e Íris'],
  [
    'tem prova de matemática na segunda, deseja boa sorte',
    ['você tem prova de matemática'],
    ['deseja', 'segunda'],
  ],
  [
    'vive cantando e torce pro Bahia com o pai todo domingo',
    ['você canta sempre', 'torce pro Bahia com o pai todo domingo'],
  ],
  ['fez o primeiro amigo na escola!! chama Omar', ['você fez o primeiro amigo na escola'], ['chama Omar']],
  ['precisa parar de bater na irmã, fala pra ele?', [], ['bater', 'parar']],
  ['não toquem no assunto do pai, ele foi embora ano passado', [], ['pai', 'foi embora']],
  ['escova os dentes sem ninguém mandar', ['você escova os dentes sem ninguém mandar']],
]
