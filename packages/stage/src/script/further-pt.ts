import type { FurtherTexts } from './script-texts.ts'

/** What is said in a family's later films, once the texts of `texts-pt.ts` were heard. */
export const furtherPt: FurtherTexts = {
  openings: {
    any: [
      'Oi, {name}, sou eu, {me}! Desde ontem que eu penso neste momento.',
      'Olha quem chegou, {name}! Sou eu, {me}, e não queria estar em nenhum outro lugar.',
      'Oi, oi, {name}! Aqui é {me}. A minha lista de hoje só tem uma coisa: [você|vocês].',
      'Que dia lindo, {name}! Sou eu, {me}, e vim pelo caminho mais rápido que existe.',
      '<4 Oi, oi, {name}! Sou eu, {me}. Trouxe um beijinho e uma cantiga.',
      '<4 Olha eu aqui, {name}! Sou eu, {me}. Toc, toc, toc, vim a pé.',
    ],
    warm: [
      'Que alegria, {name}! Sou eu, {me}, e desde cedo eu só penso em [te ver|ver vocês].',
      'Finalmente, {name}! Sou eu, {me}. Vim de braços livres só para abraçar [você|vocês] direito.',
    ],
    funny: [
      '[Disfarça|Disfarcem], {name}! Sou eu, {me}, e acho que um pombo me seguiu até aqui.',
      'Não vale rir, {name}! Sou eu, {me}, e acabei de dar bom-dia para uma estátua.',
    ],
    brave: [
      '[Pode|Podem] contar comigo, {name}! Sou eu, {me}. Voei por cima de três mares só para estar aqui.',
      'A estrada foi longa, {name}! Mas aqui estou eu, {me}, e por [você|vocês] eu faria tudo de novo amanhã.',
    ],
    gentle: [
      'Oi, {name}, sou eu, {me}. Vamos ficar bem pertinho, sem pressa nenhuma.',
      'Oi, {name}. Sou eu, {me}. Vim escutando a chuva, e ela mandou um abraço.',
    ],
    playful: [
      'Lá vou eu, {name}! Sou eu, {me}, e hoje quem ganhou o esconde-esconde fui eu!',
      'Estátua, {name}! Sou eu, {me}! Pronto, agora [pode|podem] se mexer!',
    ],
    wise: [
      'Que bom ter [você|vocês] aqui, {name}. Sou eu, {me}, e de uma coisa eu tenho certeza: gente assim é rara.',
      'Belo dia para uma visita, {name}. Sou eu, {me}. Fui procurar a palavra “maravilha” no dicionário e pensei em [você|vocês].',
    ],
    excited: [
      'Chegou a hora, {name}! Sou eu, {me}! Estou dando pulos desde o café da manhã!',
      'Oba, oba, oba, {name}! Sou eu, {me}! Vim correndo o último pedaço e nem me atrasei!',
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
      'E aqui estou eu, {me}! Ouvi o [seu nome|nome de vocês] e vim na hora.',
      'Aqui é {me}, e trouxe o meu bom humor na bagagem.',
      'Um oi meu também! Sou eu, {me}.',
      'Ei, aqui é {me}! Quase começaram sem mim, vê se pode.',
      'Ainda cabe mais gente aqui? Sou eu, {me}!',
      'Só faltava eu, {me}. Guardei o melhor lugar, bem aqui.',
      '<4 Oi! Sou eu, {me}. Olha só, estou acenando!',
      '<4 Sou eu, {me}! Oi, oi, oi, que gostoso!',
    ],
    warm: [
      'Dá licença, que eu também quero ficar pertinho! Sou eu, {me}.',
      'Sou eu, {me}! O meu coração deu um pulinho quando eu vi [você|vocês].',
    ],
    funny: [
      'Tchã-rã! Sou eu, {me}! Ensaiei essa entrada, e em casa saiu bem melhor.',
      'Sou eu, {me}! Se alguém perguntar, eu cheguei no horário!',
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
      'Sou eu, {me}! Vim pulando num pé só e só caí duas vezes!',
      'Sou eu, {me}! Quem sorrir por último vai ter que cantar!',
    ],
    wise: [
      'Aqui é {me}. O que é bom merece uma longa caminhada.',
      'Sou eu, {me}. Fechei o meu livro mais cedo só para vir.',
    ],
    excited: [
      'Sou eu, {me}! Estou acenando faz um tempão!',
      'Uau, uau, uau! Sou eu, {me}, e eu estou aqui de verdade!',
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
      'Tchau, {name}! Se [ouvir|ouvirem] um estrondo, fui eu errando a porta.',
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
      'Então {it}? Quero saber como vai ser.',
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
      'E um abraço para {it}, que também mora no meu coração!',
      'E [leva|levem] um oi meu para {it}, combinado?',
      'Falta um alô que eu não posso esquecer: para {it}!',
      'E mais um beijo para {it}, que eu mando daqui!',
    ],
    love: [
      'E nunca [esquece|esqueçam] disto: {it}.',
      'Aqui vai uma coisa para guardar: {it}.',
      'Prometi que ia contar: {it}. Pronto, contei!',
      'Até as estrelas já sabem: {it}.',
    ],
    kiss: [
      'Hoje cedo entrou um beijo voando pela minha janela. Quem mandou? {It}!',
      'Tenho uma entrega também, um beijo enorme. Quem mandou? {It}!',
      'Este beijo veio o caminho todo no meu ombro. Quem mandou foi {it}!',
      '[Sentiu|Sentiram] um carinho na bochecha? É um beijo que veio comigo. Quem mandou? {It}!',
    ],
    hug: [
      'E o abraço que eu carreguei até aqui? Foi {it} quem mandou!',
      'Tenho uma entrega também, um abraço enorme. Quem mandou? {It}!',
      '[Abre|Abram] bem os braços, que lá vem um abraço! Quem mandou? {It}!',
      'Um abraço veio na minha mala, e ainda está quentinho. Quem mandou foi {it}!',
    ],
    fondness: [
      'Ainda tem mais amor na minha sacola. Quem mandou foi {it}!',
      'E esse amor todo que eu carreguei até aqui? Foi {it} quem mandou!',
      'A minha cesta veio cheia de amor até a tampa. Quem encheu? {It}!',
      'Comigo veio uma nuvem inteira de amor. Quem mandou foi {it}!',
    ],
    nickname: [
      'Psiu, {it}! Sim, eu sei o seu apelido, e é uma delícia de falar.',
      'Quem ama você diz {it}, não é? Gostei!',
      'E {it} também é você, né? Já abri um sorriso.',
      'Posso chamar de {it}, só desta vez?',
    ],
    sorrow: [
      'Trouxe um abraço que não tem hora para acabar. Todo esse amor vai junto para onde [você|vocês] [for|forem].',
      'Estou aqui, e vou ficar um tempinho. Não precisa dizer nada. Tem muito amor segurando [você|vocês].',
      'Tem dia em que abraço vale mais que palavra. Aqui está o meu, pelo tempo que precisar.',
      '[Põe|Ponham] a mão no coração. Está quentinho, não está? É todo o amor que mora aí.',
    ],
    heard: [
      'Contaram lá em casa {it}. Quero saber mais.',
      'E também me falaram {it}. Guardei comigo.',
      'No caminho alguém me falou {it}. Parei só para escutar.',
    ],
    greeting: [
      'Alguém me parou no caminho e mandou um oi para [você|vocês]. Quem? {It}!',
      'E oi, oi, oi! Esse veio de bem perto: {it}!',
      'Pediram para eu acenar duas vezes, uma por mim e outra por quem mandou: {it}.',
    ],
    ill: [
      'Me contaram {it}. Um dia de cada vez, bem devagarinho.',
      'No caminho alguém me falou {it}. Hoje pode ser tudo com calma.',
      'E eu soube {it}. Coragem também é descansar.',
    ],
    waits: [
      'Nada vai embora: {it} por [você|vocês].',
      'Com calma: {it} o tempo que for preciso.',
      'Primeiro o descanso. Enquanto isso, {it} por [você|vocês].',
    ],
    care: [
      'Aqui vai um carinho bem devagar. [Descansa|Descansem] bastante, que eu fico aqui cantarolando baixinho.',
      'Deixei um pouquinho de sol no travesseiro. Sem pressa nenhuma.',
      '[Fecha|Fechem] os olhos um instante: esse quentinho é o meu abraço. Ele fica até passar.',
      'Hoje trouxe a minha voz mais mansinha. Tem muita gente cuidando, e eu também.',
    ],
  },
}
