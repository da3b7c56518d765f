import type { Occasion } from '../occasion.ts'
import { school } from '../props/school.ts'
import { line, shape, type Node } from '../shapes.ts'
import { at } from '../sets/stage-set.ts'

/** On an easel. */
const board: Node[] = [
  line('M-160 60L-190 236M160 60L190 236', 16),
  line('M-160 60L-190 236M160 60L190 236', 9, '#B5793F'),
  shape('M-230-190H230V70H-230Z', '#B5793F', 5),
  shape('M-212-172H212V52H-212Z', '#2F6B57', 4),
  line(
    'M-180-90l26-60l26 60M-170-112h32M-96-150v60h16c26 0 26-32 4-32c18 0 18-28-4-28ZM14-142c-30-18-54 2-54 22s24 40 54 22',
    7,
    '#F4F1E4',
  ),
  line('M70-118h40M90-138v40M140-130h30M140-108h30', 7, '#F7C94B'),
  line(
    'M-176-28l18-14v66M-118-26c8-24 48-20 44 6c-4 16-36 30-46 44h50M-34-30c12-16 44-10 42 12c-2 12-14 14-22 14c12 0 24 6 24 20c0 20-34 26-46 8',
    6,
    '#F4F1E4',
  ),
  line(
    'M120 28C70-6 80-42 104-38C114-36 120-26 120-20C120-26 126-36 136-38C160-42 170-6 120 28Z',
    6,
    '#F6C9BD',
  ),
]

const bookPile: Node[] = [
  shape('M-70-26H70V0H-70Z', '#3E8FB0', 4),
  shape('M-58-50H62V-26H-58Z', '#F3A92B', 4),
  shape('M-64-74H48V-50H-64Z', '#D9485A', 4),
]

export const backToSchool: Occasion = {
  texts: {
    en: {
      title: 'Off to school',
      occasion: [
        "School is starting again! New friends, new books and a hundred things to discover. You're {years} old now, and you're ready for all of it!",
        "Is your backpack ready? A whole new school year is waiting for [you|you {two}]. I can't wait to hear all that you'll find out!",
        '<4 Guess where you get to go? To play, to sing and to paint with new friends! How big you are!',
        ">9 A new school year! New faces, new jokes, and a few things nobody has taught you yet. You've got this.",
      ],
      wish: ['Have a wonderful first week!', 'Learn something funny, too!'],
    },
    pt: {
      title: 'Boas aulas',
      occasion: [
        'As aulas estão voltando! Gente nova, livros novos e mil coisas para descobrir. [Você já tem|Vocês já têm] {years} e [vai|vão] tirar tudo isso de letra!',
        'A mochila já está pronta? Vem aí um ano inteirinho de novidades. Quero só ver quanta coisa boa [você vai|vocês vão] aprender!',
        '<4 [Adivinha|Adivinhem] só: está na hora de ir brincar, cantar e pintar com a turma! Olha que coisa boa!',
        '>9 Ano novo na escola! Gente nova, piada nova e umas coisas que ninguém contou ainda. [Você dá|Vocês dão] conta.',
      ],
      wish: ['Que a primeira semana seja uma delícia!', 'E [aprende|aprendam] uma coisa engraçada também!'],
    },
  },
  /** A chalkboard, books and a school bag. */
  set: {
    back: (frame) => [
      at(frame, 0.5, 0.45, 1.2, board),
      at(frame, 0.13, 0.735, 1.05, bookPile),
      at(frame, 0.13, 0.605, 0.62, school.apple()),
      at(frame, 0.88, 0.68, 1.1, school.schoolBag()),
    ],
    front: (frame) => [at(frame, 0.05, 0.985, 1.2, school.pencil()), at(frame, 0.95, 1, 1.3, bookPile)],
  },
  light: 'day',
  music: { bpm: 110, beats: 4 },
}
