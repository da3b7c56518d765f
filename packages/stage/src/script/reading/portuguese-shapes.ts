import type { Language } from './language.ts'

export const shapes: Language['shapes'] = {
  child: String.raw`
likes: <=ama|adora|curte|prefere>m? {very}<l> => {you} {1}{m} {2}
likes: gostam? {very}(?=d[aeo]s? )<ofl> => {you} gosta{m} {1}
likes: {is}{mad} (?=por |pel|com |em |n[ao]s? )<bl> => {you} adora{m} {1}
likes: {is}fãs? (?=d[aeo]s? )<bl> => {you} adora{m} {1}
proud: <=sabem?|conseguem?|conseguiu|conseguiram> {very}<v> => {you} {1} {2}
proud: <=sabem?> <=tudo (?:de|sobre)> <l> => {you} {1} {2} {3}
proud: <=perdeu|perderam> (?={tooth}$)<o> => {you} {1} {2}
proud: caiu o <=(?:\S+ )?dent\S+>(?: del[ae])? => {youro} {1} caiu
fact: <=quer(?:em)?> (?:muito )?ser (?![oa] primeir)<o> => {you} {1} ser {2}
soon: (?:começ\S+|vai(?: começar)?|indo|entrou) (?:n|pr|para )?<=[oa] {school}(?: .*)?>
+ => {you} está{M} começando {1}
soon: {is}(?:contando os dias para|esperando) <o> => {you} está{M} esperando {1}
proud: (?:(?:é|são|está|estão|anda) )?{very}<={praise}(?:(?:,| e) {praise})*> => {you} é{M} {1}
proud: <=é|são|foi|foram|virou|viraram|vai ser> {very}<o=(?:[oa]s? |uma? )?{role}(?: .+)?> => {you} {1} {2}
proud: {is}{good}(?: demais)? <=em|no|na|nos|nas|de|com> <o> => {you} é{M} fera {1} {2}
proud: <=ganhou|ganharam|venceu|venceram|tirou|tiraram> (?=(?:.* )?{prize}(?: |$))<o> => {you} {1} {2}
proud: passou <=no|na|em|de> (?!mal)<o> => {you} passou {1} {2}
love: {is}(?:[oa] )?(?:noss[oa]|minha|meu) (?:\S+ )?(?:alegria|orgulho|amor|tesouro|vida) => tem gente aí em casa que
+ ama muito {you}
fact?: <=tem|têm> (?!que |de |muit|sido|fome|sono|pena|aula|prova|[oa]s? |mais |\d+ an)<o> => {you} {1} {2}
proud: (?={deed}› )<does> => {you} {1}
proud: <=aprendeu|aprenderam> (?:a )?<v> => {you} {1} a {2}
fact?: (?:está|estão|anda) {very}<doing> => {you} está{M} {1}
fact?: (?!faz (?:\d|um |dois|três|quatro|cinco|seis|sete|oito|nove|dez))<=(?:(?:sempre|até) )?><does> => {you} {1} {2}
`,
  other: String.raw`
love: <k=.+?> {very}(?:te )?<=amam?|adoram?>(?: (?:\S+ )?{kid}.*| (?:muito|demais|mais que tudo).*)? => {1} {2}
+ muito {you}
love: <k> (?:está com |estão com )?<=tem|têm|com|sente|sentem> (?:\S+ )?orgulho d.* => {1} {2} muito orgulho de {you}
love: (?:{we} )?te (?:am|ador).* => tem gente aí em casa que ama muito {you}
love: (?:{we} )?(?:am|ador)(?:amos|o|a) (?:\S+ )?{kid}.* => tem gente aí em casa que ama muito {you}
love: (?:{we} )?(?:temos|tenho|com|estamos|estou|somos|que) (?:\S+ ){0,3}orgulho.* => tem gente aí em casa com muito
+ orgulho de {you}
greeting: <k=.+?> {give} (?:{to} )?{hi}(?: {to})? => {1}
kiss: <k=.+?> {give} {hug}(?: {to})? => {1}
kiss: (?:{give} )?{hug},? (?:{to} )?d[aeo]s? <f> => {1}
kiss: com (?:\S+ )?(?:amor|carinho),? (?:d[aeo]s? )?<f> => {1}
greeting: (?:{give} )?(?:{hi}|recado|mensagem),? (?:{to} )?d[aeo]s? <f> => {1}
nickname: (?!não|nunca|nem|ele|ela)(?:(?!el[ae] )\S+ ){1,3}cham(?:am?|amos|o)(?: {kid})? (?:só )?de <n> => {1}
nickname: {the}apelid\S+(?: del[ae])? ?(?:é|:|=)? ?<n> => {1}
fact: <k>,? ?(?:se chama|chama|[:=]) ?<n> => {1} se chama {2}
likes: {the}melhor amig<=[oa]>(?: del[ae])? (?:é|se chama|:) ?(?:[oa] )?<name> => {your{1}} melhor amig{1} é {2}
likes: {the}<=(?![oa]s? )[a-zà-ɏ]+> (?:favorit|preferid)<=[oa]>(?: del[ae]s?)? ?(?:é|são|:|=) ?(?:[oa] (?=[A-Z]))?<o>
+ => {your{2}} {1} preferid{2} é {3}
likes: (?:gosta|ama|adora|hobb(?:y|ies)
+|curte)(?: muito)?(?: de)?(?: del[ae]s?)? ?[:=]+ ?(?:de )?<l> => {you} adora{m} {1}
heard: <things> => {1}
`,
  request: String.raw`
toOne: (?:{tell} )?(?:para |pro |pra )?(?:[oa] )?<=one\d§>,? (?:para |que é para |a )?<v> => {1}, que tal {2}
wish: {tell} (?:{to} )?(?:de |a |para |que é para )?<v> => {1}
congratulation: (?:(?:{give}|parabeniz[ae]r?) )?(?:os )?(?:parabéns|{kid})(?: {to})? <=por|pel[ao]s?> <o> => {1} {2}
hello: {give} (?:um )?(?:oi|olá|alô|abraço|beijo|salve) (?:para|pro|ao|à) <k> => {1}
nickname: cham[ae]r?m?(?: {kid})? de <n> => {1}
heard: (?:fal[ae]|pergunt[ae]|coment[ae]|mencion[ae])r?m?(?: {to})? (?=d[aeo]s? )<ofl> => {1}
`,
}

export const macros = String.raw`
very = (?:(?:muito|demais|tanto|mais|tão|bem|super|também|sempre|já) )*
is = (?:(?:é|são|está|estão|foi|anda) )?{very}
kid = (?:d?elas?|d?eles?|(?:[ao] )?child§|noss[oa] \S+|vocês?)
to = (?:(?:para|a) )?{kid}
hi = (?:um )?(?:\S+ )?(?:oi+|alô|feliz [\S ]+|parabéns|boa sorte|melhoras)(?: \S+){0,2}
hug = (?:\S+ ){0,4}(?:beij\S+|abraç\S+|cheiro|carinho|amor)(?: \S+)?
give = (?:(?:está|estão|quer|querem) )?(?:mand[aeo]\S*|d[áê]|dar|di[zg]\S*|fal[ae]r?m?|entreg[ae]r?|envi\S+|deix\S+
+|desej\S+)
we = (?:eu|nós|a gente|todos|mamãe e eu|papai e eu)
the = (?:[oa]s? )?(?:(?:seu|sua)s? )?
tell = (?:fal[ae]r?m?|di[zg]\S*|lembr[ae]r?|pe[çd]\S+|incentiv[ae]r?|ajud[ae]|ensin[ae]|manda)
tooth = (?:\S+ ){1,3}dent\S+(?: d[ea] \S+)?
deed = (?:venc|escrev|resolv)eu|(?:l|f)e[uz]|constru?iu|(?:mont|pint|nad|invent|salv|decor|program|plant|cri)ou
good = (?:fera|craque|ótim[oa]|excelente|bo[am]|talentos[oa])s?
school = (?:escol(?:inh)?a|creche|maternal|pré|jardim|\S+ ano)
mad = (?:viciad|apaixonad|doid|louc|fanátic|maluc|encantad)[oa]s?
prize = (?:medalha|troféu|prêmio|concurso|faixa|campeonato|certificado|torneio|nota boa|carimbo)s?
praise = {very}(?:alegre|carinhos[oa]|corajos[oa]|criativ[oa]|curios[oa]|dedicad[oa]|divertid[oa]|engraçad[oa]
+|esforçad[oa]|espert[oa]
+|fof[oa]|forte|generos[oa]|gentil|incrível|inteligente|lind[oa]|querid[oa])
role = (?:ajudante|irmã(?:o|zinha|ozinho)?|artista|cantora?|goleir[oa]|capitã|capitão|campe(?:ão|ã)|bailarina|estrela
+|herói
+|daminh[ao]|pajem|ovelhinha|narradora?|árvore|anjo|rainha|rei|líder|representante|noivinh[oa]|oradora?|eleit[oa])
`
