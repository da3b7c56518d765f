import type { Language } from './language.ts'
import { kin } from './portuguese-words.ts'

export const macros = String.raw`
adv = (?:(?:também|já|sempre|agora|finalmente|ainda|até|muito|hoje em dia|todo dia|só|se) )*
deg = (?:(?:muito|demais|bastante|super|tanto|mais|mesmo|de paixão|tão|bem|também|sempre|agora|já|tod[oa]) )*
is = (?:é|são|está|estão|foi|foram|anda|tem sido) {deg}
be = (?:{is})?{deg}
kid = (?:elas?|eles?|[ao] child§|child§|noss[oa] (?:filh[oa]|pequen[oa]|menin[oa]|princesa|príncipe)|vocês?)
to = (?:(?:para|pro|a|ao|pra) )?{kid}
more = (?: (?:muito|demais|tanto|mais que tudo.*|de paixão|para sempre|infinito|até a lua.*|do tamanho do .*|(?:com
+|de) todo .*|sempre))*
much = (?:(?:muito|demais|tanto|também|sempre|todos) )*
hi = (?:um )?(?:grande |super )?(?:oi+|alô|feliz (?:aniversário|páscoa|natal|dia das crianças)|parabéns|boa sorte
+|melhoras)(?: bem grande| enorme)?
hugs = (?:(?:um|uns|muitos|mil|grande|super|beij\S+|abraç\S+|cheiro|carinho|amor|e|com|muito|bem|apertado)
+ )*(?:beij\S+|abraç\S+|cheiro|carinho|amor|apertados?|enormes?)
the = (?:[oa]s? )?(?:(?:seus?|suas?) )?
fav = (?: del[ae]s?)?(?: no mundo)? ?(?:é|são|:|=)+ ?
tell = (?:fal[ae]r?m?|diz|diga|digam|dizer|lembr[ae]r?m?|peçam?|pede|pedir|incentiv[ae]r?m?|ajud[ae]|ensin[ae])
give = (?:mand[ae]r?m?|dá|dê|dar|diz|diga|fal[ae]r?m?|entreg[ae]r?|mandou|mandaram|enviam?|deixam?|deseja[mr]?|dizem
+|querem? (?:mandar|dizer|desejar))
of = (?:d[aeo]s?)
proud = (?:muito |tanto |um |o maior |baita )*(?:orgulho|orgulhos[oa]s?|chei[oa]s? de orgulho)
we = (?:(?:eu|nós|a gente|mamãe e eu|papai e eu) )?(?:te )?
tooth = (?:(?:o|os|um|dois|três|mais|seu|outro|primeiros?|segundo) )*(?:dente|dentinho)s?(?: de leite| da frente)?(?:
+ del[ae]s?)?
good = (?:fera|craque|ótim[oa]|excelente|bo[am]|bons|boas|talentos[oa])s?
role = (?:ajudante|irmã(?:o|zinha|ozinho)?|artista|cantora?|dançarin[oa]|leitora?|nadadora?|amig[oa]|goleir[oa]
+|capitão|campe(?:ão|ã)|atleta|cozinheir[oa]|ginasta|bailarina|pintora?|companheir[oa]|net[oa]|filh[oa]|alun[oa]
+|estrela|heroína|herói|menin[oa]|garot[oa]|criança|pessoa|cientista|inventora?|ator|atriz|daminha|pajem|parceir[oa]
+|anjo|orgulho|luz|alegria|rainha|rei|figura|palhacinh[oa]|líder|representante)
`

export const shapes: Language['shapes'] = {
  child: String.raw`
likes: {adv}(?:ama|adora|curte|prefere)m? {deg}<p>
likes: {adv}gostam? {deg}<=de|do|da|dos|das> <p> => {you} gosta{m} {1} {2}
likes: {be}(?:apaixonad|doid(?:inh)?|louc|louquinh|viciad|vidrad|fã|fanátic|encantad|maluc|obcecad|fascinad)[oa]?s?
+ <obj> => {you} adora{m} {1}
proud: {adv}(?:aprendeu|aprenderam|sabem?|conseguem?|conseguiu|conseguiram) {adv}(?:a )?<v>
proud: {adv}(?:aprendeu|aprenderam|sabem?|decorou|decoraram|conhecem?) (?:sobre )?<q>
fact: (?:{adv}(?:está|estão) )?{adv}aprendendo (?:a )?<v> => {you} está{M} aprendendo a {1}
fact: (?:{adv}(?:está|estão) )?{adv}aprendendo <q> => {you} está{M} aprendendo {1}
proud: {adv}(?:perdeu|perderam) {tooth}
proud: {adv}(?:está|estão|tem|têm) (?:com )?{tooth} (?:mole|moles|bambo)
fact: {adv}(?:quer(?:em)? (?:muito )?|sonham? em )ser <q>
soon: (?:não vê|não veem|mal podem? esperar)(?: a hora)? (?:de |para |pel[ao] )?<v> => {you} não vê{M} a hora de {1}
soon: {is}(?:animad[oa]|empolgad[oa]|ansios[oa]|content|feliz)(?:e|es|s)? <=com|para|por> <q> => {you} está{M} na
+ maior animação {1} {2}
soon: (?:está|estão) (?:esperando|aguardando|contando os dias para) <q> => {you} está{M} esperando {1}
soon: {adv}(?:vai|vão) (?:{adv}ser (?:irmã|irmãos?|daminha|pajem)(?: mais velh[oa]s?)?|(?:ganhar|ter) (?:um |uma
+ )(?:irmão?zinh[oa]|primi?nh[oa]|irmão|irmã))
soon: {adv}(?:vai|vão) (?!ganhar|ter|receber|dar){adv}<v>
soon: {adv}(?:vai|vão) <=para a|para o|para|pro|pra|ao|à> <q>
fact: {adv}(?:começou|começaram|entrou|entraram|passou|passaram) (?:a )?<q>
proud: {is}<praise>
proud: <praise> => {you} é{M} {1}
proud: (?:é|são|foi|foram) {deg}(?:(?:a|o|uma|um|minha|meu|nossa|nosso|grande|melhor|super|ótim[oa]|maior
+|verdadeir[oa]) )*{role}
proud: (?:é|são|foi|foram) {deg}(?:(?:a|o|uma|um|grande|melhor|super|ótim[oa]|maior|verdadeir[oa]) )*{role}
+ <=d[aeo]s?|n[ao]s?> <q>
proud: (?:{be}{good}|(?:manda|arrasa|mandou|arrasou)m?(?: muito)?(?: bem)?) <=em|n[ao]s?|com|de|d[ao]s?> <q> => {you}
+ manda{m} muito bem {1} {2}
proud: {adv}(?:ganhou|ganharam) <have>
fact: {adv}(?:tem|têm) <have>
fact: {adv}(?:está|estão) {adv}<doing>
proud: {adv}<did>
fact: {adv}<does>
`,
  other: String.raw`
love: <k> {much}(?:te )?<=amam?|adoram?>(?: {much}{kid})?{more} => {1} {2} muito {you}
love: <k> <=tem|têm> {proud} (?:d[ae]|del[ea]s?|de vocês?)(?: .*)? => {1} {2} muito orgulho de {you}
love: <k> {is}{proud}(?: .*)? => tem gente aí em casa com muito orgulho de {you}
love: (?:{we}{much}(?:amo|adoro|amamos|adoramos)|a gente {much}(?:ama|adora))(?: muito)?(?: {kid})?{more} => tem
+ gente aí em casa que ama muito {you}
love: {we}(?:tenho|temos|tem|sinto|estou|estamos|está|sou|somos)? ?{deg}(?:que )?{proud}(?: .*)? => tem gente aí em
+ casa com muito orgulho de {you}
greeting: <k> {give} (?:{to} )?(?:{hi}|feliz.*|um dia.*|tudo.*|muit.*|saúde.*)(?: {to})?(?: também)? => {1}
greeting: <k> (?:está|estão) (?:torcendo|com saudade).* => {1}
kiss: <k> {give} {hugs}(?: {to})?(?: também)? => {1}
kiss: {hugs},? {of} <k> => {1}
greeting: (?:{hi}|recado|mensagem),? {of} <k> => {1}
nickname: (?:todo mundo|a gente|nós|eu|a família|{the}(?:${kin})) (?:só )?(?:chamam?|chamamos|chamo)(?: {kid})? (?:só
+ )?de <n> => {1}
nickname: {the}apelid(?:o|inho)(?: del[ae]| carinhoso| em casa)* ?(?:é|:|=) ?<n> => {1}
fact: <k>,? ?(?:se chama|[:=]) ?<n> => {1} se chama {2}
proud: <k> ensinou {kid} a <v> => {1} ensinou {you} a {2}
likes: {the}<=\S+> (?:favorita|preferida){fav}<p> => {yourF} {1} preferida é {2}
likes: {the}<=\S+> (?:favorito|preferido){fav}<p> => {yourM} {1} preferido é {2}
likes: (?:gosta|ama|adora|hobb(?:y|ies)|curte|gosta muito|gostam)(?: de)?(?: del[ae]s?)? ?[:=-]+ ?(?:de )?<p> =>
+ {you} adora{m} {1}
heard: <list> => {1}
`,
  request: String.raw`
toOne: (?:{tell} )?(?:para |pro |pra )?(?:[oa] )?<=one\d§>,? (?:para |que é para |a )?<v> => {1}, que tal {2}
wish: {tell} (?:{to} )?(?:de |a |para |que é para )?<v> => {1}
luck: (?:(?:desej[ae]r?m?|diz|dê|dar|mand[ae]) )?(?:{to} )?(?:muita |toda a )?boa sorte(?: {to})? <q> => {1}
congratulation: (?:(?:{give}|parabeniz[ae]r?) )?(?:os )?(?:parabéns|{kid})(?: {to})? <=por|pel[ao]s?> <q> => {1} {2}
hello: {give} (?:um )?(?:oi|olá|alô|abraço|beijo|salve)(?: também)? (?:para|pro|ao|à|pras|pros|pra) <k> => para {1}
kiss: {give} {hugs} (?:{to} )?{of} <k> => {1}
greeting: {give} {hi} (?:{to} )?{of} <k> => {1}
song: cant[ae]r?m?(?: (?:uma?|os?|musiquinha|música|canção|parabéns|bem|legal|linda|animada|para|{kid}|feliz))+ => -
joke: (?:cont[ae]r?m?|faz|faça)(?: {to})? (?:uma|umas|alguma) (?:boa )?(?:piada|piadinha|charada)s?(?: .*)? => -
nickname: cham[ae]r?m?(?: {kid})? (?:pelo apelido,? |de )<n> => {1}
about: (?:fal[ae]|pergunt[ae]|coment[ae]|mencion[ae]|cit[ae])r?m?(?: {to})? (?!.*(?:nome|idade|aniversário|personagem
+|vídeo|presente|inteiro|sem parar))<obj> => {1}
`,
}
