import type { Language } from './language.ts'
import { kin, pets } from './portuguese-words.ts'

export const macros = String.raw`
pet = ${pets}
mine = (?: del[ae])?(?: na escola| da escola)?
adv = (?:(?:também|já|sempre|agora|finalmente|ainda|até|muito|hoje em dia|todo dia|se) )*
deg = (?:(?:muito|demais|bastante|tanto|mais|mesmo|de paixão|tão|bem|também|sempre|agora|já|tod[oa]) )*
is = (?:é|são|está|estão|foi|foram|anda) {deg}
be = (?:{is})?{deg}
kid = (?:elas?|eles?|[ao] child§|child§|noss[oa] (?:filh[oa]|pequen[oa]|menin[oa]|princesa|príncipe)|vocês?)
to = (?:(?:para|pro|a|ao|pra) )?{kid}
more = (?: (?:muito|demais|tanto|mais que tudo.*|de paixão|para sempre|infinito|até .*|do tamanho do .*|(?:com
+|de) todo .*
+|sempre))*
much = (?:(?:muito|demais|tanto|também|sempre|todos) )*
hi = (?:um )?(?:grande |super )?(?:oi+|alô|feliz (?:aniversário|páscoa|natal|dia das crianças)|parabéns|boa sorte
+|melhoras)(?: bem grande| enorme)?
hugs = (?:(?:um|uns|muitos|mil|grande|super|beij\S+|abraç\S+|cheiro|carinho|amor|e|com|muito|bem|apertado)
+ )*(?:beij\S+|abraç\S+|cheiro|carinho|amor|apertados?|enormes?)
the = (?:[oa]s? )?(?:(?:seus?|suas?) )?
fav = (?: del[ae]s?)?(?: no mundo)? ?(?:é|são|:|=)+ ?
tell = (?:fal[ae]r?m?|diz|diga|digam|dizer|lembr[ae]r?m?|peçam?|pede|pedir|incentiv[ae]r?m?|ajud[ae]|ensin[ae]|manda)
give = (?:mand[ae]r?m?|dá|dê|dar|diz|diga|fal[ae]r?m?|entreg[ae]r?|mandou|mandaram|enviam?|deixam?|deseja[mr]?|dizem
+|querem? (?:mandar|dizer|desejar))
of = (?:d[aeo]s?)
proud = (?:muito |tanto |um |o maior |baita )*(?:orgulho|orgulhos[oa]s?|chei[oa]s? de orgulho)
we = (?:(?:eu|nós|a gente|mamãe e eu|papai e eu) )?(?:te )?
tooth = (?:(?:o|os|um|dois|três|mais|seu|outro|primeiros?|segundo|terceiro|quarto
+|\d) )*(?:dente|dentinho)s?(?: de leite| da frente)?
good = (?:fera|craque|ótim[oa]|excelente|bo[am]|bons|boas|talentos[oa]|demais)s?
school = (?:escol(?:inh)?a(?: nova)?|creche|maternal|pré|jardim|primeiro ano|segundo ano|terceiro ano|\dº ano)
mad = (?:viciad|apaixonad|doid(?:inh)?|louc|louquinh|vidrad|fanátic|encantad|maluc|obcecad|fascinad)[oa]?s?
prize = (?:medalha|troféu|prêmio|concurso|faixa|campeonato|certificado|adesivo|diploma|torneio|corrida|jogo)s?
`

export const shapes: Language['shapes'] = {
  child: String.raw`
likes: {adv}<=ama|adora|curte|prefere>m? {deg}<l> => {you} {1}{m} {2}
likes: {adv}gostam? {deg}<ofl> => {you} gosta{m} {1}
likes: {be}{mad} (?=por |pel|com |em |n[ao]s? )<bl> => {you} adora{m} {1}
likes: {be}(?:fã|fãs) (?:número um )?(?=d[aeo]s? )<bl> => {you} adora{m} {1}
proud: {adv}<=aprendeu|aprenderam> {adv}(?:a )?<v> => {you} {1} a {2}
proud: {adv}<=sabem?|conseguem?|conseguiu|conseguiram> {adv}<v> => {you} {1} {2}
proud: {adv}<=decorou|decoraram|conhecem?> (?=tod[oa]s? |[oa]s? )<t> => {you} {1} {2}
proud: {adv}sabe <=tudo (?:de|sobre)> <l> => {you} sabe {1} {2}
proud: {adv}sabe (?=tod[oa]s |os nomes? |o nome )<t> => {you} sabe {1}
fact: (?:{adv}(?:está|estão) )?{adv}aprendendo a <v> => {you} está{M} aprendendo a {1}
fact: (?:{adv}(?:está|estão) )?{adv}aprendendo <t> => {you} está{M} aprendendo {1}
proud: {adv}<=perdeu|perderam> (?={tooth}$)<t> => {you} {1} {2}
fact: {adv}<=quer(?:em)?> (?:muito )?ser <l> ou <l> => {you} {1} ser {2} ou {3}
fact: {adv}<=quer(?:em)?> (?:muito )?ser (?![oa] primeir)<l> => {you} {1} ser {2}
fact: <=vai ser irmão?(?:zinh[oa])?(?: mais velh[oa])?> => {you} {1}
fact: <=(?:(?:sempre|também) )?ajud(?:a|ou)> <k=.+?> a <v> => {you} {1} {2} a {3}
fact: <=(?:(?:sempre|também) )?ajud(?:a|ou)> (?:a )?<v> => {you} {1} a {2}
soon: {adv}(?:começa|começou|começando|começar|vai começar|indo para|vai para|entrou) (?:n|pr|para )?<=[oa] {school}>
+ => {you} está{M} começando {1}
proud: (?:{is})?<praise> => {you} é{M} {1}
proud: <=é|são|foi|foram|virou> {deg}<role> => {you} {1} {2}
proud: (?=campe)<role> => {you} foi {1}
proud: ficou em <=primeiro|segundo|terceiro> lugar <=n[ao]> <t> => {you} ficou em {1} lugar {2} {3}
soon: vai ser (?!.*irmã)<role> => {you} vai ser {1}
proud: (?:{is})?(?:(?:pegou|ganhou|conquistou|passou (?:pra|para)|a) )*faixa <=[a-z]+(?: n[ao] \S+)?>
+ => {you} é{M} faixa {1}
proud: {adv}(?:anda(?:ndo)? |tirou as |tiraram as )(?:de (?:bicicleta|bike) )?(?:sem (?:as )?)?
+rodinhas?(?: da (?:bicicleta|bike))?
+ => {you} já anda{m} de bicicleta sem rodinhas
love: {is}(?:[oa] )?(?:noss[oa]|minha|meu|d[ao] casa|todinh[oa]) (?:maior )?(?:alegria|orgulho|amor|tesouro|vida
+|mundo|luz|paixão|milagre)
+ => tem gente aí em casa que ama muito {you}
soon: {adv}(?:está |estão )?contando os dias (?:para|pra) <t> => {you} está{M} contando os dias para {1}
proud: {be}{good}(?: demais)? <=em|no|na|nos|nas|de|com> <t> => {you} é{M} fera {1} {2}
proud: {adv}<=ganhou|ganharam|venceu|venceram> (?=(?:.* )?{prize}(?: |$))<t> => {you} {1} {2}
proud: {adv}passou <=no|na|em|de> <t> => {you} passou {1} {2}
fact: {adv}<=tem|têm> <own> => {you} {1} {2}
fact: {adv}ganhou (?=uma? (?:{pet})(?:$| chamad))<t> => {you} ganhou {1}
fact: {adv}<=começou|entrou> (?:a fazer )?(?=n[ao] |aulas? de |em )<own> => {you} {1} {2}
proud: (?:já )?caiu o <=(?:(?:primeiro|segundo|terceiro) )?dent(?:e|inho)(?: de leite)?>(?: del[ae])?
+ => {youro} {1} caiu
proud: {adv}<won> => {you} {1}
fact: (?:está|estão) {adv}<doing> => {you} está{M} {1}
fact: <=(?:(?:já|sempre|até) )?>{adv}<did> => {you} {1} {2}
fact: <=(?:(?:já|sempre|até) )?>{adv}<does> => {you} {1} {2}
`,
  other: String.raw`
love: (?:{tell} (?:{to} )?que )?<k=.+?> {much}(?:te )?<=amam?|adoram?>(?: {much}{kid}.*|{more}) => {1} {2} muito {you}
love: <k> <=tem|têm|está com|estão com|sente|sentem> {proud} (?:de {kid}|d{kid}).* => {1} {2} muito orgulho de {you}
love: (?:eu |nós |a gente |todos )?te (?:am|ador)(?:amos|am|[ao])(?: .*)? => tem gente aí em casa que ama muito {you}
love: (?:{we})?(?:amamos|amo|adoramos|adoro|amam) {much}{kid}.* => tem gente aí em casa que ama muito {you}
love: (?:{we})?(?:temos|tenho|sinto|estamos com|estou com|somos|morrendo|morro|quanto orgulho|que) ?{deg}{proud}.*
+ => tem gente aí em casa com muito orgulho de {you}
greeting: <k> {give} (?:{to} )?{hi}(?: {to})?(?: também)? => {1}
kiss: <k> {give} {hugs}(?: {to})?(?: também)? => {1}
kiss: (?:{give} )?{hugs},? (?:{to} )?{of} <f> => {1}
greeting: (?:{give} )?(?:{hi}|recado|mensagem),? (?:{to} )?{of} <f> => {1}
nickname: (?:todo mundo|a gente|nós|eu|a família|{the}(?:${kin})(?: [A-Z]\S+)?) (?:só )?(?:chamam?|chamamos
+|chamo)(?: {kid})?
+ (?:só )?de <n> => {1}
nickname: {the}apelid(?:o|inho)(?: del[ae]| carinhoso| em casa)* ?(?:é|:|=)? ?<n> => {1}
fact: <k>,? ?(?:se chama|chama|[:=]) ?<n> => {1} se chama {2}
fact: {adv}torcem? <=pel[ao]|pr[ao]|para [oa]> <name> => {you} torce{m} {1} {2}
fact: (?:o )?nome d<=[ao]> <=(?:{pet})>(?: del[ae])? é <name> => {1} {2} se chama {3}
likes: {the}melhor amig<=[oa]>{mine} (?:é|se chama|:) ?(?:[oa] )?<name> => {your{1}} melhor amig{1} é {2}
likes: {the}<=\S+> (?:favorit|preferid)<=[oa]>{fav}(?:[oa] )?<name> => {your{2}} {1} preferid{2} é {3}
likes: {the}<=\S+> (?:favorit|preferid)<=[oa]>{fav}<t> => {your{2}} {1} preferid{2} é {3}
likes: (?:gosta|ama|adora|hobb(?:y|ies)|curte|gosta muito|gostam)(?: de)?(?: del[ae]s?)? ?[:=]+ ?(?:de )?<l> =>
+ {you} adora{m} {1}
heard: <things> => {1}
`,
  request: String.raw`
toOne: (?:{tell} )?(?:para |pro |pra )?(?:[oa] )?<=one\d§>,? (?:para |que é para |a )?<v> => {1}, que tal {2}
wish: {tell} (?:{to} )?(?:de |a |para |que é para )?<v> => {1}
luck: (?:{give} )?(?:{to} )?(?:muita |toda a )?boa sorte(?: {to})? <t> => {1}
congratulation: (?:(?:{give}|parabeniz[ae]r?) )?(?:os )?(?:parabéns|{kid})(?: {to})? <=por|pel[ao]s?> <t> => {1} {2}
hello: {give} (?:um )?(?:oi|olá|alô|abraço|beijo|salve)(?: também)? (?:para|pro|ao|à|pras|pros|pra) <k> => {1}
nickname: cham[ae]r?m?(?: {kid})? de <n> => {1}
heard: (?:fal[ae]|pergunt[ae]|coment[ae]|mencion[ae])r?m?(?: {to})? (?=d[ao]s? )<ofthings> => {1}
`,
}
