import { kin, pets } from './portuguese-words.ts'
import { anyOf } from './words.ts'

export const bodyParts =
  'bracinho|braço|perninha|perna|pezinho|pé|mãozinha|mão|dedinho|dedo|pulso|punho|tornozelo|nariz|cotovelo|joelho' +
  '|clavícula|ombro|cabeça|testa|queixo|olho|costela'
const beloved = `(?:${kin}|(?:${pets})s?|amig*|bebê|casa|professor*)`
const dear = `(?:(?:o|a|os|as|seu|sua|nosso|nossa|um|uma|meu|minha) )?(?:\\S+ )?${beloved}`

export const sorrow = anyOf(`
morr(?:eu|eram|er)|morrendo(?! de)|mort[oa]s?|morte|falec*|luto|enterr*|túmulo|velório
vir(?:ou|aram) (?:uma )?estrel*|no céu|papai do céu|foi pro céu|em memória|nas últimas|último aniversário
perd(?:eu|eram|emos|i) ${dear}|perdemos|partiu (?:cedo|em|no|para sempre)|div[oó]rci*|separad[oa]s?(?: d)?
separação|separamos|separaram|(?:se|nos) separ*|duas casas|guarda compartilhada|ex-?(?:marido|mulher)|prisão
presídio|cadeia|(?:${kin}|está|foi) pres[oa]|bullying|zoam|zoad*|zoando|xing*|excluíd*|zomb*|humilh*
abus*|órf*|aborto|(?:foi|foram) embora|sumiu|fugiu|nunca ach*|desaparec*|atropel*|sacrific*|acident*|incêndio
enchente|(?:a|na|da) guerra|depress*|solidão|(?:se sente|se sentindo|muito|tão|fica) sozinh[oa]
ninguém (?:quis|quer|brinc*|gost*|convid*)|coração partido|arrasad[oa] |abalad*|sofr*|desempreg*
passando por|primeir[oa] (?:natal|aniversário|páscoa|ano) sem|alzheimer|demência|suicíd*|assassin*|assalto
(?:ano|mês|meses|semana|momento|tempo|dia|período|fase)s? (?:\\S+ )?(?:difíc*|complicad*|puxad*|pesad*|dur[oa])`)

export const longing = anyOf(`
saudades?|sent(?:e|em|indo) (?:muita |muito a )?falta|longe d[aeo]s?|trist*|chatead*`)

export const illness = anyOf(`
doent*|dodói|internad*|internação|hospital*|cirurgi*|operação|oper(?:ou|ar|ad[oa])|febr*|grip*|resfri*|toss*
virose|dengue|covid|pneumonia|bronqu*|sinusite|otite|am[ií]gdal*|ap[eê]nd*
quebr(?:ou|ad[oa]|ando) (?:\\S+ )?(?:${bodyParts})|fratur*|torc(?:eu|ido) (?:o|a)|machuc*
(?:levou (?:\\S+ )?)?pontos (?:n|em)|levou (?:\\S+ )?pontos|gesso|engess*|muleta*|catapora|mão,? pé|coç*|caxumba
sarampo|garganta|dor de*|vomit*|remédio*|injeç*|antibiótico|médico disse|exame*|soro|repouso|atestado|diagnos*
tipoia|tratamento`)

export const graveIllness = anyOf(`
c[âa]ncer|leucemia|tumor*|quimio*|radioterapia|transplant*|uti|em coma|terminal|cardiopat*
cirurgia (?:no|do) coração|hemodiálise|avc|convuls*|epileps*|fibrose`)

/** What could embarrass, hurt or worry a child, and what is not for children: never said, in no words. */
export const sensitive = anyOf(
  // The body
  `trauma*
xixi|coc[ôo]|pipi|penico|troninho|privada|vaso|banheiro|frald*|desfrald*|calcinha|cueca|sutiã|nua?|pu[mn]s?|peid*
arrot*|mel[eé]ca*|catarro|baba|babar|ronc*|chul[eé]|fed*|cheir(?:a|o) mal|piolho*|menstru*|puberdade|espinha*
nariz|dedo|chup*|bico|mamadeira|mama|amament*|berço|naninha|unhas?|ro[eé][ri]|rói|mord*|bunda|bumbum|seios?|peit*
gord*|obes*|peso|magr*|baixinh*|careca|cicatriz*|orelhud*|dentuç*|banguel*|vesg*|mancha|pele|cabelo ruim|alisar
raci*|negr[oa]|preto da`,
  // Conduct
  `bat(?:e|eu|er|ia|endo)(?! (?:palmas?|bola|asas?|papo|o recorde))
chut(?:a|ou) (?:o|a) (?:irm*|coleg*|amig*|mãe|pai)|empurr*|belisc*|arranh*|cusp*|grit*|birr*|pirraç*
manh(?:a|os[oa])|chilique*|malcri*|mal-?educad*|desobed*|teimos*|ment[ei]*|roub*|furt*|trapac*|palavr(?:ão|ões)
enjoad*|frescur*|preguiços*|bagunç*|desastrad*|divid* com|compartilh* com|mandon*|mimad*|ci[uú]m*|brig(?!ade)[a-z]+
discut*|diretoria|coordenação|suspens*|expuls*|advertência|recuperação|reprov*|repet(?:iu|ente|ir)
notas? (?:baixa|vermelha|ruim)*|recus*|odei*|odi(?:ou|ava)|detest*|para(?:r|ndo)? de|telas?|celular|tablet
o dia (?:todo|inteiro) (?:no|na)|tímid*|timidez|vergonh*|envergonh*|nervos*|ansi*|preocup*|insegur*
med(?:o|os|ros[oa])|fobia*|pavor|pânico|grudad*|gagu*|língua presa|fono*|sensível|frustr*|raiv*|brav[oa]|irritad*
estress*|cansad*|exaust*|entediad*|decepcion*|desanimad*|dif[ií]c*|problem*|fracass*
perd(?:eu|eram|er)(?! (?:\\S+ ){0,3}(?:dent|medo|vergonha))|último lugar|pior|ruim|péssim*|terrív*|horrív*|noj*
esquisit*|estranh*|errou|falh*|atras(?:o|ad[oa])|mandou embora|implic*|cheirar|(?:com|dorm)* mal|indo mal
comport* mal|de \\d+ em \\d+|capet*|pest(?:e|inha)|diab*|endiabrad*|tagarela|fala demais|pelos cotovelos
hiperativ*|agressiv*|chor*|lágrim*|não (?!para)`,
  // Conditions and circumstances
  `autis*|padrasto|madrasta|adot*|adoção|ainda (?:usa|dorme|mama|toma|precisa|não|faz|chupa)|brinca* de médico|lamb*
espectro|asperger|ganh[a-z]+ .* (?:de|no|pro|para o) (?:aniversário|natal)|tdah|tea|tod|dislexi*|disprax*
defici[eê]*|necessidades especiais|cadeirante|cadeira de rodas|surd[oa]|ceg[oa]|auditivo|implante|síndrome|down
paralisia|terap*|psic*|laudo|al[eé]rgi*|intoler*|celíac*|diabet*|insulina|asma*|bombinha|dermatite|prematur*
fertilização|doador*|nasceu|nasciment*|trans|transgên*|gay|lésbic*|namor*|crush|paquer*|casar
beij(?:a|ou|ar) na boca|(?:gosta|apaixonad[oa]|encantad[oa]) (?:de|por) (?:um|uma) (?:menin*|coleg*|garot*|amig*)
igreja|missa|culto|deus|jesus|rez(?:a|ar)|ora(?:r|ção)|louvor|evangélic*|católic*|candomblé|umbanda|polític*|lula
bolsonaro|eleição|álcool|cachaça|fum[ao]*|vape|drog*|maconha|justiça|advogad*|dívid*|pobre*|falid*|despej*|ric[oa]
zumbi*|terror|inferno|put[ao]*|bosta|cu|fod*|buceta|piroca|viado|retardad*|babac*|trouxa|vagabund*|safad*
gostos(?:a|ona|ão)|tesão|d(?:á|ar|eu|ando) (?:pr[ao]|para)(?! comer)|rabo|pau|pinto|xoxota|perereca|piranha|vadia
gráv*|traiç*`,
  // Not to be promised or given away, and what turns a sentence around
  `noel|coelhinho da páscoa|fada do dente|acredit*|presente*|surpres*|mesada|promet*
se (?:ela|ele|você|não|der|puder)|senão|caso|deveria|só (?:come|bebe|dorme|gosta|quer|usa|brinca|falta)|ao invés
em vez|antigamente|precisa|tem que|tem de|obrigad[oa] a|dorm\\S+ (?:com|comigo|na cama d|no quarto d)|soneca
hora de dormir|acorda|age como|de bebê|mais (?:do )?que|melhor (?:do )?que|mud(?:ou|amos|ança|ar|ando|aram)
(?:escola|casa|cidade|turma) nova|não larga|amante|recém|mora|acha que|se ach*|come (?:feito|como|igual)|tadinh*
coitad*|erra*|engasg*|escondid*`,
)
