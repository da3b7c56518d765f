import type { FurtherTexts } from './script-texts.ts'

/** What is said in a family's later films, once the texts of `texts-pt.ts` were heard. */
export const furtherPt: FurtherTexts = {
  openings: {
    any: [
      '{name}, sou eu, {me}! Desde ontem que eu penso neste momento.',
      '{name}, olha quem chegou! Sou eu, {me}, e não queria estar em nenhum outro lugar.',
      '{name}, oi, oi! Aqui quem fala é {me}. A minha lista de hoje só tem uma coisa: [você|vocês].',
      '{name}, que dia lindo! Sou eu, {me}, e vim pelo caminho mais rápido que existe.',
      '<4 {name}, oi, oi! Sou eu, {me}. Trouxe um beijinho e uma cantiga.',
      '<4 {name}, olha eu aqui! Sou eu, {me}. Toc, toc, toc, vim a pé.',
    ],
    warm: [
      '{name}, que alegria! Sou eu, {me}, e desde cedo eu só penso em [te ver|ver vocês].',
      '{name}, finalmente! Sou eu, {me}. Vim de braços livres só para abraçar [você|vocês] direito.',
    ],
    funny: [
      '{name}, [disfarça|disfarcem]! Sou eu, {me}, e acho que um pombo me seguiu até aqui.',
      '{name}, não vale rir! É {me}, e vesti a blusa do avesso outra vez.',
    ],
    brave: [
      '{name}, pode contar comigo! Sou eu, {me}. Voei por cima de três mares só para estar aqui.',
      '{name}, a estrada foi longa! Mas aqui estou eu, {me}, e por [você|vocês] eu faria tudo de novo amanhã.',
    ],
    gentle: [
      '{name}, sou eu, {me}. Vamos ficar juntinho um pouco, sem pressa nenhuma.',
      '{name}, oi. Sou eu, {me}. Vim escutando a chuva, e ela mandou um abraço.',
    ],
    playful: [
      '{name}, lá vou eu! Sou eu, {me}, e hoje quem ganhou o esconde-esconde fui eu!',
      '{name}, estátua! É {me}! Pronto, agora [pode|podem] se mexer!',
    ],
    wise: [
      '{name}, que bom ter [você|vocês] aqui. Sou eu, {me}, e de uma coisa eu tenho certeza: gente assim é rara.',
      '{name}, belo dia para uma visita. Sou eu, {me}. Fui procurar a palavra “maravilha” no dicionário e pensei em [você|vocês].',
    ],
    excited: [
      '{name}, chegou a hora! Sou eu, {me}! Estou dando pulos desde o café da manhã!',
      '{name}, oba, oba, oba! É {me}! Vim correndo o último pedaço e nem me atrasei!',
    ],
  },
  notAlone: [
    'E eu não vim só: trouxe {others}!',
    'E agora vem a melhor parte: {others}!',
    '[Está|Estão] ouvindo esses passos? Só pode ser {others}!',
    'E hoje eu trouxe reforço: {others}!',
  ],
  joinings: {
    any: [
      'Oi! Sou eu, {me}. Eu estava esperando a minha vez.',
      'Sou eu, {me}! Vim junto porque queria muito [te ver|ver vocês].',
      'E aqui estou: {me}! Ouvi o [seu nome|nome de vocês] e vim na hora.',
      'Meu nome é {me}, e trouxe o meu bom humor na bagagem.',
      'Um oi meu também! Sou eu, {me}.',
      'Ei, aqui é {me}! Quase começaram sem mim, vê se pode.',
      'Ainda cabe um aqui? Sou eu, {me}!',
      'E tem eu também, {me}. Guardei o melhor lugar, bem aqui.',
      '<4 Oi! Sou eu, {me}. Olha só, estou acenando!',
      '<4 Sou eu, {me}! Oi, oi, oi, que gostoso!',
    ],
    warm: [
      'E sou eu, {me}! Dá licença, que eu também quero ficar pertinho.',
      'É {me}! O meu coração deu um pulinho quando eu vi [você|vocês].',
    ],
    funny: [
      'Tchã-rã! Sou eu, {me}! Ensaiei essa entrada, e em casa saiu bem melhor.',
      'Sou eu, {me}! Não [olha|olhem] para baixo, que eu vim com uma meia de cada cor!',
    ],
    brave: [
      'Sou eu, {me}. Hoje eu fico do [seu lado|lado de vocês], com o peito bem estufado.',
      'Sou eu, {me}! Aliás, o dragão da ponte mandou lembranças.',
    ],
    gentle: [
      'Sou eu, {me}. Entrei na ponta dos pés, para primeiro ouvir [você|vocês].',
      'Oi, sou eu, {me}. Vou só sentar aqui e ficar feliz.',
    ],
    playful: [
      '<10 Cadê? Achou! Sou eu, {me}! Aposto que ninguém me viu chegar!',
      'É {me}! Vim pulando num pé só e só caí duas vezes!',
      'Sou eu, {me}! Quem sorrir por último vai ter que cantar!',
    ],
    wise: [
      'E sou eu, {me}. O que é bom merece uma longa caminhada, e aqui estou.',
      'Sou eu, {me}. Fechei o meu livro mais cedo só para vir.',
    ],
    excited: [
      'Sou eu, {me}! Estou acenando esse tempo todo!',
      'Uau, uau, uau! Sou eu, {me}, e eu estou aqui de verdade!',
    ],
  },
  occasions: {
    birthday: [
      '[Está|Estão] ouvindo? Até os passarinhos estão ensaiando o parabéns. [Você está|Vocês estão] fazendo {years}! Feliz aniversário!',
      'Feliz aniversário! {years} de vida! É a idade certinha para repetir o bolo.',
      'Este dia estava marcado de dourado no meu calendário. Feliz aniversário! {years}! As velinhas não aguentam mais esperar.',
      'Feliz aniversário! Hoje o sol levantou mais cedo de propósito, e eu também.',
    ],
    achievement: [
      'Parem tudo! Hoje a estrela do dia [é você|são vocês]. Que garra!',
      'Então é verdade! Quem quer muito e não desiste chega lá. Tiro o meu chapéu.',
      'Se eu tivesse uma medalha, ela seria [sua|de vocês]. Foi passo a passo, e deu certo!',
      'Bravo! Quero ouvir como foi, desde o comecinho.',
    ],
    backToSchool: [
      'O sinal já vai tocar! [Leva as suas perguntas e o seu melhor sorriso|Levem as perguntas e o melhor sorriso].',
      'Começou o ano na escola! Em algum lugar por lá tem uma amizade nova esperando.',
      '[Pode|Podem] apontar o lápis, que as aulas estão aí! [Você já tem|Vocês já têm] {years}, e ainda cabe muita coisa nessa cabeça.',
      'Volta às aulas! Cheirinho de caderno novo, e mil páginas em branco para encher de coisa boa.',
    ],
    christmas: [
      'Os sinos estão tocando e as luzes já acenderam. Feliz Natal! [Você é a luzinha|Vocês são as luzinhas] que mais [brilha|brilham].',
      'Feliz Natal! Pendurei um sininho na minha porta para [você|vocês], e ele tocou sem ninguém encostar.',
      'Feliz Natal! Está tudo com cheiro de rabanada, e eu não consigo parar de cantarolar.',
      'Feliz Natal! Que a casa fique cheia de música, mesmo que alguém desafine.',
    ],
    easter: [
      'Está tudo com cheirinho de chocolate. Feliz Páscoa! Até o passarinho da janela está de bico doce.',
      'Feliz Páscoa! Fui pintar um ovo para [você|vocês] e acabei pintando o cotovelo também.',
      'Feliz Páscoa! [Pode|Podem] procurar atrás da porta, embaixo do sofá: eu não conto nada!',
      'Feliz Páscoa! O coelho me perguntou o caminho, e eu falei: é só seguir a risada.',
    ],
    childrensDay: [
      'Chegou o dia mais divertido do ano. Feliz Dia das Crianças! Hoje o parquinho inteiro é [seu|de vocês].',
      'Feliz Dia das Crianças! Por mim, tinha um balão em cada árvore do caminho.',
      'Feliz Dia das Crianças! Hoje só vale uma regra: antes do almoço, nenhuma!',
      'Feliz Dia das Crianças! Hoje até o relógio anda mais devagar, para dar mais tempo de brincar.',
    ],
    congratulations: [
      'Parabéns! Dei brilho na minha corneta para contar para todo mundo. Este momento é [seu|de vocês]!',
      'Parabéns! Quando eu soube, dancei na cozinha, e olha que eu nunca danço na cozinha.',
      'Parem a música! Não, soltem a música! Parabéns!',
      'Parabéns! Hoje muita gente sorriu com essa notícia, e eu fui a primeira pessoa da fila.',
    ],
    getWell: [
      '<10 Trouxe uma cesta inteira de carinho. [Vai|Vão] devagar, um chamego de cada vez.',
      'Soube que é hora de descansar um pouquinho. Tudo bem: o parquinho espera.',
      'Me contaram que o corpo está pedindo descanso. Vim com um cachecol quentinho e todo o tempo do mundo.',
      'Ficar na cama também é um trabalho importante: fechar os olhos, respirar e receber muito mimo.',
    ],
    justBecause: [
      'Sem festa e sem data marcada: eu só queria [te ver|ver vocês]. O mundo fica mais bonito com [você|vocês] nele.',
      'Eu estava só passando por aqui. Mentirinha: eu vim de propósito!',
      'Hoje não tem vela nem sino. Só eu, com vontade de dar um oi.',
      'Tem dia que precisa de motivo. Hoje o motivo [é você|são vocês].',
    ],
  },
  wishes: {
    birthday: [
      'Agora um pedido, do tamanho que [quiser. Pode|quiserem. Podem] soprar!',
      '[Fecha os olhos, faz um pedido e sopra|Fechem os olhos, façam um pedido e soprem] até chegar aqui!',
      'E agora as velinhas! Primeiro o pedido, depois o sopro!',
      'Um pedido, um fôlego só. Já? [Sopra|Soprem]!',
    ],
    achievement: [
      'Fico só imaginando qual vai ser a próxima!',
      '[Conta|Contem] essa história muitas vezes. Ela melhora a cada vez.',
      '[Pode|Podem] comemorar hoje, e amanhã também!',
      '[Dá|Deem] um abraço em quem sempre torceu!',
    ],
    backToSchool: [
      'Boa sorte, e não [esquece|esqueçam] o sorriso!',
      'Tomara que a lancheira venha com uma coisa gostosa!',
      '[Levanta a mão|Levantem a mão] uma vez por mim!',
      'Que todo dia traga uma história para contar em casa!',
    ],
    christmas: [
      'Que o dia seja quentinho e brilhante!',
      '[Guarda|Guardem] um biscoito para depois. Ou para mim!',
      'Hoje vale abraçar todo mundo duas vezes.',
      '[Canta|Cantem] bem alto a música preferida!',
    ],
    easter: [
      '[Deixa|Deixem] um chocolatinho para os adultos!',
      'Que a cesta fique pesada e a barriga, feliz!',
      '[Acha|Achem] um ovo por mim!',
      'Que o dia seja colorido como um ovo pintado!',
    ],
    childrensDay: [
      '[Pode|Podem] sujar o joelho, que hoje está liberado!',
      'Que não falte risada até doer a barriga!',
      '[Brinca|Brinquem] até a última gota do dia!',
      '[Inventa|Inventem] uma brincadeira que ninguém nunca brincou!',
    ],
    congratulations: [
      '[Comemora|Comemorem] com todo mundo do coração!',
      '* [Pode|Podem] fazer a dancinha da vitória!',
      'Que essa alegria dure até a última migalha!',
      '[Guarda|Guardem] um pouquinho dessa alegria para amanhã!',
    ],
    getWell: [
      '[Fica|Fiquem] no quentinho e [deixa|deixem] o dia ser macio.',
      'Cada dia um pouquinho melhor, pode apostar.',
      '[Respira|Respirem] bem fundo uma vez por mim.',
      'O próximo dia de sol já tem nome marcado.',
    ],
    justBecause: [
      '[Continua|Continuem] exatamente desse jeito.',
      '[Dá|Deem] um sorriso para alguém hoje e [vê|vejam] o que acontece!',
      'Que uma surpresa boa apareça antes do fim do dia.',
      '[Olha|Olhem] para o céu uma vez por mim!',
    ],
  },
  farewells: {
    any: [
      'Até logo, {name}. Como foi bom [te ver|ver vocês]!',
      'Por hoje é só, {name}. Até a próxima!',
      'Bom, {name}, lá vou eu. O pensamento fica aqui.',
      'Até mais, {name}. [Guarda|Guardem] um cantinho do dia para mim.',
    ],
    warm: [
      'Até logo, {name}. Amo [você|vocês] daqui até a lua.',
      'Até breve, {name}. A minha porta está sempre aberta.',
    ],
    funny: [
      'Tchau, {name}! Se ouvir um estrondo, fui eu errando a porta.',
      'Tchau, {name}! Ensaiei uma reverência. Lá vai. Ai!',
    ],
    brave: [
      'Coragem e bom coração, {name}. Eu torço daqui, sempre.',
      'A estrada me chama, {name}. Força, e peito aberto!',
    ],
    gentle: [
      'Tchau, {name}. Quando tudo ficar quietinho, eu vou estar pensando em [você|vocês].',
      'Vou fechar a porta bem de leve, {name}. Se [cuida|cuidem].',
    ],
    playful: [
      '<10 Peguei, {name}! Agora está com [você|vocês]. Até a próxima!',
      'Três, dois, um, e eu sumi! Tchau, {name}!',
      'O meu esconderijo me espera, {name}. Não vale espiar, tchau!',
    ],
    wise: [
      'Até breve, {name}. Pergunta boa é a que faz rir.',
      'Até logo, {name}. [Olha|Olhem] o mundo bem de perto: ele gosta.',
    ],
    excited: [
      'Ah, já acabou? Tchau, {name}! Vamos fazer tudo de novo qualquer dia!',
      'Tchau, {name}! Foi tão bom que eu esqueci até de sentar!',
    ],
  },
  together: [
    '[Você é|Vocês são] demais, {name}!',
    'Todo mundo junto agora: tchau, {name}!',
    'Lá vai um abraço coletivo, {name}!',
    '* Um, dois, três e viva, {name}!',
    'Todo o nosso carinho para [você|vocês], {name}!',
    'Estamos todos pensando em [você|vocês], {name}!',
  ],
  details: {
    proud: [
      '{It}! Pois é, notícia boa corre o mundo.',
      'Andam dizendo que {it}. Espalhei para a minha rua inteira!',
      'Então {it}? Tiro o chapéu, e olha que é um chapéu grande!',
      'Eu estava tomando chá quando soube que {it}. Quase derrubei a xícara!',
      'E agora vem a melhor: {it}! Guardei o maior viva para isso.',
    ],
    soon: [
      'É verdade que {it}? Vou pensar em [você|vocês] nessa hora.',
      'Corre por aí que {it}. Depois quero saber de tudo!',
      'Então {it}? Se eu pudesse, iria junto!',
      'Me disseram que {it}. Já cruzei os dedos!',
      'E {it}? Já marquei no meu calendário.',
    ],
    likes: [
      'E me disseram que {it}. Dá para ver o brilho no olhar daqui!',
      'Então {it}? Eu também, e não é só para agradar!',
      'Dizem que {it}. Eu já imaginava, combina direitinho!',
      'Ouvi um boato de que {it}. Tomara que seja verdade!',
      'E {it}, não é? Eu sabia que a gente tinha algo em comum!',
    ],
    fact: [
      'E dizem por aí que {it}. [Conta|Contem] mais quando [quiser|quiserem].',
      'Li que {it}. Voltei e li de novo, devagar.',
      'Então {it}? Estou prestando muita atenção.',
      'Ouvi dizer que {it}. Guardei isso comigo.',
      'E será que eu ouvi direito, que {it}? Eu queria ter certeza.',
    ],
    each: [
      'Ouvi dizer que {it}. Agora eu sei!',
      'Então {it}? Isso dava um livro!',
      'Dizem que {it}. Já anotei aqui.',
    ],
    toOne: ['Esta parte veio em um envelope separado. {It}!', 'E mais uma coisinha, com nome e tudo. {It}!'],
    grown: [
      'Cresceu de novo? Com passos tão grandes, eu vou precisar de pernas mais compridas!',
      'Todo passo grande começa com um pequenininho, e eu vi cada um deles!',
    ],
    fear: [
      'E sobre {it}: pode apertar a minha mão com toda a força. Eu não solto.',
      'Sei como é {it}. A gente olha junto, e vai ficando pequenininho.',
      'E na hora em que aparecer {it}, [segura|segurem] a minha mão. Junto fica mais fácil.',
      'Quando eu encontro {it}, eu também respiro fundo. Vamos respirar juntinho?',
    ],
    wish: [
      'Vamos combinar uma coisa? É só {it}. Vou torcer daqui!',
      'Posso fazer um pedido? É este: {it}. Eu ia ficar tão feliz!',
      'Topa um trato? De um lado, {it}. Do outro, a minha dança da alegria!',
      'A minha dica de hoje é {it}. Funciona que é uma beleza!',
    ],
    about: [
      'E {it}? Eu passaria o dia inteiro ouvindo [você|vocês] falar disso.',
      'Da próxima vez eu quero saber tudo disto: {it}!',
      'Não paro de pensar numa coisa: {it}.',
      'E tem mais: {it}. Estou de ouvidos bem abertos!',
    ],
    luck: [
      'Vou torcer muito {it}, com a minha estrela da sorte na mão!',
      '[Respira, sorri e vai|Respirem, sorriam e vão]: boa sorte {it}!',
      'Achei um trevo de quatro folhas e guardei para dar sorte {it}!',
      'E muita sorte {it}! Se escutar palmas de longe, sou eu!',
    ],
    congratulation: [
      'Hoje tem festa {it}! [Joga|Joguem] um confete por mim.',
      'Bravo, parabéns {it}! Toquei até o sino do meu telhado.',
      'Isso merece um desfile: parabéns {it}!',
      'Deixa eu fazer uma reverência: parabéns {it}!',
    ],
    hello: [
      'E um abraço {it}, que também mora no meu coração!',
      'E [leva|levem] um oi meu {it}, combinado?',
      'Falta um alô que eu não posso esquecer: {it}!',
      'E mais um beijo {it}, que eu mando daqui!',
    ],
    love: [
      'E nunca [esquece|esqueçam] disto: {it}.',
      'Aqui vai uma coisa para guardar: {it}.',
      'Prometi que ia contar: {it}. Pronto, contei!',
      'Até as estrelas já sabem: {it}.',
    ],
    kiss: [
      'Ainda tem mais amor na minha sacola. Quem mandou foi {it}!',
      'Hoje cedo entrou um beijo voando pela minha janela. De quem? {It}!',
      'E esse amor todo que eu carreguei até aqui? Foi {it} quem mandou!',
      'Tenho uma entrega também, um abraço enorme. Quem mandou? {It}!',
    ],
    joy: [
      'Me contaram que {it}. Foi tanto orgulho que até rolou uma lágrima feliz.',
      'Me disseram que {it}. Teve lágrima feliz e um sorriso enorme de orgulho.',
      'Quando {it}, teve gente em casa que chorou de alegria até acabar o lencinho.',
      'E {it}! Quem ama assim não esquece esse dia nunca.',
    ],
    nickname: [
      'Psiu, {it}! Sim, eu sei o seu apelido, e é uma delícia de falar.',
      'Quem ama você diz {it}, não é? Gostei!',
      'E {it} também é você, né? Já abri um sorriso.',
      'Posso chamar de {it}, só desta vez?',
    ],
    song: [
      'Inventei uma canção. Dum-dum-dum, vem dançar, dum-dum-dum, vem brilhar!',
      'Trouxe uma cantiga. Bim, bam, bum, igual não tem nenhum, bim, bam, bum!',
      'Um, dois, lá vem canção: tum, tum, tum, bate o coração!',
      '[Canta|Cantem] comigo! Ê-ô, o dia chegou, ê-ô, e começou!',
    ],
    joke: [
      'Sei uma piada! O que é um pontinho amarelo no céu? Um mini-sol!',
      '[Adivinha|Adivinhem] esta! O que tem dente mas não morde? O pente!',
      'Tenho uma boa. Qual é o rei dos queijos? O reiqueijão!',
      '[Escuta|Escutem] esta. O que a zebra disse para a mosca? Você está na minha lista!',
    ],
    sorrow: [
      'Trouxe um abraço que não tem hora para acabar. Todo esse amor vai junto para onde [você|vocês] [for|forem].',
      'Estou aqui, e vou ficar um tempinho. Não precisa dizer nada. Tem muito amor segurando [você|vocês].',
      'Tem dia em que abraço vale mais que palavra. Aqui está o meu, pelo tempo que precisar.',
      '[Põe|Ponham] a mão no coração. Está quentinho, não está? É todo o amor que mora aí.',
    ],
    care: [
      'Aqui vai um carinho bem devagar. [Descansa|Descansem] bastante, que eu fico aqui cantarolando baixinho.',
      'Deixei um pouquinho de sol no travesseiro. Sem pressa nenhuma.',
      '[Fecha|Fechem] os olhos um instante: esse quentinho é o meu abraço. Ele fica até passar.',
      'Hoje trouxe a minha voz mais mansinha. Tem muita gente cuidando, e eu também.',
    ],
  },
}
