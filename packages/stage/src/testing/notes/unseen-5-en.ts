import type { NoteCase } from './note-case.ts'

export const unseen5En: readonly NoteCase[] = [
  [
    'Hudson got a big boy bed and slept through the night all by himself!',
    ['slept through the night'],
    ['himself', 'Hudson got'],
    'Hudson',
  ],
  ['she is going to disney world in october and doesnt know yet, so dont spoil it', [], ['disney', 'spoil']],
  ['He misses his mom, she is in the army. Loves airplanes', ['airplanes'], ['army', 'misses']],
  ['has 3 guinea pigs: Salt, Pepper and Bob', ['Salt, Pepper and Bob|guinea pigs']],
  ['be extra silly please, he cracks up at fart jokes', [], ['extra silly', 'fart']],
  [
    'she came home crying bc nobody played with her at recess',
    ['so much love|You are loved|lean on me'],
    ['crying', 'recess', 'nobody played'],
  ],
  ['he can do a backflip', ['you can do a backflip']],
  ['Ruby is the class clown and the best hugger', ['class clown|best hugger'], ['Ruby is'], 'Ruby'],
  ['tell the kids to stop fighting over the tablet', [], ['fighting', 'tell the kids'], 'Sam and Lou'],
  ['grows tomatoes on the balcony w grandpa Al', ['tomatoes on the balcony with (?:your )?grandpa Al']],
  ['Ask her what she named her new kitten', ['kitten'], ['ask her', 'what she']],
  [
    'speech therapy twice a week and he is talking so much now. so proud of him',
    ['proud of you|talking so much'],
    ['therapy', 'proud of him'],
  ],
  ['She is a bit spoiled lol. LOVES shopping and pink everything', ['shopping'], ['spoiled', 'LOVES']],
  ['From Aunt Dee and the whole crew in Chicago', ['Aunt Dee'], ['Chicago']],
  ['no more training wheels!', [], ['no more']],
]
