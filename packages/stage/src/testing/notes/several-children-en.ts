import type { NoteCase } from './note-case.ts'

/** Notes about two or three children whose names are in the name field, in English. */
export const severalChildrenEn: readonly NoteCase[] = [
  [
    'They love building sandcastles together',
    ['you love building sandcastles together'],
    ['they'],
    'Ana and Pedro',
  ],
  [
    'Ana loves ballet, Pedro loves dinosaurs',
    ['Ana loves ballet', 'Pedro loves dinosaurs'],
    ['you love ballet', 'you love dinosaurs'],
    'Ana and Pedro',
  ],
  ['Twins! Bo likes mud. Dee likes maps.', ['Bo likes mud', 'Dee likes maps'], ['you like mud'], 'Bo & Dee'],
  [
    'Please tell them to be kind to each other',
    ['be kind to each other'],
    ['tell them', 'them to be'],
    'Lia, Theo',
  ],
  [
    'both learned to swim this summer',
    ['you (?:both )?learned to swim'],
    ['somebody special'],
    'Max and Ella',
  ],
  ['Their dog is called Waffle', ['your dog is called Waffle'], ['their'], 'Nora & Finn'],
  [
    'Mommy and Daddy are so proud of them',
    ['your mommy and daddy are so proud of you'],
    ['of them'],
    'Ivy and Jude',
  ],
  ['The twins just started preschool', ['you (?:just )?started preschool'], ['the twins'], 'Sam and Kit'],
  [
    'They are twins. Love soccer and dinosaurs. Lia lost her first tooth.',
    ['you (?:both )?love soccer and dinosaurs', 'Lia lost her first tooth'],
    ['love love'],
    'Lia and Theo',
  ],
  ['Love soccer and dinosaurs', [], ['love love']],
  ['Loves dinosaurs &amp; cars &lt;3', ['you love dinosaurs and cars'], ['amp', '3']],
  ['She is afraid of the dark and does not want to sleep alone', ['the dark'], ['sleep alone']],
  [
    'Play soccer and chess. Like pizza and dinosaurs',
    ['you (?:both )?play soccer and chess'],
    ['love play', 'love like'],
    'Max & Ella',
  ],
  [
    'Leo got his first bike and Mia lost a tooth',
    ['Leo got his first bike', 'Mia lost a tooth'],
    ['you lost'],
    'Leo and Mia',
  ],
  [
    "Our boys can't wait to go camping",
    ["you can't wait to go camping"],
    ['our boys'],
    'Jack and Henry Cole',
  ],
  ['Their grandpa died in May. They love fishing.', ['love'], ['died', 'in May'], 'Rosa and Luis'],
  [
    'He is shy and she is loud lol. They both love pancakes',
    ['you (?:both )?love pancakes'],
    ['shy', 'lol'],
    'Theo and June',
  ],
]
