import type { EN, SceneId, SceneText } from './texts-en.ts'

const scenes: Record<SceneId, SceneText> = {
  pay: {
    label: 'Pagar',
    see: 'A página do comprador diz que está pago; no painel o pedido está “Em produção”, com o prazo de 24 horas correndo.',
  },
  decline: {
    label: 'Recusar',
    see: 'A página do comprador diz que falhou e oferece tentar de novo; o pedido continua “Pagamento pendente”.',
  },
  payShort: {
    label: 'Pagar um centavo a menos',
    see: 'O pedido não fica pago. A página “Pagamentos” do painel mostra “Pagamento não confere”, com um clique para reembolsar.',
  },
  payOver: {
    label: 'Pagar um centavo a mais',
    see: 'O pedido não fica pago. A página “Pagamentos” do painel mostra “Pagamento não confere”, com um clique para reembolsar.',
  },
  payDollars: {
    label: 'Pagar em outra moeda',
    see: 'Tantos dólares quantos reais foram pedidos. O pedido não fica pago; “Pagamentos” mostra “Pagamento não confere”.',
  },
  expire: {
    label: 'Deixar o código vencer',
    see: 'A página do comprador não mostra mais o código e oferece um novo para o mesmo pedido.',
  },
  payLate: {
    label: 'Pagar atrasado',
    see: 'O pagamento conta: o pedido fica “Em produção”, e o histórico diz “Chegou depois de o pagamento expirar”. Se já foi pago de outro jeito, “Pagamentos” mostra “Pagamento duplicado” e este pagamento é reembolsado.',
  },
  raisePrice: {
    label: 'Passa um dia, e o preço sobe 10,00',
    see: 'Antes, deixe vencer o código PIX do pedido. Em até dez segundos o pedido fica “Expirado”; ao pagar de novo, o comprador vê antes o preço novo. Um código velho da Stripe é cancelado nessa hora. “Pagar atrasado” num código velho do Mercado Pago é pouco: “Pagamentos” mostra “Pago a menos”, com um clique para reembolsar.',
  },
  payAgain: {
    label: 'Pagar uma segunda vez',
    see: 'O pedido fica como está. “Pagamentos” mostra “Pagamento sem pedido”, para ligar a um pedido ou reembolsar.',
  },
  payUnmatched: {
    label: 'Um pagamento que ninguém pediu',
    see: '“Pagamentos” mostra “Pagamento sem pedido”, para ligar a um pedido pelo número ou reembolsar.',
  },
  submitSession: {
    label: 'Sair da página antes de o pagamento chegar',
    see: 'De volta à loja, o comprador lê que o pagamento está a caminho; ainda não está pago.',
  },
  refund: {
    label: 'Reembolsar tudo no painel do provedor',
    see: 'O pagamento do pedido fica “Reembolsado”, e a lista de reembolsos mostra um feito no provedor.',
  },
  refundPart: {
    label: 'Reembolsar 1,00 no painel do provedor',
    see: 'O pagamento do pedido fica “Reembolsado em parte”; o que ainda pode ser reembolsado é 1,00 menor.',
  },
  completeRefund: {
    label: 'O banco conclui o reembolso',
    see: 'O reembolso deixa de estar “Em andamento”; só agora ele conta.',
  },
  refuseRefund: {
    label: 'O banco recusa o reembolso',
    see: 'O reembolso fica “Falhou”, e o valor pode ser reembolsado de novo.',
  },
  failRefund: {
    label: 'O banco manda o reembolso de volta',
    see: 'O reembolso fica “Falhou”, o pagamento volta a contar, e “Pagamentos” mostra “Reembolso retornou”.',
  },
  inquire: {
    label: 'O banco pergunta sobre o pagamento',
    see: 'Uma consulta não é contestação: nenhum dinheiro se move, o pagamento continua “Pago” e ainda pode ser reembolsado.',
  },
  inquiryClosed: {
    label: 'A consulta termina',
    see: 'Nada muda: o pagamento está “Pago” como antes.',
  },
  inquiryDisputed: {
    label: 'A consulta vira contestação',
    see: 'A partir de agora o pagamento está “Contestado” e aparece em “Pagamentos”.',
  },
  dispute: {
    label: 'Contestar',
    see: 'O pagamento do pedido fica “Contestado” e aparece em “Pagamentos”; enquanto isso não pode ser reembolsado.',
  },
  disputeWon: {
    label: 'A loja ganha a contestação',
    see: 'O pagamento do pedido volta a “Pago”, e o item em “Pagamentos” se encerra automaticamente.',
  },
  disputeLost: {
    label: 'A loja perde a contestação',
    see: 'O pagamento fica “Perdido”, o valor não conta mais, e o item em “Pagamentos” se encerra automaticamente.',
  },
  credit: {
    label: 'Pagar',
    see: 'O pedido deste código fica “Em produção”. Uma referência desconhecida, ou um código já pago, é “Pagamento sem pedido”.',
  },
  creditShort: {
    label: 'Pagar um centavo a menos',
    see: 'O pedido não fica pago. “Pagamentos” mostra “Pagamento não confere”.',
  },
  creditOver: {
    label: 'Pagar um centavo a mais',
    see: 'O pedido não fica pago. “Pagamentos” mostra “Pagamento não confere”.',
  },
  creditAgain: {
    label: 'Pagar mais uma vez',
    see: '“Pagamentos” mostra a segunda transferência como “Pagamento sem pedido”: a equipe reembolsa por fora.',
  },
  resend: {
    label: 'Enviar de novo',
    see: 'A resposta é 200 e nada muda: um aviso conta uma vez só, por mais que chegue.',
  },
  forge: {
    label: 'Enviar com assinatura errada',
    see: 'A resposta é 400, nada é guardado, e o contador de avisos recusados sobe um.',
  },
  forgeOld: {
    label: 'Enviar com assinatura de dez minutos atrás',
    see: 'A resposta é 400: quem escutou uma vez não consegue usar depois.',
  },
  forgeAhead: {
    label: 'Enviar com assinatura de daqui a dez minutos',
    see: 'A resposta é 400, e nada é guardado.',
  },
  forgeChanged: {
    label: 'Mudar depois de assinado',
    see: 'A resposta é 400: nem um byte do que foi assinado pode ser outro.',
  },
  deliver: {
    label: 'Entregar',
    see: 'Como deve ser: cada aviso uma vez, na hora, e de novo até ser aceito.',
  },
  hold: {
    label: 'Atrasar',
    see: 'Pague algo: a página do comprador descobre mesmo assim, pois a loja pergunta a cada dez segundos. Ao soltar, nada acontece duas vezes.',
  },
  drop: {
    label: 'Descartar',
    see: 'Pague algo: a loja descobre perguntando, em dez segundos enquanto o comprador espera e em dois minutos no máximo.',
  },
  duplicate: {
    label: 'Enviar cada um duas vezes',
    see: 'Pague algo: um só recibo, uma só linha no histórico do pedido.',
  },
  reverse: {
    label: 'Guardar, para enviar o mais novo primeiro',
    see: 'Pague, reembolse e depois solte o mais novo primeiro: o pedido termina como se tudo tivesse vindo em ordem.',
  },
  'wrong-signature': {
    label: 'Assinar errado',
    see: 'Pague algo: cada envio abaixo recebe 400; o pedido fica pago mesmo assim, porque a loja pergunta.',
  },
  releaseAsSent: { label: 'Soltar na ordem', see: 'Todo aviso que foi segurado é entregue.' },
  releaseNewestFirst: {
    label: 'Soltar, o mais novo primeiro',
    see: 'Cada um espera o anterior; notícia velha nunca desfaz a nova.',
  },
  '409': {
    label: '409 Conflito',
    see: 'Nada foi feito. A loja tenta de novo ou pede ao comprador que tente daqui a pouco.',
  },
  '429': {
    label: '429 Chamadas demais',
    see: 'Nada foi feito. A loja pede ao comprador que tente daqui a pouco; a próxima tentativa segue com o mesmo pagamento.',
  },
  'lock-timeout': {
    label: '429 Bloqueado, tente de novo',
    see: 'Outra chamada está com o objeto. Nada foi feito, o gateway pede nova tentativa, e a loja tenta na hora.',
  },
  '500': {
    label: '500 Erro interno',
    see: 'O resultado é desconhecido, nunca “falhou”: ninguém paga duas vezes enquanto isso, e em até dois minutos se sabe.',
  },
  '500-after-commit': {
    label: '500, embora tenha sido feito',
    see: 'O resultado é desconhecido até a loja achar o pagamento que foi feito; na lista acima não há um segundo.',
  },
  'close-before-commit': {
    label: 'Desligar antes',
    see: 'Uma vez: a loja pergunta de novo e o comprador não percebe. Muitas vezes: desconhecido, depois sabido.',
  },
  'close-after-commit': {
    label: 'Desligar depois',
    see: 'A loja pergunta de novo com a mesma chave e recebe o mesmo pagamento: a lista acima tem um só.',
  },
  'foreign-json': {
    label: 'JSON de outro lugar',
    see: 'Não passa por sucesso nem por “não há nada”: desconhecido, depois perguntado de novo.',
  },
  'foreign-json-after-commit': {
    label: 'JSON de outro lugar, embora tenha sido feito',
    see: 'Desconhecido; depois a loja acha o pagamento que foi feito: a lista acima tem um só.',
  },
  html: {
    label: 'Uma página no lugar do JSON',
    see: 'Como a página de entrada da rede de um hotel: desconhecido, depois perguntado de novo.',
  },
  'html-after-commit': {
    label: 'Uma página, embora tenha sido feito',
    see: 'Desconhecido; depois a loja acha o pagamento que foi feito: a lista acima tem um só.',
  },
  '404': {
    label: '404 de outro lugar',
    see: 'Como responde um proxy que não conhece o endereço. Não passa por “esse pagamento não existe”: desconhecido, depois perguntado de novo.',
  },
  'wrong-code': {
    label: 'Um código PIX com a soma errada',
    see: 'O código nunca aparece. A loja o anula e oferece ao comprador outra tentativa ou outra forma de pagamento.',
  },
  drip: {
    label: 'Responder byte a byte',
    see: 'Depois de oito segundos a loja para de esperar. O resultado é desconhecido e depois encontrado.',
  },
  delay: {
    label: 'Responder tarde',
    see: 'O botão do comprador mostra que está trabalhando. Acima de oito segundos o resultado é desconhecido e depois encontrado.',
  },
  hold_calls: {
    label: 'Não responder',
    see: 'O gateway fica fora do ar até “Voltar ao normal”. O resultado de um pagamento aberto é desconhecido e nenhum outro abre ao lado dele, então ninguém paga duas vezes; depois ele segue.',
  },
  killApi: {
    label: 'Matar a API (-9)',
    see: 'Quem aperta algo bem nessa hora lê que a loja está em uma pausa rápida; as páginas abertas continuam automaticamente. Em segundos a API volta sem ninguém fazer nada, como diz o terminal. O que foi dito ao comprador continua lá, cada pedido e cada pagamento uma vez só.',
  },
  'kill-before-commit': {
    label: 'Matar a API quando ela chama',
    see: 'O gateway não fez nada e a API morreu. De volta, ela pergunta de novo: a lista acima tem um pagamento só. Em “perguntar por pagamentos”, ela já tinha guardado o aviso: o pedido fica pago mesmo assim.',
  },
  'kill-after-commit': {
    label: 'Matar a API antes de ela ouvir a resposta',
    see: 'O gateway fez, e ninguém ouviu. De volta, a API acha o que foi feito: a lista acima tem um pagamento só, e um reembolso é feito uma vez.',
  },
  clock30: {
    label: '31 minutos à frente',
    see: 'Os códigos PIX abertos vencem no gateway; em até um minuto a página do comprador oferece um novo.',
  },
  clock60: {
    label: '61 minutos à frente',
    see: 'As páginas de pagamento do gateway também vencem; o comprador recomeça pelo pedido.',
  },
  clock1440: {
    label: 'Um dia e uma hora à frente',
    see: 'O gateway esqueceu as chaves de idempotência: o que se repete agora tem de ser achado pelo que a loja escreveu nele.',
  },
  refundsUsual: {
    label: 'Como de costume',
    see: 'O reembolso de um cartão sai na hora. O de um PIX fica antes “Em andamento” por um instante.',
  },
  refundsHeld: {
    label: 'Segurar',
    see: 'Reembolse algo: fica “Em andamento”, não pode ser reembolsado duas vezes enquanto isso, e o banco responde por um botão do pagamento acima.',
  },
  refundsFail: {
    label: 'Deixar falhar',
    see: 'Reembolse algo: fica “Em andamento”, depois “Falhou”, e o valor pode ser reembolsado de novo.',
  },
  card: {
    label: 'Cartão',
    see: 'Desligado, não se abre pagamento com cartão pela Stripe, e a loja oferece ao comprador outra forma de pagamento.',
  },
  pix: {
    label: 'PIX',
    see: 'Desligado, não se abre PIX pela Stripe: nenhum código vazio aparece.',
  },
  backToNormal: {
    label: 'Voltar ao normal',
    see: 'Nenhuma falha, a hora certa, os preços de antes, todo aviso entregue, também os que foram segurados.',
  },
}

/** The rehearsal page in Portuguese. */
export const PT: typeof EN = {
  scenes,
  title: 'Ensaio',
  intro:
    'Faça um pedido na loja e depois venha aqui encenar o que um provedor de pagamento, um banco ou a rede pode fazer com um pagamento. Ao lado de cada botão está o que você deve ver.',
  shop: 'Loja',
  admin: 'Painel',
  refresh: 'Atualizar',
  language: 'English',
  played: 'Encenado:',
  normal: 'Está tudo normal.',
  notNormal: 'Fora do normal:',
  clockAhead: 'o relógio está adiantado em',
  minutes: 'minutos',
  faultsOrdered: 'falhas definidas:',
  webhooksAre: 'avisos:',
  methodsOff: 'desligado:',
  pricesRaised: 'os preços subiram',
  shopItself: 'A própria loja',
  apiUp: 'A API responde.',
  apiDown: 'A API está reiniciando.',
  apiAway: 'a API está reiniciando',
  apiEnds: 'Vezes em que ela parou desde o início:',
  orderNumber: 'Número do pedido',
  killAtHint: 'Para matá-la numa chamada escolhida, veja as duas últimas falhas abaixo.',
  payments: 'Pagamentos',
  noPayment: 'Nenhum pagamento ainda. Faça um pedido na loja e escolha como pagar.',
  nothingToDo: 'Não há nada a testar nele agora.',
  unnamed: 'Feito fora da loja',
  unmatchedStripe: 'Pela Stripe',
  unmatchedMercadoPago: 'Pelo Mercado Pago',
  unmatchedBank: 'Na chave PIX',
  bank: 'O banco: a chave PIX da própria loja',
  bankHint: 'Copie o código da página do comprador. Só o banco avisa a loja, com assinatura.',
  code: 'Código PIX copia e cola',
  reference: 'ou a referência dele',
  amount: 'Valor em centavos, se não for o do código',
  credits: 'O que chegou',
  links: 'Links de pagamento que foram pagos',
  linksHint: 'Ninguém avisa a loja. No painel, abra o pedido com esta referência e confirme manualmente.',
  webhooks: 'Avisos (webhooks)',
  webhooksNow: 'Como os novos são entregues',
  held: 'segurados',
  deliveries: 'O que foi enviado, e a resposta da API',
  noDelivery: 'Nada foi enviado ainda.',
  inUse: 'em uso',
  details: 'Ver detalhes',
  tries: 'tentativas',
  answer: 'resposta',
  noAnswer: 'nenhuma ainda',
  delivery: { queued: 'a caminho', held: 'segurado', dropped: 'não será reenviado', delivered: 'aceito' },
  forged: 'assinatura errada',
  sentTo: 'Enviado para',
  headers: 'Cabeçalhos (assinados agora)',
  body: 'Corpo',
  answered: 'A API respondeu',
  back: 'Voltar ao ensaio',
  faults: 'Falhas da API dos gateways',
  faultsHint: 'Escolha quais chamadas e depois o que acontece com elas.',
  calls: 'Quais chamadas',
  callGroups: {
    '': 'Todas',
    ' /v1/': 'Stripe: tudo',
    '/mercadopago/': 'Mercado Pago: tudo',
    'POST /v1/payment_intents': 'Stripe: abrir, confirmar ou cancelar um pagamento',
    'GET /v1/payment_intents': 'Stripe: perguntar por pagamentos',
    '/v1/checkout/sessions': 'Stripe: a página de pagamento dela',
    'POST /v1/refunds': 'Stripe: reembolsar',
    'POST /mercadopago/v1/payments': 'Mercado Pago: abrir ou reembolsar um pagamento',
    'GET /mercadopago/': 'Mercado Pago: perguntar por pagamentos',
    'PUT /mercadopago/': 'Mercado Pago: cancelar um pagamento',
    '/card_tokens': 'Mercado Pago: o formulário do cartão',
  },
  times: 'Quantas chamadas',
  percent: 'De cem dessas chamadas, quantas',
  milliseconds: 'Milissegundos (atraso, ou entre bytes)',
  seconds: 'Segundos (Retry-After do 429)',
  ordered: 'Definidas agora',
  clearFaults: 'Tirar as falhas',
  clock: 'O relógio dos gateways',
  clockNow: 'São',
  refunds: 'Como os bancos respondem a reembolsos',
  refundsAre: 'reembolsos:',
  account: 'O que a conta Stripe aceita',
  on: 'ligado',
  off: 'desligado',
  switchOn: 'Ligar',
  switchOff: 'Desligar',
  methods: { card: 'cartão', pix: 'PIX', page: 'página de pagamento' },
  bankName: 'Banco',
  standings: {
    open: 'nada enviado ainda',
    waiting: 'espera o comprador',
    review: 'em análise',
    paid: 'pago',
    refused: 'recusado',
    ended: 'o código venceu',
    cancelled: 'cancelado pela loja',
    partlyRefunded: 'reembolsado em parte',
    refunded: 'reembolsado',
    inquired: 'o banco pergunta',
    disputed: 'contestado',
    lost: 'contestação perdida',
  },
}
