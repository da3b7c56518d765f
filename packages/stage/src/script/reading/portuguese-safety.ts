import type { LeftOutReason } from '../details.ts'
import { kin, pets } from './portuguese-kin.ts'
import { anyOf, LETTER, patternOf, wordsOf } from './words.ts'

export const bodyParts =
  'bracinho|braço|perninha|perna|pezinho|pé|mãozinha|mão|dedinho|dedo|pulso|punho|tornozelo|nariz|cotovelo|joelho' +
  '|clavícula|ombro|cabeça|testa|queixo|olho|costela'
const beloved = `(?:${kin}|(?:${pets})s?|amig*|bebê|casa|professor*)`
const dear = `(?:(?:o|a|os|as|seu|sua|nosso|nossa|um|uma|meu|minha) )?(?:\\S+ )?${beloved}`

export const sorrow = anyOf(`
morr(?:eu|eram|er)|morrendo(?! de)|mort[oa]s?|morte|falec*|luto|enterr*|túmulo|velório|vir(?:ou|aram) (?:uma )?estrel*
no céu|papai do céu|foi pro céu|em memória|nas últimas|último aniversário|perd(?:eu|eram|emos|i) ${dear}|perdemos
partiu (?:cedo|em|no|para sempre)|div[oó]rci*|separad[oa]s?(?: d)?|separação|separamos|separaram|(?:se|nos) separ*
duas casas|guarda compartilhada|ex-?(?:marido|mulher)|prisão|presídio|cadeia|(?:${kin}|está|foi) pres[oa]|bullying
zoam|zoad*|zoando|xing*|excluíd*|zomb*|humilh*|abus*|órf*|aborto|(?:foi|foram) embora|sumiu|fugiu|nunca ach*
desaparec*|atropel*|sacrific*|acident*|incêndio|enchente|(?:a|na|da) guerra|depress*|solidão
(?:se sente|se sentindo|muito|tão|fica) sozinh[oa]|ninguém (?:quis|quer|brinc*|gost*|convid*)|coração partido
arrasad[oa] |abalad*|sofr*|desempreg*|passando por|primeir[oa] (?:natal|aniversário|páscoa|ano) sem|alzheimer|demência
suicíd*|assassin*|assalto
(?:ano|mês|meses|semana|momento|tempo|dia|período|fase)s? (?:\\S+ )?(?:difíc*|complicad*|puxad*|pesad*|dur[oa])`)

export const longing = anyOf(`
saudades?|sent(?:e|em|indo) (?:muita |muito a )?falta|longe d[aeo]s?|trist*|chatead*`)

export const sadNow = anyOf(`
(?:ela|ele|child§|^) ?(?:est[aá]|anda|ficou) (?:(?:muito|meio|um|pouco) ){0,2}(?:trist*|murch[oa]|chatead*|arrasad*)
anima (?:el[ae]|child§)|(?:ela|ele|child§|^) ?(?:sente|est[aá] com) (?:muita )?(?:falta|saudade*)`)

export const illness = anyOf(`
doent*|dodói|internad*|internação|hospital*|cirurgi*|operação|oper(?:ou|ar|ad[oa])|febr*|grip*|resfri*|toss*|virose
dengue|covid|pneumonia|bronqu*|sinusite|otite|am[ií]gdal*|ap[eê]nd*|quebr(?:ou|ad[oa]|ando) (?:\\S+ )?(?:${bodyParts})
fratur*|torc(?:eu|ido) (?:o|a)|machuc*|(?:levou (?:\\S+ )?)?pontos? (?:n|em)|levou (?:\\S+ )?pontos?|gesso|engess*
muleta*|catapora|mão,? pé|coç*|caxumba|sarampo|garganta|dor de*|vomit*|remédio*|injeç*|antibiótico|médico disse|exame*
soro|repouso|atestado|diagnos*|tipoia|tratamento`)

export const graveIllness = anyOf(`
c[âa]ncer|leucemia|tumor*|quimio*|radioterapia|transplant*|uti|em coma|terminal|cardiopat*
oper\\S* o coração|(?:cirurgia|operação) (?:no|do) coração
hemodiálise|avc|convuls*|epileps*|fibrose`)

export const sensitive = anyOf(
  // The body
  `trauma*|xixi|coc[ôo]|pipi|penico|troninho|privada|vaso|banheiro|frald*|desfrald*|calcinha|cueca|sutiã|nua?|pu[mn]s?
peid*|arrot*|mel[eé]ca*|catarro|baba|babar|ronc*|chul[eé]|fed*|cheir(?:a|o) mal|piolho*|menstru*|puberdade|espinha*
nariz|dedo|chup*|bico|mamadeira|mama|amament*|berço|naninha|unhas?|ro[eé][ri]|rói|mord*|bunda|bumbum|seios?|peit*
gord*|obes*|peso|magr*|baixinh*|careca|cicatriz*|orelhud*|dentuç*|banguel*|vesg*|mancha|pele|cabelo ruim|alisar|raci*
negr[oa]|preto da`,
  // Conduct
  `bat(?:e|eu|er|ia|endo)(?! (?:palmas?|bola|asas?|papo|o recorde))|chut(?:a|ou) (?:o|a) (?:irm*|coleg*|amig*|mãe|pai)
empurr*|belisc*|arranh*|cusp*|grit*|birr*|pirraç*|manh(?:a|os[oa])|chilique*|malcri*|mal-?educad*|desobed*|teimos*
ment[ei]*|roub*|furt*|trapac*|palavr(?:ão|ões)|enjoad*|frescur*|preguiços*|bagunç*|desastrad*|divid* com
compartilh* com|mandon*|mimad*|ci[uú]m*|brig(?!ade)[a-z]+|discut*|diretoria|coordenação|suspens*|expuls*|advertência
recuperação|reprov*|repet(?:iu|ente|ir)|notas? (?:baixa|vermelha|ruim)*|recus*|odei*|odi(?:ou|ava)|detest*
para(?:r|ndo)? de|telas?|celular|tablet|o dia (?:todo|inteiro) (?:no|na)|tímid*|timidez|vergonh*|envergonh*|nervos*
ansi*|preocup*|insegur*|med(?:o|os|ros[oa])|fobia*|pavor|pânico|grudad*|gagu*|língua presa|fono*|sensível|frustr*
raiv*|brav[oa]|irritad*|estress*|cansad*|exaust*|entediad*|decepcion*|desanimad*|dif[ií]c*|problem*|fracass*
perd(?:eu|eram|er)(?! (?:\\S+ ){0,3}(?:dent|medo|vergonha))|último lugar|pior|ruim|péssim*|terrív*|horrív*|noj*
esquisit*|estranh*|esquec*|calad[oa]|errou|falh*|atras(?:o|ad[oa])|mandou embora|implic*|cheirar
(?:com|dorm)* mal|indo mal|comport* mal
de \\d+ em \\d+|capet*|pest(?:e|inha)|diab*|endiabrad*|tagarela|fala demais|pelos cotovelos|hiperativ*|agressiv*|chor*
lágrim*|não (?!para)`,
  // Conditions and circumstances
  `autis*|padrasto|madrasta|adot*|adoção|ainda (?:usa|dorme|mama|toma|precisa|não|faz|chupa)|brinca* de médico|lamb*
espectro|asperger|ganh[a-z]+ .* (?:de|no|pro|para o) (?:aniversário|natal)|tdah|tea|tod|dislexi*|disprax*|defici[eê]*
necessidades especiais|cadeirante|cadeira de rodas|surd[oa]|ceg[oa]|auditivo|implante|síndrome|down|paralisia|terap*
psic*|laudo|al[eé]rgi*|intoler*|celíac*|diabet*|insulina|asma*|bombinha|dermatite|prematur*|fertilização|doador*
nasceu|nasciment*|trans|transgên*|gay|lésbic*|namor*|crush|paquer*|casar|beij(?:a|ou|ar) na boca
(?:gosta|apaixonad[oa]|encantad[oa]) (?:de|por) (?:um|uma) (?:menin*|coleg*|garot*|amig*)|igreja|missa|culto|deus
jesus|rez(?:a|ar)|ora(?:r|ção)|louvor|evangélic*|católic*|polític*|álcool|cachaça|fum[ao]*|vape|drog*|maconha|justiça
advogad*|dívid*|pobre*|falid*|despej*|ric[oa]|zumbi*|terror|inferno|put[ao]*|bosta|cu|fod*|buceta|piroca|viado
retardad*|babac*|trouxa|vagabund*|safad*|gostos(?:a|ona|ão)|tesão|d(?:á|ar|eu|ando) (?:pr[ao]|para)(?! comer)|rabo|pau
pinto|xoxota|perereca|piranha|vadia|gráv*|traiç*`,
  // Not to be promised or given away, and what turns a sentence around
  `noel|coelhinho da páscoa|fada do dente|acredit*|presente*|surpres*|mesada|promet*
só (?:come|bebe|dorme|gosta|quer|usa|brinca|falta)|dorm\\S+ (?:com|comigo|na cama d|no quarto d)|soneca|hora de dormir
acorda|age como|de bebê|mud(?:ou|amos|ança|ar|ando|aram)|(?:escola|casa|cidade|turma) nova|amante|recém|mora|se ach*
come (?:feito|como|igual)|tadinh*|coitad*|erra*|engasg*|escondid*|tampão`,
)

export const privateParts: readonly (readonly [LeftOutReason, RegExp])[] = [
  [
    'contact',
    patternOf(`‹(?:telefone|celular (?:é|d)|zap|me liga|meu número|contato|cpf
|rg|cep)›`),
  ],
  [
    'birth',
    patternOf(String.raw`‹(?:nasceu (?:em|n[ao]s?|dia|às?|aos|de|com)|nascid[oa]|nascimento)›|‹(?:aniversário
|faz anos)(?: del[ae])? (?:é |no |em )*(?:dia )?\d`),
  ],
  [
    'money',
    patternOf(`‹(?:reais|dinheiro|pag(?:uei|ou|amos)|preço|car[oa]|valor|reembolso|desconto|pix|cupom)›`),
  ],
  [
    'address',
    patternOf(String.raw`‹(?:mora(?:m|mos|ndo)?|moro|viv(?:e|em|emos)) (?:com [^,]* )?(?:n[ao]|em|aqui
|lá)›(?! (?:cima|casa|família|paz|volta|festa))|‹(?:rua [^,]|avenida|endereço|condomínio|apto|apartamento \d
|travessa|alameda)`),
  ],
  [
    'school',
    patternOf(
      String.raw`‹(?:colégio|instituto) (?!nov|d[aeo]|grande|com|sem|em|n[ao] |tod|que|e )[a-zà-ɏ]{3}|‹estuda (?:em
|n[ao] (?:colégio|escola))›|‹turma d[ao] (?:\d|tia|prof)|‹(?:[Ee]scol(?:inh)?a|[Cc]olégio|[Cc]reche
|[Ii]nstituto|CMEI|EMEI)(?: municipal| estadual| particular| [A-ZÀ-Þ])|(?:[Pp]rof(?:a|essora?)?|[Pp]r[ôó]
|[Tt]ia da escola|[Ee]studa n[ao]|turma d[ao]) [A-ZÀ-Þ]`,
      '',
    ),
  ],
  ['surname', /nome (?:completo|inteiro)|sobrenome/i],
]

const toWhom = '(?:(?:para|a|com|pro|pra) )?(?:el[ae]s?|[ao] child§|child§|ninguém)'

const request =
  '(?:não|nunca|nem) (?:(?:é para|precisam?|podem?|quero que) )*' +
  '(?:fal|cont|coment|mencion|cit|diz|dig|toc|toqu|lembr|revel)'
const that = `[${LETTER}]*(?: (?:isso|disso|nisso|isto|nada|ainda|hein|viu|por favor|pelo amor de deus|${toWhom}))*`

export const silence =
  patternOf(String.raw`‹(?:(?:não|nunca|jamais|nem)(?: (?:é para|se|precisam?|podem?|vale|devem?|quero que
|queremos que|gostaria que|para|vocês?|el[ae]|o personagem))* (?:fal(?!t)|di[zg]|coment|mencion|cit|cont|lembr
|revel|us[ae]|toc(?!a )|toqu|pergunt|inclu|brinqu|mex|puxar|entr(?:e|em
|ar) n)[${LETTER}]*(?: ${toWhom})?(?: nada)?|evit(?:a|e|em|ar)(?: (?:fal|mencion|cit|coment|toc|us)ar)?
|nada (?:sobre|de (?!mais|novo))|sem (?:menção|(?:fal|mencion|cit|coment|toc|cont)ar)
|(?:fujam?|longe) do assunto|deix(?:a|e|em) (?:de fora|de lado|quieto))(?: (?:sobre|[nd]?o assunto|o tema
|a palavra))?(?<topic>.*)`)
export const silenceOfAll = anyOf(String.raw`
(?:festa|festinha|viagem|visita|passeio)(?: de aniversário)? surpresa|sem (?:ninguém|el[ae]) saber|ainda não sabe
(?:é|será|vai ser|por ser|fazer|de|em|uma?|grande) (?:surpresa|segredo)|segredo|shh+|psiu|entre nós|boca fechada
não (?:estrag|entreg)*|bico (?:calado|fechado)|boc\S+ de siri|sigilo|xiu|nem um pio|deixa (?:pra|para) lá|pul(?:a|em
ar) (?:o|a|iss|ess)|(?:ninguém|nem) (?:sabem?|sonha|imagina|desconfia)
não (?:sabem?|sonha|imagina|desconfia)(?: ainda)?(?=$|[,.]| (?:que|e|mas|de nada|disso|d[ao])›)
não (?:contamos|contei|falamos|falei|dissemos|avisamos)|${request}${that}(?=$|[,!.]| (?:e|mas|que|porque|pois|pelo) )`)
export const discreet = anyOf(`
só (?:desej|fal|diz|diga|mand)[a-z]*|detalhes?|vergonh*|envergonh*|discret*|a gente (?:falou|disse)
(?:falamos|dissemos) que|em particular|nome da doença|delicad[oa]`)
export const stopWords = wordsOf(`
viu fala fale falem falar falando conta conte contem contar comenta comente mencionar citar diga dizer toca toque lembra
assunto tema palavra coisa coisas surpresa segredo sabe saber amor deus ama adora gosta ano dia vez casa filha filho
menina
menino criança nome vídeo feliz aniversário natal beijo abraço bom boa grande obrigada evitar evite amigo amiga imagina
fazer fez deixa dar deu quero precisa favor aos`)

export const instruction = anyOf(String.raw`
ignore|instruções|prompt
(?:invent|cont|cant|imit)[ae] (?:\S+ )?uma? (?:história|piada|música|charada)
roteiro|sotaque|voz de|curtinho|capric*|surpreend*|poema
fa(?:z|ça|çam) (?:um |uma )?(?:vídeo|mensagem)|fa(?:z|ça|çam) (?:engraçad*|rir|sorrir|el[ae] )|[ou]m? vídeo
(?:em|com) rimas?|usar? (?:a|uma) voz|o personagem|(?:tudo|falar?e?|favor) em (?:inglês|espanhol)
sej(?:a|am) (?:bem )?(?:engraçad|carinhos|fof|breve)*`)

export const covered =
  patternOf(String.raw`^(?:(?:(?:el[ae]s?|(?:[ao] )?child§|noss[oa] \S+) )?(?:(?:vai |está |acabou de )?(?:faz\S*|fez
|complet\S+|tem|têm|com) )?(?:\d{1,2}|um|dois|três|quatro|cinco|seis|sete|oito|nove|dez) (?:anos?|aninhos|meses)
(?: \S+){0,3}|(?:hoje )?(?:é )?(?:o )?(?:aniversário|feliz \S+(?: das crianças)?)(?: .{3,8})?
|(?:muito )?obrigad[oa].*
|(?:el[ae] )?vai (?:amar|adorar|ficar (?:muito )?feliz).*|(?:sei lá|não sei|sem ideia|vocês que sabem|tanto faz).*
|(?:parabéns|boa sorte|melhoras|não|nada|nenhuma?|n\/?a|qualquer coisa|teste|ok|sim|oi|olá|bom|surpresa
|(?:[ao] )?child§))(?:,? child§)?$`)
export const condition = anyOf(`
se (?:el[ae]s?|vocês?|não|der|puder|comer|dormir|for|tiver|fizer|ficar|quiser|a gente)|caso|senão|só quando|desde que
a não ser`)
export const foreign = patternOf(
  '‹(?:she|he|her|his|the|loves?|likes?|and|my|with|is|has|ella|le|gustan?|los|las|muy|elle|aime|et|und|liebt)›',
)
