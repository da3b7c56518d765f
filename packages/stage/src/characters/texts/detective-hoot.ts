import type { CharacterTexts } from '../../script/script-texts.ts'

export const detectiveHoot: CharacterTexts = {
  en: {
    opening: [
      'Hoo-hoo, {name}! The trail of crumbs led {me} straight to you, and the crumbs were excellent.',
      'Aha, {name}! Fresh footprints, one wide grin, no doubt about it: {me} has found the right house.',
      'The case of the day, {name}: who is the best company in town? {me} closed it in four seconds.',
      '<4 Hoo-hoo, {name}! {me} has big, big eyes to see you with!',
      '>9 {name}, I have questioned the cookie jar, and it remains silent. {me} admires that in a jar.',
    ],
    joining: [
      'A second witness lands on the branch: {me}.',
      'Hoo? Me. {me}, fresh from the case of the missing sock.',
    ],
    gag: [
      'Let me hold my glass to this. Ah! A note, in tiny letters. It says: a whole lot of love lives here.',
      'Through the magnifier I see a clue: one smile, size extra large. Whose is it? I have my theory.',
    ],
    joke: [
      'I tip my hat to a good riddle, and under it I keep the answers. And a biscuit.',
      'My hat goes up when I find a clue. Last night it hit the ceiling: the cookie thief was me.',
      'Suspect one: the cat. Suspect two: the cat again. I like to be thorough.',
    ],
    farewell: [
      'Case closed, {name}. Verdict: guilty of making an old owl happy.',
      'I fly off into the fog, {name}. Very little fog today, so please imagine some.',
      'Keep asking who, {name}. It worked for every owl I know.',
      '<4 Bye-bye, {name}! Hoo-hoo, hoo-hoo!',
    ],
  },
  pt: {
    opening: [
      'Uh-uh, {name}! A trilha de farelos trouxe {me} direto para cá, e os farelos estavam ótimos.',
      'Arrá, {name}! Pegadas frescas, um sorriso largo, não resta dúvida: {me} achou a casa certa.',
      'O caso do dia, {name}: quem é a melhor companhia da cidade? Em quatro segundos {me} resolveu.',
      '<4 Uh-uh, {name}! Que olhão que tem {me}! É para ver melhor!',
      '>9 {name}, interroguei o pote de biscoito, e ele continua calado. Isso {me} respeita num pote.',
    ],
    joining: [
      'Pousou no galho a segunda testemunha: {me}.',
      'Quem, quem? Ora, {me}, saindo agora do caso da meia perdida.',
    ],
    gag: [
      'Deixa eu ver com a lupa. Arrá! Um bilhete de letra miudinha. Diz assim: aqui mora um montão de amor.',
      'Na lupa eu vejo uma pista: um sorriso, tamanho gigante. De quem será? Já tenho a minha teoria.',
    ],
    joke: [
      'Diante de uma boa charada eu tiro o chapéu, e debaixo dele ficam as respostas. E um biscoito.',
      'O chapéu levanta quando acho uma pista. Ontem bateu no teto: o ladrão de biscoito era eu.',
      'Suspeito um: o gato. Suspeito dois: o gato outra vez. Eu sou de conferir.',
    ],
    farewell: [
      'Caso encerrado, {name}. Sentença: culpa total pela alegria de uma coruja.',
      'Vou sumir na neblina, {name}. Hoje tem pouca neblina, então é preciso imaginar um bocado.',
      'Pergunta é a melhor lanterna, {name}. Nunca vi coruja sair sem uma.',
      '<4 Tchau, tchau, {name}! Uh-uh, uh-uh!',
    ],
  },
}
