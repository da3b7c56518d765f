import type { NoteCase } from './note-case.ts'

export const unseen6Pt: readonly NoteCase[] = [
  [
    'o Benício começou a usar óculos essa semana e tá com vergonha, fala que ele ficou um gato de óculos',
    ['você ficou um gato de óculos'],
    ['vergonha'],
  ],
  [
    'ela mora comigo e com meu marido que é padrasto dela, o pai sumiu mas nem toca nisso. ama patins e a Luísa do Encanto',
    ['você ama patins e a Luísa do Encanto'],
    ['sumiu', 'padrasto'],
  ],
  [
    'Tá na fono faz um ano e agora fala o R direitinho!! Conta piada de papagaio o dia inteiro',
    ['você conta piada de papagaio o dia inteiro'],
    ['fono'],
  ],
  [
    'perdeu o coelhinho de pano dele no shopping e chora toda noite. Ele gosta de olhar a lua com o telescópio do tio Beto',
    ['você gosta de olhar a lua com o telescópio do tio Beto'],
    ['perdeu', 'coelhinho', 'chora'],
  ],
  [
    'a gente vai se mudar pra Floripa em fevereiro e ela não quer largar a amiga Nina. aprendeu a assobiar ontem',
    ['você aprendeu a assobiar'],
    ['Floripa', 'Nina'],
  ],
  [
    'Meu filho é autista nível 1, sabe todas as bandeiras do mundo de cor. não suporta barulho de balão',
    ['você sabe todas as bandeiras do mundo de cor'],
    ['autista', 'barulho'],
  ],
  [
    'Alérgica a leite, não falem de brigadeiro pelo amor de Deus. Ela inventa receita de sopa de pedra com o vô Tião',
    ['você inventa receita de sopa de pedra com o vô Tião'],
    ['alérgic', 'brigadeiro'],
  ],
  [
    'só come macarrão puro, fala que se não comer legume não cresce! ele corre mais rápido que todo mundo da rua',
    [],
    ['só come', 'não cresce'],
  ],
  [
    'Helena: fez a primeira apresentação de balé. Heitor: ainda usa fralda mas tá quase, ama trator',
    ['Helena fez a primeira apresentação de balé'],
    ['fralda', 'quase'],
    'Helena e Heitor',
  ],
  [
    'Minha filha do coração chegou em maio, é o dia da família dia 12! Ela canta pras galinhas do sítio',
    ['você canta pras galinhas do sítio'],
    ['coração chegou', 'você é o dia'],
  ],
  [
    'semana sim semana não fica com o pai, nesse dia tá com ele. Fala que a mamãe é quem mais ama ele no mundo. Coleciona tampinha',
    ['você coleciona tampinha'],
    ['semana sim', 'quem mais ama'],
  ],
  [
    'a vovó Cida foi morar com papai do céu. Ela rega as plantinhas dela todo dia',
    ['você rega as suas plantinhas todo dia'],
    ['papai do céu', 'foi morar'],
  ],
  [
    'o Ravi é ciumento demais com a irmã recém nascida, quer devolver ela kkkk. mas já dá mamadeira e canta pra ela dormir',
    [],
    ['ciument', 'devolver', 'mamadeira'],
  ],
  [
    'vamos dar um hamster pra ela sábado, ela nem sonha!! Ela já cuida da tartaruga da escola nas férias',
    ['você já cuida da tartaruga da escola nas férias'],
    ['hamster'],
  ],
  [
    'tem o cabelo crespo mais lindo do mundo e quer alisar pq as colegas falaram. fala que o cabelo dela é coroa de rainha',
    ['você tem o cabelo crespo mais lindo do mundo'],
    ['alisar', 'colegas'],
  ],
  ['Dá oi pra Bia, pro Gu e pra Pipoca (a calopsita). A Manu tá craque na bicicleta sem rodinha'],
  [
    'vai no culto todo domingo e toca pandeiro no louvor. o sonho dele é ser bombeiro ou youtuber',
    [],
    ['culto', 'louvor'],
  ],
  [
    'passa o dia no tablet, já não sei oq fazer. De noite pede historinha do saci três vezes e sabe de cor',
    [],
    ['tablet'],
  ],
  [
    'quebrou o braço caindo da mangueira, tá de gesso todo assinado pelos amigos. Já quer subir de novo rs',
    [],
    ['quebrou', 'gesso', 'subir'],
  ],
  [
    'o pai dele é flamenguista e eu sou vascaína, diz que ele é Vasco kkkk. jogou de goleiro e pegou dois pênaltis',
    ['o seu pai é flamenguista'],
    ['vascaína'],
  ],
  [
    "Imita o Homem Aranha e fala 'com grandes poderes vem o banho'. O Noah sobe em tudo quanto é árvore",
    [],
    ['imita', 'fala'],
  ],
  [
    'tirou 10 em matemática depois de ficar de recuperação. a prô Sandra do Colégio Objetivo elogiou muito. Ela adora slime',
    ['você adora slime'],
    ['recuperação', 'Objetivo', 'Sandra'],
  ],
  [
    'o Tom (nosso gato) fez xixi na mochila dela e ela riu. Ela dá bronca nele igual a vó',
    [],
    ['xixi', 'nele'],
  ],
  [
    'Dorme comigo ainda, fala q mocinha dorme no quarto dela. Ela arrumou a cama sozinha hoje e fez café pro avô',
    ['você arrumou a cama sozinha'],
    ['dorme comigo', 'mocinha'],
  ],
  [
    'é a primeira páscoa sem o irmãozinho dela que tá na UTI. ela desenha um ovo pra ele por dia, força princesa',
    [],
    ['UTI', 'sem o', 'força princesa'],
  ],
  [
    'nosso filho tem 5 anos, ama os irmãos postiços e aprendeu a estalar os dedos. Diz que vai casar com a professora kkk',
    ['você ama os irmãos postiços'],
    ['casar'],
  ],
  [
    'O hamster dela, o Bolota, fugiu e a gente nunca achou. ela ainda deixa sementinha na porta. É fera no bambolê',
    ['você é fera no bambolê'],
    ['fugiu', 'Bolota'],
  ],
  [
    'Não conta que a gente vai pra Gramado em julho! ela ama a Moana e nadar com o pai',
    ['você ama a Moana e nadar com o (?:seu )?pai'],
    ['Gramado'],
  ],
  [
    'eu e o pai dele estamos nos separando, ele não sabe ainda. ama mágica e a cachorra dele, a Paçoca, ela dorme na cama dele',
    ['você ama mágica e a sua cachorra, a Paçoca'],
    ['separando'],
  ],
  [
    'O Caio usa cadeira de rodas e é o mais veloz da rua. pinta com o pé só de zoeira',
    ['você pinta com o pé só de zoeira'],
    ['cadeira', 'rua'],
    'Caio',
  ],
  [
    'ela é mandona igual a mãe rsrs. vende brigadeiro no prédio e já juntou 50 reais. adora contar moeda',
    ['você adora contar moeda'],
    ['mandona', 'reais'],
  ],
  [
    'tem medo do escuro e do aspirador. Fala que monstro não existe. já faz 10 flexões igual o papai',
    ['você já faz 10 flexões igual o papai'],
    ['monstro', 'e do aspirador'],
  ],
  [
    'Salvou uma abelha da piscina e deu o nome de Genilda. fica brava quando a gente come carne',
    ['você salvou uma abelha da piscina'],
    ['brava'],
  ],
  [
    'A Lia toca violino, o Davi prefere bateria. brigam o dia inteiro mas ela ensinou ele a ler',
    ['a Lia toca violino'],
    ['brigam'],
    'Lia e Davi',
  ],
  [
    'foi um ano puxado por causa da enchente, perdemos tudo. o quarto novo dela é roxo e ela que escolheu a tinta',
    [],
    ['enchente', 'perdemos', 'você foi um ano'],
  ],
  [
    'A bisa tá nas últimas, talvez seja o último aniversário que ela vê. ele faz ela rir com a dança do robô',
    [],
    ['bisa', 'último'],
  ],
  [
    'vai pra diretoria toda semana mas tem um coração enorme e divide o lanche com todo mundo',
    ['você tem um coração enorme'],
    ['diretoria'],
  ],
  [
    'fala pra Zoe que o dentista não é monstro e se ela deixar olhar ganha adesivo. Tá com dente mole',
    [],
    ['adesivo'],
    'Zoe',
  ],
  ['é nosso bebê arco-íris. dorme com 11 pelúcias e sabe o nome de todas', ['você dorme com 11 pelúcias']],
  [
    'nasceu prematuro de 29 semanas e hoje é um touro. pergunta do minhocário dele',
    ['o seu minhocário'],
    ['prematuro'],
  ],
  [
    'veio do Haiti com 2 anos e fala três línguas. temos muito orgulho do irmão mais velho que ele virou',
    [],
    ['Haiti'],
  ],
  ['furou a orelha e não chorou. Dorme de galocha. chama espaguete de paguete', ['você furou a orelha']],
  [
    'ainda não fez amigos na escola nova. escreve gibi de um ouriço detetive',
    ['você escreve gibi de um ouriço detetive'],
    ['amigos'],
  ],
  [
    'O Santi é doido pelo Messi, dorme com a camisa. o pai diz que ele vai deixar a gente rico',
    ['você é doido pelo Messi'],
    ['rico'],
    'Santi',
  ],
  [
    'escovar os dentes!!! ele nunca quer. guardar os brinquedos também. gosta de elogio',
    ['você gosta de elogio'],
  ],
  [
    'começou a usar aparelho auditivo, é rosa com glitter, ela que escolheu. tá aprendendo libras com a prima',
    ['você começou a usar aparelho auditivo'],
    ['é rosa'],
  ],
  [
    'solta pum quando ri kkk não fala isso. a piada dele: por que a galinha atravessou a rua',
    [],
    ['pum', 'galinha'],
  ],
  [
    'ela puxou o bumbum da família kkkk e samba que é uma beleza. sabe todas as músicas da Xuxa',
    ['você sabe todas as músicas da Xuxa'],
    ['bumbum'],
  ],
  [
    'o tio Léo tá preso mas ela acha que ele viajou. Desenha foguete pra ele. ela gosta de pipoca doce',
    ['você gosta de pipoca doce'],
    ['preso', 'Léo', 'viajou'],
  ],
  [
    'Gabi e Rafa são primos. A Gabi tem 7 e banguela, o Rafa 5 e não para quieto. amam acampar na sala',
    ['vocês são primos'],
    ['tem 7', 'banguela'],
    'Gabi e Rafa',
  ],
  [
    'a irmã postiça foi embora semana passada e ela anda quietinha. Adora fazer trança, já trançou todas as bonecas',
    ['você adora fazer trança'],
    ['foi embora', 'postiça'],
  ],
  ['meu enteado, a gente ainda tá se conhecendo. Ele faz ovo mexido e me deixou ganhar no Uno'],
  [
    'A Petra fala japonês com a batian, faz onigiri e odeia balé mas o pai paga mesmo assim',
    ['você fala japonês com a batian'],
    ['odeia', 'paga'],
    'Petra',
  ],
  [
    'não passou na peneira do futebol. treinou tanto tadinho. Fala que ele arrasa pra gente',
    [],
    ['não passou', 'tadinho'],
  ],
  [
    'perdeu o direito ao videogame kkk. enfim tá dormindo na cama dele a noite toda, bate na madeira',
    [],
    ['perdeu', 'direito'],
  ],
  [
    'é o único menino do balé e arrasa. os meninos da escola são uns babacas',
    ['você é o único menino do balé'],
    ['babaca'],
  ],
  [
    'tem dermatite e se coça toda. Deu nome de presidente pras plantas e rega com bule',
    [],
    ['dermatite', 'coça'],
  ],
  [
    'Dividem o quarto e uma jabuti. O Bento ronca, a Lu fala dormindo. Querem beliche',
    ['vocês dividem o quarto e uma jabuti'],
    ['ronca'],
    'Bento e Lu',
  ],
  [
    'o pai é bombeiro e trabalha à noite. ela faz sanduíche pra ele todo plantão. Vai ser irmã mais velha em agosto mas ninguém sabe',
    ['o seu pai é bombeiro e trabalha à noite'],
    ['irmã', 'ninguém sabe'],
  ],
  [
    'ele acha que a fada do dente sou eu, entra na brincadeira. Fez a primeira cesta no sábado',
    ['você fez a primeira cesta'],
    ['fada', 'entra na'],
  ],
  ['a madrinha é do candomblé e benze ela. Ela batuca em tudo, até na panela', [], ['candomblé', 'benze']],
  [
    'ganhou um patinete do vô, que é rico. Cai e levanta sem choro, é casca grossa',
    ['você ganhou um patinete do vô'],
    ['rico'],
  ],
]
