import type { NoteCase } from './note-case.ts'

export const unseen5Pt: readonly NoteCase[] = [
  [
    'o Heitor ganhou cama nova e dormiu a noite inteira sozinho!',
    ['ganhou cama nova|dormiu a noite inteira'],
    ['o Heitor ganhou'],
    'Heitor',
  ],
  [
    'vai pra Disney em outubro mas ainda não sabe, não estraga a surpresa',
    [],
    ['disney', 'surpresa', 'estraga'],
  ],
  ['sente mta falta da mãe q é militar. ama avião', ['ama avião'], ['militar', 'sente']],
  ['tem 3 porquinhos da índia: Sal, Pimenta e Bob', ['Sal, Pimenta e Bob|porquinhos']],
  ['pode fazer bem palhaçada, ele rola de rir com piada de pum', [], ['palhaçada', '\\bpum\\b']],
  [
    'chegou chorando pq ninguem brincou com ela no recreio',
    ['amor em volta|carinho de quem'],
    ['chorando', 'recreio', 'ninguém'],
  ],
  ['já sabe dar mortal pra trás', ['sabe dar mortal']],
  [
    'a Rubi é a palhacinha da turma e dá o melhor abraço',
    ['palhacinha da turma|melhor abraço'],
    ['a Rubi é'],
    'Rubi',
  ],
  ['fala pras crianças pararem de brigar pelo tablet', [], ['brigar', 'fala pras'], 'Sam e Lu'],
  ['planta tomate na varanda com o vô Alcides', ['planta tomate na varanda com (?:o )?(?:seu )?vô Alcides']],
  ['pergunta que nome ela deu pra gatinha nova', [], ['pergunta que']],
  [
    'faz fono 2x por semana e ta falando pelos cotovelos. mto orgulho dele',
    ['orgulho|falando pelos cotovelos'],
    ['fono', 'orgulho dele'],
  ],
  ['meio mimada rsrs. ama shopping e tudo rosa', ['shopping'], ['mimada', 'rsrs']],
  ['da tia Dé e toda a turma de Curitiba', ['tia Dé'], ['Curitiba']],
  ['chega de rodinha!', [], ['chega de']],
]
