import type { NoteCase } from './note-case.ts'

/** A third set in Portuguese, of yet other families. */
export const asHeardPt: readonly NoteCase[] = [
  ['homem aranha homem aranha só fala disso', ['aranha'], ['aranha homem']],
  [
    'tem síndrome de down e é a alegria da casa, ama dançar Anitta',
    ['dançar Anitta|ama dançar'],
    ['síndrome'],
  ],
  [
    'ele tem 11 anos então nada de vozinha de bebê pfv. curte fortnite e parkour',
    ['fortnite'],
    ['bebê', 'vozinha'],
  ],
  ['queria q falasse dos primos Lola e Max que vão tá na festa', ['Lola e Max'], ['queria q']],
  ['o hamster fugiu e a gente achou no sofá kkkk chama amendoim', [], ['kkk', 'fugiu']],
  [
    'perdi o emprego então esse vai ser o presente dela. sonha em ser bailarina',
    ['bailarina'],
    ['emprego', 'presente dela'],
  ],
  ['ler tá sendo difícil, ele tem dislexia, fala pra não desistir', [], ['dislexia', 'difícil', 'fala pra']],
  ['comeu sushi pela primeira vez e gostou', ['comeu sushi pela primeira vez']],
  ['tem uma gargalhada que contagia a casa inteira', ['gargalhada que contagia']],
  ['fez 2 gols domingo, o time é o Lobinhos, camisa 7', ['fez 2 gols'], ['domingo']],
  ['colocou óculos e acha q ficou feia', [], ['feia', 'acha que']],
  ['a tia Kim do balé mandou um oi', [], []],
  [
    'sou madrasta dela e amo como se fosse minha filha',
    ['ama você|am'],
    ['madrasta dela', 'minha filha', 'como se fosse'],
  ],
  [
    'vamos mudar pra Curitiba e ela ta triste de deixar a melhor amiga',
    ['amor|carinho|abraço'],
    ['Curitiba', 'melhor amiga', 'triste'],
  ],
  ['dorme com um bicho preguiça de pelúcia, o seu Lento', ['bicho preguiça'], []],
  ['fala q a fada do dente já ficou sabendo do dentinho', ['fada do dente'], ['fala q']],
  [
    'a Ella canta e o Tom toca trompete, os dois tem medo do porão',
    ['Ella canta', 'Tom toca trompete'],
    [],
    'Ella e Tom',
  ],
  [
    'acorda 5 da manhã todo santo dia, pede pra dormir mais um pouquinho',
    ['dormir mais um pouquinho'],
    ['pede pra'],
  ],
  ['sabe todas as bandeiras do mundo', ['sabe todas as bandeiras do mundo']],
  ['coleciona tampinha com o bisavô', ['coleciona tampinha com o (?:seu )?bisavô']],
  ['primeira comunhão dia 4 de maio na paróquia Santa Rita', ['comunhão'], ['4 de maio', 'Santa Rita']],
  [
    'tem orgulho de: andar de bicicleta, amarrar o tênis',
    ['andar de bicicleta|amarrar o tênis'],
    ['orgulho de:'],
  ],
  ['quebrou o braço no pula pula mas é forte', ['abraço|travesseiro'], ['quebrou', 'pula pula']],
  ['Teo, 7 anos, lego, dino, não come ervilha', [], ['ervilha'], 'Teo'],
  ['chama a vó de Mimi e faz pão de queijo com ela', ['Mimi|pão de queijo'], []],
  ['o caracol de estimação dele', ['caracol'], []],
  ['façam do jeito de vcs!! ele vai amar', [], ['façam', 'vai amar']],
  [
    'gabaritou a prova de ciências depois de estudar muitoooo',
    ['gabaritou a prova de ciências'],
    ['muitooo'],
  ],
  ['eita menina arteira, subiu na geladeira ontem kkkk', [], ['kkk', 'ontem']],
  ['ela é vegetariana por opção, ama os animais e quer ter um porquinho', ['ama os animais|porquinho'], []],
]
