import type { NoteCase } from './note-case.ts'

export const unseen3En: readonly NoteCase[] = [
  ['spiderman spiderman spiderman thats all he talks about', ['spider'], ['spiderman spiderman']],
  [
    'She has Down syndrome and she is the happiest girl, loves dancing to ABBA',
    ['dancing to ABBA'],
    ['down syndrome'],
  ],
  [
    "please no baby talk, he's 11 and would be mortified. he's into Fortnite and parkour",
    ['Fortnite'],
    ['baby talk', 'mortified'],
  ],
  ['Could you mention her cousins Lola and Max who will be at the party', ['Lola and Max'], ['mention']],
  ['her hamster Peanut escaped and we found him in the couch lol', [], ['\\blol\\b', '\\bwe found']],
  [
    'i lost my job so this is her only gift this year. she dreams of being a ballerina',
    ['ballerina'],
    ['\\bjob\\b', 'only gift'],
  ],
  [
    'learning to read is hard for him, he has dyslexia, tell him not to give up',
    ['give up|keep|step|believe|proud|brave'],
    ['dyslexia', 'hard for'],
  ],
  ['he ate sushi for the first time and liked it', ['you ate sushi for the first time'], []],
  ['has a gap tooth smile and a laugh that fills the house', ['laugh that fills the house'], []],
  ['Gabe scored twice on sunday, team is called the Wolves, number 7', ['scored twice'], ['sunday'], 'Gabe'],
  ['She just got glasses and thinks she looks silly', ['glasses'], ['silly']],
  ['Ms. Kim from ballet says hi', [], ['Ms\\.? Kim']],
  [
    'I am her stepmom and i love her like my own',
    ['someone at home loves you|loves you|stepmom'],
    ['my own', '\\bI am her'],
  ],
  [
    'moving to texas in august, sad to leave her best friend Zoe',
    ['love|lean|hug'],
    ['texas', 'Zoe', 'best friend'],
  ],
  ['He sleeps with a stuffed sloth called Mr Slow', ['stuffed sloth'], []],
  ['tell her the tooth fairy heard about her tooth', ['tooth fairy heard about your tooth'], ['tell her']],
  [
    'Ella sings, Tom plays the trumpet, both of them are scared of the basement',
    ['Ella sings|Tom plays the trumpet'],
    ['you are scared'],
    'Ella and Tom',
  ],
  ['she wakes up at 5am every single day please tell her to sleep in', ['sleep in'], ['tell her']],
  ['knows every flag in the world', ['you know every flag in the world']],
  [
    'has been collecting bottle caps with her great grandpa',
    ['collecting bottle caps with your great grandpa'],
  ],
  ['first holy communion on may 4 @ st marys', [], ['may 4', 'marys']],
  ['proud of: riding a bike, tying shoes', ['riding a bike'], ['proud of:']],
  [
    'he broke his arm on the trampoline but is a trooper',
    ['hug|pillow|thinking of you'],
    ['broke', 'trampoline', '\\barm\\b'],
  ],
  ['Teo. 7. legos. dinos. wont eat peas.', ['legos|dinos'], ['peas'], 'Teo'],
  ['wish her a happy quinceañera', [], ['wish (?:her|you) a happy quin.*wish her']],
  [
    'he calls his grandma Mimi and they bake banana bread on Sundays',
    ['grandma Mimi|bake banana bread|Mimi'],
    [],
  ],
  ['her pet snail', ['your pet snail']],
  ['do your thing! he will love it', [], ['do your thing', 'will love it']],
  [
    'got a perfect score on his spelling test after studying sooo hard',
    ['perfect score on your spelling test'],
    ['sooo'],
  ],
  ['she is nonbinary kid and goes by they/them, loves axolotls', ['axolotls'], ['nonbinary', 'they/them']],
]
