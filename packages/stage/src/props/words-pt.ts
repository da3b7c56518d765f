import type { PropWords } from '../known-decor.ts'
import type { PropName } from './props.ts'

/**
 * Words of each thing, without accents but with “ç” (“maca” is no “maçã”): patterns of whole words, under the rule of
 * `words-en.ts`. “Nada” is swimming only after “você”; “estrelinha” may be somebody who died, and shows nothing.
 */
export const wordsPt = {
  dog: {
    words: '(?:cachorr(?:o|a|inh[oa])s?(?![- ]quente)|caozinho|cao|caes|cadel(?:a|inha)s?|doguinho)',
    notAfter: '(?:pra|para|vida de|mundo|sapato) ',
  },
  cat: {
    words: 'gat(?:o|a|inho|inha)s?(?! (?:de botas|borralheira|mestre)|[- ]do[- ]mato)',
    notAfter: '(?:meu|minha|noss[oa]|que|pulo do|e um|e uma|muito|fazer|olho de) ',
  },
  rabbit: [
    'coelhinh[oa]s?',
    {
      words: 'coelh[oa]s?',
      after: '(?:uma?|o|a|os|as|d[oa]s?|seus?|sua|dois|duas|tres) ',
      notAfter: 'pe d[eo] ',
    },
  ],
  bear: {
    words: 'urs(?:os?|inh[oa]s?)(?! (?:polar|panda|branco|carinhos|de goma))',
    notAfter: '(?:abraco de|amigo|meu|minha|bala de) ',
  },
  lion: {
    words: 'leao(?![- ]marinho)|leoes(?![- ]marinhos)|leaozinho|leoas?',
    after: '(?:uma?|o|os|as?|dos?|seu|dois|tres|rei) ',
    notAfter: 'torc[a-z]+ (?:pel|para |pr)o ',
  },
  horse: {
    words: 'caval(?:o|inho)s?(?![- ](?:marinho|de[- ]pau)| da chuva)|potros?|poneis?|equita[cç]ao',
    notAfter: '(?:rabo de|pequeno|de|faz|fazer) ',
  },
  unicorn: 'unicornios?',
  bird: { words: 'passar(?:o|inho)s?(?! verde)', notAfter: '(?:viu|ver) ' },
  fish: [
    { words: 'peixinhos?(?! e)', notAfter: '(?:filho de peixe,?) ' },
    { words: 'peixes?(?![- ]boi)', after: '(?:um|dois|tres|seus?) ', notAfter: 'com(?:e|er|eu) um ' },
  ],
  dinosaur: 'dinossauros?|dinos?|tiranossauro|t-?rex',
  turtle: 'tartarug(?:a|uinha)s?(?! (?:ninja|marinha))|jabutis?',
  butterfly: { words: 'borbolet(?:a|inha)s?(?! n[oa] )', notAfter: '(?:nado|nada|nadar) ' },
  duck: {
    words: 'pat(?:o|inho)s?(?! (?:donald|branco|feio|moido))',
    notAfter: '(?:pag[a-z]+ o|carne de|bife de|arroz de) ',
  },
  dolphin: 'golfinhos?',
  monkey: { words: 'macacos(?! me)|macac[oa]s? de pelucia', notAfter: '(?:de) ' },
  bicycle: [
    {
      words: 'bicicletas?(?! ergometrica)|bikes?(?! (?:de equilibrio|eletrica))|pedalar|pedalando',
      notAfter: '(?:gols? de|chute de) ',
    },
    { words: 'rodinhas?', after: '(?:sem|tirou|tirar) (?:as )?' },
  ],
  ball: 'jog(?:a|ar|ou|ando) bola(?! d)|bola de futebol|futebol(?! (?:americano|de botao|de mesa))|futsal',
  basketball: 'basquete',
  doll: { words: 'bonecas?', notAfter: '(?:minha|nossa|que|e uma|linda|casinha de|casa de) ' },
  blocks: '(?:blocos|bloquinhos) de (?:montar|madeira|encaixe|encaixar)',
  car: {
    words: 'carr(?:o|inho)s?(?! (?:d[eoa]s?|alegorico|forte) )|hot ?wheels',
    notAfter: '(?:deu um|dar um|batida de|acidente de) ',
  },
  train: 'trenzinhos?(?! da alegria)|trens|locomotivas?|trem de (?:brinquedo|ferro)|maria[- ]fuma[cç]a',
  plane: { words: 'avi(?:ao|oes)(?! de papel)', notAfter: '(?:e um|que) ' },
  rocket: [
    'foguetes? espacia(?:l|is)',
    { words: 'foguetes?', after: '(?:um|num|no|seu) ', notAfter: 'solt[a-z]+ um ' },
  ],
  boat: 'barc(?:o|os)(?! viking)|barquinhos?(?! de papel)|veleiros?',
  kite: { words: 'pipas?|pandorgas?', notAfter: '(?:praia d[ae]) |caminhao[- ]' },
  puzzle: 'quebra[- ]cabe[cç]as?',
  skates: '(?:patins|patinar|patina[cç]ao)(?! (?:no|artistica no) gelo)',
  scooter: 'patinetes?(?! eletric)',
  videoGame: 'video[- ]?games?|playstation|xbox|nintendo',
  robot: 'robos?(?! aspirador)|robotica',
  balloon: 'balao(?! (?:d[eo]|magico))|baloes(?! (?:d[eo]|junin))|bexigas',
  swing: { words: 'balan[cç]os?(?! d)', after: '(?:nos?|num) ' },
  tooth: {
    words: 'dent(?:e|inho)s?(?![- ]de[- ](?:alho|leao|sabre))',
    notAfter: '(?:(?:pasta|escova|creme|fio) de|unhas e|escov[a-z]+ (?:bem )?(?:os |seus )?) ?',
  },
  toothbrush: 'escova de dentes?|escov(?:ar|a|ando) (?:bem )?(?:os |seus )?dentes',
  schoolBag: 'mochil(?:a|inha|ona)s?|primeiro dia de aula',
  book: [
    { words: 'livr(?:o|inho)s?(?! (?:de colorir|caixa))|gibis?' },
    {
      words: 'ler(?! (?:a mente|labios|mapas?|as? horas?|musica|partitura))',
      after: '(?:a|de|sabe|ja|adora|ama) ',
    },
  ],
  pencil: 'lapis(?! (?:de olho|labial))',
  palette: [
    'aquarelas?|guache',
    { words: 'pintar(?! (?:[oa]s?|seu|unhas?|com os) )', after: '(?:gosta de|adora|ama|sabe) ' },
  ],
  glasses: 'oculos(?! (?:de (?:sol|nata|mergulho|realidade)|escuro|3d|vr))',
  guitar: 'viol(?:ao|oes)|ukulele|cavaquinho',
  piano: 'pianos?',
  drum: 'tambor(?:es|zinho)?',
  microphone: 'microfones?|karaoke',
  note: { words: 'musicas?|can[cç](?:ao|oes)|cant(?:ar|a|ando|ou)', notAfter: '(?:galo|sabia) ' },
  ballet: 'bale|ballet|bailarinas?|sapatilhas? de (?:ponta|bale|ballet)',
  medal: 'medalhas?(?! (?:de (?:nossa|sao|santo)|milagrosa))',
  trophy: 'trofeus?',
  swimming: [
    { words: 'nada(?! (?:d|mais|contra|alem))', after: 'voce (?:ja |tambem )?' },
    { words: 'nad(?:ar|ando|ou)|nata[cç]ao', notAfter: '(?:peixes?|patos?|golfinhos?) ' },
  ],
  telescope: 'telescopios?|lunetas?',
  bottle: 'mamadeiras?',
  heart: {
    words: 'cora[cç](?:ao|oes)(?! (?:de (?:galinha|frango|boi)|partid|operad|doente|parou))',
    notAfter: '(?:cirurgia|problema|sopro|oper[a-z]+|doen[cç]a|exame|defeito|cateterismo) (?:d?[eo]|no) ',
  },
  crown: {
    words: 'coroas?(?! (?:de (?:flores|espinhos)|no dente|dentaria|portuguesa))',
    notAfter: '(?:ou|o|os|um|seu|meus?|minha) ',
  },
  sun: { words: 'sol', after: '(?:o|no|ao) ', notAfter: 'raio de ' },
  moon: { words: 'lua(?!.de.mel| cheia| nova)', notAfter: '(?:mundo da|de) ' },
  star: {
    words: 'estrelas(?! d)',
    after: '(?:contar|conta|contando|olhar|olha|olhando|ver|observar|observa) (?:as )?',
  },
  flower: { words: 'flores|florzinhas', notAfter: '(?:coroas? de|santa|das) ' },
  tree: { words: 'arvores?(?! (?:de natal|genealogica))', notAfter: '(?:cas(?:a|inha) na) ' },
  beach: { words: 'praias?(?! grande)', notAfter: '(?:minha|sua|de) ' },
  tent: 'acampar|acampando|barracas? de (?:acampar|camping|acampamento)',
  castle: 'castelos?(?! (?:de areia|inflavel|branco)|.ra.tim)',
  rainbow: { words: 'arco[- ]?iris', notAfter: '(?:bebe|crian[cç]a|filh[oa]|ponte d[oe]) ' },
  snowman: 'bonecos? de neve',
  iceCream: { words: 'sorvetes?|sorvetinho', notAfter: '(?:bolo de|sabor|pote de) ' },
  pizza: { words: 'pizzas?', notAfter: '(?:em) ' },
  chocolate: {
    words: 'chocolates?(?! (?:quente|branco))',
    notAfter:
      '(?:bolos?|ovos?|leite|sorvete|calda|biscoitos?|torta|pudim|moedas?|coelh[a-z]+|pao) (?:de|com) ',
  },
  strawberry: {
    words: 'morangos?',
    notAfter: '(?:sorvete|bolo|iogurte|danoninho|gelatina|suco|geleia|balas?|torta) (?:de )?',
  },
  apple: { words: 'maças?(?! do rosto)', notAfter: '(?:torta|suco|bolo|vinagre|pure) de ' },
  cookie: 'cookies?|biscoit(?:o|inho)s? (?:de|com gotas de) chocolate',
} satisfies Readonly<Record<PropName, PropWords[string]>>
