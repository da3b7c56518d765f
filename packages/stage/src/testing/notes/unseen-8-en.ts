import type { NoteCase } from './note-case.ts'

export const unseen8En: readonly NoteCase[] = [
  [
    "We're military and move a lot, she's made so many friends",
    ["you(?: ha|')ve made so many friends"],
    ["you're made", 'military'],
  ],
  [
    "she's lactose intolerant. Favorite ice cream is mango sorbet",
    ['your favorite ice cream is mango sorbet'],
    ['lactose'],
  ],
  [
    'his hamster Chip died yesterday :( he loves soccer tho',
    ['you love soccer'],
    ['died', 'Chip', 'soccer though'],
  ],
  [
    'wants to be a ballerina AND a firefighter',
    ['you want to be a ballerina and a firefighter'],
    ['(?-i:AND)'],
  ],
  ['nickname: Bean', ['Bean'], ['nickname']],
  ['She is missing her two front teeth', ["you're missing your two front teeth"], ['quiet hug|lean on me']],
  ['he misses his old house', ['quiet hug|lean on me'], ['old house']],
  ['he broke up with pacifiers, his words', ['bigger|big step'], ['broke', 'pacifier', 'words']],
  ['afraid of dogs but pet one last week', ['dogs'], ['but pet', 'afraid']],
  [
    'please wish her a happy 6th birthday from Mom, Dad, Leo and Grandma',
    ['Mom, Dad, Leo and Grandma'],
    ['wish her'],
  ],
  ['LOVES LOVES LOVES monster trucks', ['you love monster trucks'], ['love loves']],
  [
    'our little man is obsessed w/ garbage trucks n waves at the driver every tuesday',
    ['you love garbage trucks', 'wave at the driver every tuesday'],
    ['little man'],
  ],
  ["she's going to her first concert, Taylor Swift!", ["you're going to your first concert"], ['and Taylor']],
  [
    'just started wearing glasses and looks adorable',
    ['you started wearing glasses', 'you look adorable'],
    ['and looks'],
  ],
  ['he eats like a bird', [], ['bird']],
  ['loves tickles, hates naps', ['you love tickles'], ['naps']],
  ['Her uncle Max taught her to juggle', ['your uncle Max taught you to juggle']],
  ['My mom is flying in. He loves planes', ['you love planes'], ['your mom']],
  ['my dad adores her', [], ['your dad']],
  [
    'loves bedtime stories with daddy, esp the gruffalo',
    ['you love bedtime stories with daddy, especially the gruffalo'],
  ],
  [
    'grandpa Tom just had heart surgery but he is ok. She likes glue',
    ['you like glue'],
    ['surgery', 'Tom', 'heart surgery'],
  ],
  ['She has to be at the dentist at 3 and is super brave', ["you're super brave"], ['dentist at', 'have to']],
  ['tell them goodnight, they share bunk beds', ['you share bunk beds'], ['tell them'], 'Sam and Ivy'],
  ['doing great with his speech', [], ['your doing']],
  ['loves helping daddy wash the car on weekends', ['you love helping daddy wash the car on weekends']],
  ["he loves, loves, loves his grandma's tamales", ["you love your grandma's tamales"], ['loves']],
  [
    'He made his first friend at school!! his name is Omar',
    ['you made your first friend at school'],
    ['Omar is'],
  ],
  [
    'She cheers for the Eagles with her dad every sunday',
    ['you cheer for the Eagles with your dad every sunday'],
  ],
  ['needs to stop hitting his sister, can you tell him?', [], ['hit', 'stop']],
  ['brushes his teeth without being asked now', ['you brush your teeth without being asked']],
]
