import type { NoteCase } from './note-case.ts'

export const unseen4En: readonly NoteCase[] = [
  [
    'Emma just finished second grade! She worked really hard on her reading this year.',
    ['finished second grade', 'worked (?:really )?hard on your reading'],
    ['\\bEmma just'],
    'Emma',
  ],
  [
    'hes super shy but he sang a solo in front of the whole school',
    ['sang a solo in front of the whole school'],
    ['\\bshy\\b'],
  ],
  [
    'Her favorite thing in the world is her stuffed elephant Ellie. She takes it everywhere',
    ['your favorite thing in the world is your stuffed elephant Ellie'],
    [],
  ],
  ['afraid of the doctor and has a checkup on thursday', ['the doctor'], ['thursday', '\\bafraid']],
  ['please remind him to feed his fish', ['feed your fish'], ['remind']],
  [
    'His grandmother Olga passed away on monday. please be gentle',
    ['so much love|You are loved|lean on me'],
    ['Olga', 'passed', 'monday', 'be gentle'],
  ],
  ['Our phone number is 202-555-0143. He loves pancakes', ['pancakes'], ['202', 'phone']],
  [
    'Do not mention his father. He likes skateboarding and his dog Rex.',
    ['skateboarding and your dog Rex'],
    ['father'],
  ],
  [
    'Ben eats dirt, Sue hides it. typical siblings lol they adore each other',
    ['adore each other|Sue|Ben'],
    ['\\blol\\b'],
    'Ben and Sue',
  ],
  [
    'She learned to say please and thank you, we are working on sharing with her brother',
    ['learned to say please and thank you'],
    ['we are working'],
  ],
  [
    'my daughter is obsessed with taylor swift and knows all the words',
    ['you love Taylor Swift', 'know all the words'],
    [],
  ],
  ['wants a puppy so bad but we cant get one', [], ['puppy', "can't get", 'cant get', 'so bad']],
  [
    '7th birthday, loves slime, unicorns, and gymnastics. Best friend is Harper.',
    ['slime, unicorns and gymnastics|slime'],
    ['7th birthday, loves'],
  ],
  [
    'He gets bullied for his red hair. He is an amazing chess player',
    ['so much love|You are loved|chess'],
    ['bull(?:y|ied)', 'red hair'],
  ],
  ['tell her to stop biting her nails and to sleep in her own bed', [], ['stop biting', 'biting']],
  [
    'We love you pumpkin, you make us smile every day!! Love, Mom and Dad',
    ['mom and dad|someone at home'],
    ['make us', 'we love you pumpkin,'],
  ],
  ['made pancakes for the whole family on mothers day', ['you made pancakes for the whole family']],
  ['has a loose tooth!!!!', ['loose tooth']],
  [
    'Likes to be the boss. Scared of the vacuum cleaner. Calls spaghetti "pasketti"',
    ['vacuum|spaghetti'],
    ['the boss'],
  ],
  [
    'new to the school, hasnt made friends yet, loves drawing dragons',
    ['love drawing dragons'],
    ["haven't made", 'friends yet'],
  ],
]
