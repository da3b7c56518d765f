import { detailsPt } from './details-pt.ts'
import type { ScriptTexts } from './script-texts.ts'

export const textsPt: ScriptTexts = {
  openings: {
    warm: [
      '{name}, oi! Sou eu, {me}, e ver você alegrou o meu dia inteirinho!',
      '{name}, que saudade boa! Sou eu, {me}. Guardei o lugar mais fofinho aqui do meu lado.',
      '{name}, que alegria! Sou eu, {me}, e desde cedo eu só penso em te ver.',
    ],
    funny: [
      '{name}, será que é você? Sou eu, {me}! Corri tanto para chegar que perdi um sapato no caminho!',
      '{name}, espera aí, que eu estou de ponta-cabeça. Pronto! Sou eu, {me}, e agora dá para te ver direito!',
      '{name}, disfarça! Sou eu, {me}, e acho que um pombo me seguiu até a sua casa.',
    ],
    brave: [
      '{name}, que bom te encontrar! Sou eu, {me}! Atravessei montanhas e cheguei bem na hora.',
      '{name}, cheguei! Sou eu, {me}, e não teve tempestade que me segurasse.',
      '{name}, pode contar comigo! Sou eu, {me}. Voei por cima de três mares só para estar aqui.',
    ],
    gentle: [
      '{name}, oi. Sou eu, {me}. Chega mais pertinho, que eu trouxe umas palavras cheias de carinho.',
      '{name}, oi. Sou eu, {me}. Vim devagar, pensando em você a cada passo.',
      '{name}, sou eu, {me}. Vamos ficar juntinho um pouco, sem pressa nenhuma.',
    ],
    playful: [
      '{name}, achei você! Sou eu, {me}! Procurei atrás de todas as portas!',
      '{name}, adivinha quem é! Sou eu, {me}! Não vale piscar até eu dizer oi.',
      '{name}, lá vou eu! Sou eu, {me}, e hoje quem ganhou o esconde-esconde fui eu!',
    ],
    wise: [
      '{name}, que alegria te conhecer. Sou eu, {me}, e guardei estas palavras só para você.',
      '{name}, um bom dia para você. Sou eu, {me}. Já li muitos livros, e a sua história é a minha preferida.',
      '{name}, que bom ter você aqui. Sou {me}, e de uma coisa eu tenho certeza: gente como você é rara.',
    ],
    excited: [
      '{name}! {name}! Sou eu, {me}! Eu não via a hora de chegar!',
      '{name}, até que enfim! Sou eu, {me}! Contei os minutos, e depois contei tudo de novo!',
      '{name}, chegou a hora! Sou eu, {me}! Estou dando pulos desde o café da manhã!',
    ],
  },
  notAlone: [
    'E olha só quem veio comigo: {others}!',
    'E vim em boa companhia: dá um oi para {others}!',
    'Adivinha quem mais quis te ver? {others}!',
  ],
  joinings: {
    warm: [
      'Oi, oi! Sou eu, {me}, com um abraço bem apertado.',
      'Sou eu, {me}! Eu não ficaria em casa nem por todo o bolo do mundo.',
      'E sou eu, {me}! Dá licença, que eu também quero ficar pertinho.',
    ],
    funny: [
      'Ei! Sou eu, {me}! Eu queria falar primeiro, mas ainda estava procurando o meu outro sapato!',
      'Sou eu, {me}! Desculpa a demora, eu enganchei na porta. Duas vezes!',
      'Tchã-rã! Sou eu, {me}! Ensaiei essa entrada, e em casa saiu bem melhor.',
    ],
    brave: [
      'Sou eu, {me}! Nada no mundo me faria faltar.',
      '{me} na área, com abraços para distribuir!',
      'Sou eu, {me}. Hoje eu fico do seu lado, com o peito bem estufado.',
    ],
    gentle: [
      'Oi. Sou eu, {me}. Que bom que deu para vir.',
      'Sou eu, {me}. Entrei na ponta dos pés, para primeiro ouvir você.',
      'E sou eu, {me}. Trouxe um sorriso bem quietinho para você.',
    ],
    playful: [
      'Bu! Sou eu, {me}! Eu estava bem atrás de você o tempo todo!',
      'Cadê? Achou! Sou eu, {me}! Aposto que você nem me viu chegar!',
      'Sou eu, {me}! Desci pelo escorregador, porque escada não tem graça!',
    ],
    wise: [
      'Saudações. Sou eu, {me}, e eu não perderia isto por nada.',
      'Sou {me}. Pensei bem no que dizer, e tudo começa com um sorriso.',
      'E eu sou {me}. O que é bom merece uma longa caminhada, e aqui estou.',
    ],
    excited: [
      'Eu também, eu também! Sou eu, {me}! Oi!',
      'É a minha vez? É a minha vez! Sou eu, {me}!',
      'Sou eu, {me}! Estou acenando esse tempo todo!',
    ],
  },
  occasions: {
    birthday: [
      'Feliz aniversário! Você está fazendo {years}! Que o seu dia tenha muitos abraços, muita risada e um bolo bem alto.',
      'Feliz aniversário! São {years}, então encomendei sol, balões e a cantoria mais alta que existe.',
      'Está ouvindo? Até os passarinhos estão ensaiando o parabéns. Você está fazendo {years}! Feliz aniversário!',
    ],
    achievement: [
      'Fiquei sabendo da sua conquista e bati palmas até as mãos formigarem. Fazer isso com {years} pede coragem, e coragem você tem de sobra.',
      'Você conseguiu! Conseguiu mesmo! Com {years} e tanta força de vontade, merece uma salva de palmas.',
      'Parem tudo! Hoje existe uma estrela do dia, e é você. São {years} de muita garra!',
    ],
    backToSchool: [
      'As aulas estão voltando! Gente nova, livros novos e mil coisas para descobrir. Você já tem {years} e vai tirar tudo isso de letra!',
      'A mochila já está pronta? Um ano inteirinho de aulas espera por você. Com {years}, imagina só quanta coisa boa vem por aí!',
      'O sinal já vai tocar! Leva as suas perguntas e o seu melhor sorriso. Com {years}, você tem de sobra os dois.',
    ],
    christmas: [
      'Feliz Natal! Contei para as estrelas que você tem {years}, e cada uma prometeu brilhar mais forte em cima da sua casa.',
      'Feliz Natal! Está sentindo o cheirinho de biscoito? Com {years}, acho que o mais confeitado é seu.',
      'Os sinos estão tocando e as luzes já acenderam. Feliz Natal! Você tem {years}, e é a luzinha que mais brilha.',
    ],
    easter: [
      'Feliz Páscoa! Você tem {years}, e isso merece um jardim inteiro de ovos de chocolate escondidos.',
      'Feliz Páscoa! Vi passar um coelho com a cesta cheinha. Com {years}, não tem ovo que escape do seu olhar!',
      'Está tudo florido e com cheirinho de chocolate. Feliz Páscoa! São {years} de muita doçura.',
    ],
    childrensDay: [
      'Feliz Dia das Crianças! Você tem {years}, e hoje todo mundo devia parar tudo para brincar com você.',
      'Feliz Dia das Crianças! Hoje você escolhe a brincadeira, e eu vou atrás. Com {years}, você conhece as melhores!',
      'Chegou o dia mais divertido do ano. Feliz Dia das Crianças! Você tem {years}, e o parquinho inteiro é seu.',
    ],
    congratulations: [
      'Parabéns! Você tem {years} e olha só do que já é capaz. Estou torcendo por você com toda a minha força.',
      'Viva, viva, viva! Parabéns! Você tem {years}, e hoje as palmas são todas suas.',
      'Parabéns! Dei brilho na minha corneta para contar para todo mundo. Você tem {years}, e este momento é seu!',
    ],
    getWell: [
      'Fiquei sabendo que você não está se sentindo bem. Descansa, bebe bastante água e deixa quem te ama cuidar de você. Você tem {years} e muita força!',
      'Hoje é dia de cobertor, travesseiro fofinho e boas histórias. Você tem {years}, e até quem tem muita coragem descansa. Estou aqui com você.',
      'Trouxe uma cesta inteira de carinho para você. Vai devagar, um chamego de cada vez. Você tem {years} e está indo muito bem.',
    ],
    justBecause: [
      'Hoje é um dia comum, e eu vim mesmo assim! Você tem {years}. E não existe ninguém igual a você no mundo inteiro.',
      'Sabe por que eu vim hoje? Só por sua causa. Você tem {years}, e isso já é motivo de sobra!',
      'Sem festa e sem data marcada: eu só queria te ver. Você tem {years}, e o mundo fica mais bonito com você nele.',
    ],
  },
  details: detailsPt,
  wishes: {
    birthday: [
      'Agora faz o seu maior pedido e sopra bem forte!',
      'Guarda um pedaço com bastante cobertura para mim!',
      'Aproveita cada minuto do seu dia.',
    ],
    achievement: [
      'Guarda bem essa alegria, que é toda sua.',
      'Agora mostra para todo mundo a sua dancinha da vitória!',
      'Fico só imaginando qual vai ser a próxima!',
    ],
    backToSchool: [
      'Que a primeira semana seja uma delícia!',
      'E aprende uma coisa engraçada também!',
      'Boa sorte, e não esquece o sorriso!',
    ],
    christmas: [
      'Que o seu Natal seja cheio de luz.',
      'Que o seu dia seja quentinho e brilhante!',
      'Aproveita as luzes, as músicas e cada abraço!',
    ],
    easter: [
      'Boa caça aos ovos!',
      'Deixa um chocolatinho para os adultos!',
      'Que a sua Páscoa seja a mais doce de todas!',
    ],
    childrensDay: [
      'Agora vai brincar!',
      'Dá um pulo por mim, o mais alto que você puder!',
      'Que a diversão não acabe mais!',
    ],
    congratulations: [
      'Pode agradecer a plateia!',
      'Comemora com todo mundo que você ama!',
      'O dia é seu. Aproveita!',
    ],
    getWell: [
      'Descansa o tempo que precisar.',
      'Estou mandando um raio de sol pela janela.',
      'Fica no quentinho e deixa o dia ser macio.',
    ],
    justBecause: [
      'Que o seu dia seja tão bom quanto você.',
      'Continua sendo exatamente do seu jeito.',
      'Faz hoje uma coisa que te dê vontade de rir!',
    ],
  },
  farewells: {
    warm: [
      'Um abraço bem grande, {name}. Você mora no meu coração.',
      'Tchau, {name}. Vou levar o seu sorriso comigo.',
      'Até logo, {name}. Amo você daqui até a lua.',
    ],
    funny: [
      'Tchau, {name}! E se você achar o meu outro sapato, pode ficar de presente!',
      'Fui, {name}! Por aqui. Não, por ali!',
      'Tchau, {name}! Se ouvir um estrondo, fui eu errando a porta.',
    ],
    brave: [
      'Coragem e bom coração, {name}. Eu estou sempre do seu lado.',
      'Cabeça erguida e coração aberto, {name}. Conta sempre comigo.',
      'Até a próxima aventura, {name}. Força!',
    ],
    gentle: [
      'Até logo, {name}. Leva este abraço com você para onde for.',
      'Tchau, {name}. Quando tudo ficar quietinho, eu vou estar pensando em você.',
      'Fica bem, {name}. A gente ama você do jeitinho que você é.',
    ],
    playful: [
      'Até já, {name}! Fecha os olhos e conta até dez, que eu vou me esconder outra vez!',
      'Quero ver você me pegar, {name}! Tchauzinho!',
      'Peguei, {name}! Agora está com você. Até a próxima!',
    ],
    wise: [
      'Até logo, {name}. Continua fazendo perguntas: o melhor ainda está por vir.',
      'Até breve, {name}. Pergunta sempre, até as coisas engraçadas.',
      'A gente se vê, {name}. De passinho em passinho se vai longe.',
    ],
    excited: [
      'Tchau, tchau, {name}! Foi o melhor dia de todos! Até a próxima!',
      'Tchau, {name}! Estou acenando com as duas mãos e os dois pés!',
      'Ah, já acabou? Tchau, {name}! Vamos fazer tudo de novo qualquer dia!',
    ],
  },
  together: {
    who: 'Juntos',
    variants: [
      'A gente ama você, {name}!',
      'Um abraço gigante de todo mundo, {name}!',
      'Um viva para você, {name}!',
    ],
  },
  nameless: 'meu bem',
  and: 'e',
  andThat: ' e ',
  year: 'ano',
  years: 'anos',
}
