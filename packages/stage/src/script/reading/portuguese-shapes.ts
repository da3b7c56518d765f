import type { ShapeGroup } from './language.ts'
import { kin, praise } from './portuguese-words.ts'

/** Parts of the shapes. */
export const macros = String.raw`
adv = (?:(?:também|já|sempre|agora|finalmente|ainda|até|muito|hoje em dia|todo dia|só|se) )*
be = (?:(?:é|são|está|estão|anda|foi|foram|tem sido) )?{deg}
is = (?:é|são|está|estão|foi|foram|anda) {deg}
deg = (?:(?:muito|demais|bastante|super|tanto|mais|mesmo|de paixão|de montão|tão|bem|também|sempre|agora|já|tod[oa]) )*
kid = (?:elas?|eles?|[ao] child§|child§|noss[oa] (?:filh[oa]|pequen[oa]|menin[oa]|princesa|príncipe)|vocês?)
to = (?:(?:para|pro|a|ao|pra) )?{kid}
more = (?: (?:muito|demais|tanto|muitão|de montão|mais que tudo.*|de paixão|para sempre|infinito|até a lua.*
+|do tamanho do .*|(?:com|de) todo .*|sempre))*
much = (?:(?:muito|demais|tanto|também|sempre|todos) )*
hi = (?:um )?(?:grande |super )?(?:oi+|alô|feliz (?:aniversário|páscoa|natal|dia das crianças)|parabéns|boa sorte
+|melhoras)(?: bem grande| enorme)?
hugs = (?:(?:um|uns|muitos|mil|grande|super|beij\S+|abraç\S+|cheiro|carinho|amor|e|com|muito|bem|apertado|enorme) )*
+(?:beij\S+|abraç\S+|cheiro|carinho|amor|apertados?|enormes?)
the = (?:[oa]s? )?(?:(?:seus?|suas?) )?
fav = (?: del[ae]s?)?(?: no mundo)? ?(?:é|são|:|=)+ ?
tell = (?:fal[ae]r?m?|diz|diga|digam|dizer|lembr[ae]r?m?|peçam?|pede|pedir|incentiv[ae]r?m?|ajud[ae]|encoraj[ae]
+|motiv[ae]|ensin[ae])
of = (?:d[aeo]s?)
proud = (?:muito |tanto |um |o maior |baita )*orgulho(?: enorme| imenso| danado)?
mine = (?:(?:eu|nós|a gente|mamãe e eu|papai e eu|eu e .{2,20}) )?
tooth = (?:(?:o|os|um|dois|três|mais|seu|outro|primeiros?|segundo) )*(?:dente|dentinho)s?(?: de leite| da frente)?
+(?: del[ae]s?)?
role = (?:ajudante|irmã(?:o|zinha|ozinho)?|artista|cantora?|dançarin[oa]|leitora?|nadadora?|amig[oa]|goleir[oa]|capitão
+|campe(?:ão|ã)|atleta|cozinheir[oa]|ginasta|bailarina|patinadora?|pintora?|baterista|explorador[a]?|companheir[oa]
+|net[oa]|filh[oa]|alun[oa]|estrela|heroína|herói|menin[oa]|garot[oa]|criança|pessoa|comediante|cientista|inventora?
+|ator|atriz|girassol|árvore|daminha|pajem|parceir[oa]|coração|anjo|orgulho|luz|alegria|rainha|rei|figura|palhacinh[oa]
+|líder|representante)
`

export const shapes: Readonly<Record<ShapeGroup, string>> = {
  /** What the child is, does and has: the clause without its subject. */
  child: String.raw`
nickname: (?:(?:gosta|adora|ama|prefere) (?:de )?ser chamad[oa] de|é (?:chamad[oa] de|conhecid[oa] como)|atende por) <n>
+ => {1}
likes: {adv}(?:ama|adora|curte|prefere)m? {deg}<p>
likes: {adv}gostam? {deg}<=de|do|da|dos|das> <p> => {you} gosta{m} {1} {2}
likes: {be}(?:apaixonad[oa]|doid(?:inh)?[oa]|louc[oa]|louquinh[oa]|viciad[oa]|vidrad[oa]|fissurad[oa]|fã|fanátic[oa]
+|encantad[oa]|maluc[oa]|obcecad[oa]|fascinad[oa])s? <obj> => {you} adora{m} {1}
likes: (?:só )?(?:fala|pensa)m? (?:só )?(?:em|de|n[ao]s?|d[ao]s?) <p> (?:o dia (?:todo|inteiro)|o tempo todo|sem parar)
+ => {you} adora{m} {1}
proud: {adv}(?:aprendeu|aprenderam) {adv}(?:a )?<v>
proud: {adv}(?:aprendeu|aprenderam) (?:sobre )?<q>
fact: (?:{adv}(?:está|estão) )?{adv}(?:aprendendo|treinando) (?:a )?<v> => {you} está{M} aprendendo a {1}
fact: (?:{adv}(?:está|estão) )?{adv}aprendendo <q> => {you} está{M} aprendendo {1}
proud: {adv}(?:sabem?|conseguem?|conseguiu|conseguiram) {adv}<v>
proud: {adv}(?:sabem?|decorou|decoraram|conhecem?) <q>
proud: {adv}(?:perdeu|perderam) {tooth}
proud: {adv}(?:está|estão|tem|têm) (?:com )?{tooth} (?:mole|moles|bambo)
proud: caiu {tooth} => um dente já caiu
fact: {adv}quer(?:em)? (?:muito )?ser <q>
fact: {adv}sonham? em ser <q>
soon: (?:não vê|não veem|mal pode esperar|mal podem esperar)(?: a hora)? (?:de |para |pel[ao] |d[ao] )?<v>
+ => {you} não vê{M} a hora de {1}
soon: {is}(?:animad[oa]|empolgad[oa]|ansios[oa]|content|feliz)(?:e|es|s)? <=com|para|por> <q>
+ => {you} está{M} na maior animação {1} {2}
soon: (?:está|estão) (?:esperando|aguardando|contando os dias para) <q> => {you} está{M} esperando {1}
soon: {adv}(?:vai|vão) {adv}ser (?:irmã|irmãos?|daminha|pajem)(?: mais velh[oa]s?)?
soon: {adv}(?:vai|vão) (?:ganhar|ter) (?:um |uma )(?:irmãozinho|irmãzinha|priminho|priminha|irmão|irmã)
soon: {adv}(?:vai|vão) (?!ganhar|ter|receber|dar){adv}<v>
soon: {adv}(?:vai|vão) <=para a|para o|para|pro|pra|ao|à> <q>
fact: {adv}(?:começou|começaram|entrou|entraram|passou|passaram) (?:a )?<q>
proud: {is}<praise>
proud: <praise> => {you} é{M} {1}
proud: {is}<praise> <=n[ao]s?|em|com|durante|para> <q>
proud: (?:é|são|foi|foram) {deg}(?:(?:a|o|uma|um|minha|meu|nossa|nosso|grande|melhor|super|ótim[oa]|excelente|baita|maior
+|únic[oa]|verdadeir[oa]) )*<role>
proud: {be}(?:fera|craque|bamba|ótim[oa]|excelente|bo[am]|bons|boas|expert|talentos[oa])s? <=em|n[ao]s?|com|de|d[ao]s?> <q>
+ => {you} manda{m} muito bem {1} {2}
proud: (?:manda|arrasa|detona|mandou|arrasou)m?(?: muito)?(?: bem)? <=em|n[ao]s?|com> <q>
+ => {you} manda{m} muito bem {1} {2}
proud: (?:está|estão) (?:indo|se saindo) (?:super |muito )?bem <=em|n[ao]s?|com> <q>
proud: (?:tem|têm) (?:um|uma|o|a) (?:(?:maior|melhor|grande|enorme|baita) )?(?:coração|imaginação|sorriso|risada
+|gargalhada|abraço|senso de humor)(?: (?:enorme|gigante|lind[oa]|de ouro|incrível|contagiante|do mundo))+
fact: {adv}(?:tem|têm) <have>
proud: {adv}(?:ganhou|ganharam) <have>
fact: (?:está|estão) {adv}(?=n[oa] )<q>
fact: {adv}(?:está|estão) {adv}<doing>
proud: {adv}<did>
fact: {adv}<does>
`,
  /** What does not begin with the child. */
  other: String.raw`
love: <k> {much}(?:te )?<=amam?|adoram?>(?: {much}{kid})?{more} => {1} {2} muito {you}
love: <k> <=é|são> {deg}(?:apaixonad[oa]s?|louc[oa]s?|doid[oa]s?) (?:por|pel[ao]) {kid}{more} => {1} {2} só amor por {you}
love: <k> <=tem|têm> {proud} (?:d[ae]|dela|dele|delas|deles|de vocês?)(?: .*)? => {1} {2} muito orgulho de {you}
love: <k> (?:está|estão|é|são|ficou) {deg}orgulhos[oa]s?(?: .*)? => tem gente aí em casa com muito orgulho de {you}
love: {mine}(?:te )?{much}(?:amo|adoro|amamos|adoramos|a gente ama)(?: muito)?(?: {kid})?{more}
+ => tem gente aí em casa que ama muito {you}
love: a gente (?:te )?{much}(?:ama|adora)(?: muito)?(?: {kid})?{more} => tem gente aí em casa que ama muito {you}
love: {mine}(?:tenho|temos|tem|sinto|estou|estamos|está|sou|somos)? ?{deg}
+(?:que )?(?:{proud}|orgulhos[oa]s?|chei[oa]s? de orgulho)(?: .*)? => tem gente aí em casa com muito orgulho de {you}
greeting: <k> (?:mandam?|mandou|mandaram|deseja|desejam|quer(?:em)? (?:mandar|dizer|desejar)|dizem?) {hi}
+(?: {to})?(?: também)? => {1}
greeting: <k> (?:desejam?|quer(?:em)? desejar) (?:{to} )?(?:feliz|um dia|boa|tudo|muit|saúde|um ótimo).* => {1}
greeting: <k> (?:está|estão) (?:torcendo|com saudade).* => {1}
kiss: <k> (?:mandam?|mandou|mandaram|enviam?|deixam?) {hugs}(?: {to})?(?: também)? => {1}
kiss: {hugs},? {of} <k> => {1}
greeting: (?:{hi}|recado|mensagem),? {of} <k> => {1}
nickname: (?:todo mundo|todos|a gente|nós|eu|a família|{the}(?:${kin})) (?:só )?(?:chamam?|chamamos|chamo)
+(?: {kid})? (?:carinhosamente )?(?:só )?de <n> => {1}
nickname: {the}(?:apelido|apelidinho)(?: del[ae]| carinhoso| em casa)* ?(?:é|:|=) ?<n> => {1}
fact: <k>,? ?(?:se chama|[:=]) ?<n> => {1} se chama {2}
proud: <k> ensinou {kid} a <v> => {1} ensinou {you} a {2}
likes: {the}(?:coisas?|brincadeiras?|atividades?|hobb(?:y|ies)) (?:favorit|preferid)[oa]s?{fav}<p> => {you} adora{m} {1}
likes: {the}<thing> (?:favorita|preferida){fav}<p> => {yourF} {1} preferida é {2}
likes: {the}<thing> (?:favorito|preferido){fav}<p> => {yourM} {1} preferido é {2}
likes: (?:gosta|gostos|ama|adora|hobb(?:y|ies)|curte|paixões|gosta muito|gostam|amam|adoram)(?: de)?(?: del[ae]s?)?
+ ?[:=-]+ ?(?:de )?<p> => {you} adora{m} {1}
heard: <list> => {1}
`,
  /** What the character is asked to do. */
  request: String.raw`
toOne: (?:{tell} )?(?:para |pro |pra )?(?:[oa] )?<=one\d§>,? (?:para |que é para |a )?<v> => {1}, {2}
wish: {tell} (?:{to} )?(?:de |a |para |que é para )?<v> => {1}
luck: (?:(?:desej[ae]m?|desejar|diz|dê|dar|mand[ae]) )?(?:{to} )?(?:muita |toda a )?boa sorte(?: {to})? <q> => {1}
congratulation: (?:(?:dê|dar|dá|deem|mand[ae]|parabeniz[ae]r?) )?(?:os )?(?:parabéns|{kid})(?: {to})? <=por|pel[ao]s?> <q>
+ => {1} {2}
hello: (?:mand[ae]r?m?|dá|dê|dar|diz|diga|fal[ae]) (?:um )?(?:oi|olá|alô|abraço|beijo|salve)(?: também)?
+ (?:para|pro|ao|à|pras|pros|pra) <k> => para {1}
kiss: (?:mand[ae]r?m?|dá|dê|dar|entreg[ae]) {hugs} (?:{to} )?{of} <k> => {1}
greeting: (?:mand[ae]r?m?|dá|dê|dar|diz|diga|fal[ae]) {hi} (?:{to} )?{of} <k> => {1}
song: cant[ae]r?m?(?: (?:uma?|os?|parabéns|para|feliz))(?: (?:uma?|os?|musiquinha|música|canção|parabéns|bem|legal
+|linda|animada|para|{kid}|feliz|aniversário))* => -
joke: (?:cont[ae]r?m?|faz|faça)(?: {to})? (?:uma|umas|alguma) (?:boa )?(?:piada|piadinha|charada)s?(?: .*)? => -
nickname: cham[ae]r?m?(?: {kid})? (?:pelo apelido,? |de )<n> => {1}
about: (?:fal[ae]r?m?|pergunt[ae]r?m?|coment[ae]r?m?|mencion[ae]r?m?|cit[ae]r?m?)(?: {to})?
+ (?!.*(?:nome|idade|aniversário|personagem|vídeo|presente|inteiro|sem parar))<obj> => {1}
`,
}
