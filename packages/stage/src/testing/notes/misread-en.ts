import type { NoteCase } from './note-case.ts'

const gentle = ['quiet hug|lean on me|soft, slow hug|pillow as soft']

/** Notes in English that were once misunderstood. */
export const misreadEn: readonly NoteCase[] = [
  // Happy, with a word that is sad elsewhere
  ['She loves making snow angels', ['you love making snow angels'], gentle],
  ['loves the fire truck', ['you love the fire truck'], gentle],
  ['killed it at her recital', [], [...gentle, 'kill']],
  ["can't put down Harry Potter", ["you can't put down Harry Potter"], gentle],
  ['lost the training wheels', ['you lost the training wheels'], gentle],
  ['lost her fear of water', ['you lost your fear of water'], gentle],
  ['math is hard but she loves art', ['you love art'], gentle],
  ['teases his sister. Likes pancakes.', ['you like pancakes'], ['tease', ...gentle]],
  ['never misses a practice', ['you never miss a practice'], gentle],
  ['dying to meet Elsa', [], ['dying', ...gentle]],
  ['broke his own record', ['you broke your own record'], gentle],
  ['broke a board in karate', ['you broke a board in karate'], gentle],
  ['her mom is a nurse at the hospital', ['your mom is a nurse at the hospital'], gentle],
  ['ill always love him', [], ['\\bill\\b', ...gentle]],
  ['Her grandma loves her and misses her', ['your grandma loves you'], gentle],
  ['Grandma misses you and loves you so much!', ['grandma (?:loves|is thinking of) you'], gentle],
  // Sad all the same
  ['their house burned down in a house fire', gentle, ['fire', 'burn']],
  ['his dog was killed by a car', gentle, ['kill', '\\bcar\\b']],
  ['we had to put her cat down', gentle, ['put', 'cat']],
  ['lost his best friend this year', gentle, ['lost']],
  ['She lost her dog', gentle, ['lost', '\\bdog\\b']],
  ['broke her wrist at soccer', gentle, ['broke', 'wrist']],
  ['he has been ill all week', gentle, ['\\bill\\b']],
  ['in the hospital since Monday', gentle, ['hospital', 'Monday']],
  // Surprises
  ["We're getting a puppy but don't say anything!", [], ['puppy', 'say anything']],
  ["We're getting a puppy but don't tell her about it", [], ['puppy', 'tell']],
  ["We are moving to Ohio, we haven't told him yet", [], ['Ohio', 'mov']],
  ["We're having a surprise party for her on Saturday", [], ['party', 'surprise', 'Saturday']],
  [
    "She's getting a bike for Christmas, shhh. Loves snow.",
    ['you love snow'],
    ['bike', 'Christmas, sh', 'sh+h'],
  ],
  ['We are getting her a puppy for her birthday', [], ["you're getting you", 'puppy']],
  ['We bought a drum set for her birthday', [], ['you bought', 'drum']],
  ['We got him a scooter. He loves going fast', ['you love going fast'], ['you got you', 'scooter']],
  // What embarrasses, in the past too
  ['cried on her first day of school', [], ['cried']],
  ['pooped his pants at school', [], ['poop', 'pants']],
  ['farted during the recital', [], ['fart']],
  ['kicked his sister', [], ['kick']],
  ['hated kindergarten', [], ['hate']],
  ['got in trouble at school', [], ['trouble']],
  ['Her grades are terrible', [], ['grades', 'terrible']],
  ['His dad drinks a lot', [], ['drink']],
  ['kicks the ball really far', ['you kick the ball really far']],
  ['kicked the winning goal', ['you kicked the winning goal']],
  // Who loves the child
  ['Everyone loves her', ['everyone loves you'], ['your everyone']],
  ['His big sisters adore him', ['your big sisters love you'], ['sisters loves']],
  ['Her great grandparents love her', ['your great grandparents love you'], ['grandparents loves']],
  ['The whole family is proud of him', ['whole family is so proud of you'], ['your the']],
  // What is the child's
  [
    'She is so excited for her very first day of school',
    ['excited for your very first day of school'],
    ['for you very'],
  ],
  ["She's getting her very own room", ["you're getting your very own room"], ['you very']],
  ['She still sucks her thumb. Loves kites.', ['you love kites'], ['thumb', 'suck']],
  ['still uses a pacifier', [], ['pacifier']],
  ["She doesn't use a pacifier anymore", ["you don't use a pacifier anymore"]],
  ['still loves her binky. She can hop on one foot', ['you can hop on one foot'], ['binky']],
  // Places, schools and dates of birth
  ['her birthday is on May 4th. Loves goats', ['you love goats'], ['\\bMay\\b']],
  ['loves middle school', ['you love middle school']],
  // A day that is no day
  ['his grandma arrives tomorrow', [], ['tomorrow']],
  // Said to the child, or about it
  ['great at chess', ["you're great at chess"]],
  ['is tired all the time', [], ['tired']],
  // To the shop
  ['your characters are adorable. He loves owls', ['you love owls'], ['your characters']],
  // Dropped for nothing
  [
    "Don't mention that we are moving. She takes care of her plants. They are her pride.",
    ['you take care of your plants'],
    ['mov'],
  ],
]
