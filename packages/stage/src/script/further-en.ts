import type { FurtherTexts } from './script-texts.ts'

/** What is said in a family's later films, once the texts of `texts-en.ts` were heard. */
export const furtherEn: FurtherTexts = {
  openings: {
    any: [
      "Hi, {name}, it's me, {me}! I've thought about this moment since yesterday.",
      "Look who's here, {name}! It's {me}, and I'm exactly where I want to be.",
      "Hi there, {name}! It's {me}. My to-do list for today has only one line: [you|you {two}].",
      "What a day, {name}! It's {me}, and I came by the fastest road I know.",
      "<4 Hello, hello, {name}! It's {me}. I brought a kiss and a song.",
      "<4 Look, {name}, here I am! It's {me}. Tap, tap, tap, I came on foot.",
    ],
    warm: [
      "What a treat, {name}! It's {me}, and I've been smiling all morning because of [you|you {two}].",
      "At last, {name}! It's {me}. I've kept my arms free so that I can hug [you|you {two}] properly.",
    ],
    funny: [
      "Quick, {name}, look natural! It's {me}, and I think a pigeon followed me here.",
      "Please don't laugh, {name}! It's {me}, and I just said good morning to a statue.",
    ],
    brave: [
      "Here I am, {name}! It's {me}. I flew over three oceans just to stand here.",
      "The road was long, {name}! It's {me}, and I'd walk it again tomorrow for [you|you {two}].",
    ],
    gentle: [
      "Hi, {name}, it's {me}. Let's be cozy for a moment, just us.",
      "Hello, {name}. It's {me}. I listened to the rain on my way here, and it said to say hi.",
    ],
    playful: [
      "Ready or not, {name}, here I come! It's {me}, and I won at hide-and-seek today!",
      "Freeze, {name}! It's {me}! All right, now wiggle!",
    ],
    wise: [
      "Welcome, {name}. It's {me}, and I've learned one thing for certain: you're one of a kind.",
      "A fine day for a visit, {name}. It's {me}. I looked up the word “wonderful,” and it made me think of [you|you {two}].",
    ],
    excited: [
      "It's happening, {name}! It's {me}! I've been bouncing up and down since breakfast!",
      "Yes, yes, yes, {name}! It's {me}! I ran the last part, and I wasn't even late!",
    ],
  },
  notAlone: [
    "I didn't come alone: meet {others}!",
    'And now comes the best part: {others}!',
    'Do you hear those footsteps? That must be {others}!',
    'And I have backup today: {others}!',
  ],
  joinings: {
    any: [
      "Hi! It's {me}. I've been looking forward to my turn.",
      "It's {me}! I came along because I didn't want to miss [you|you {two}].",
      "And here's {me}! I heard your [name|names] and came at once.",
      "It's {me}, and I brought my good mood along.",
      "Hello from me, too! It's {me}.",
      "It's {me}! They tried to start without me, imagine that.",
      "Room for one more? It's {me}!",
      "And then there's me: {me}. I kept the best spot, right here.",
      "<4 Hello! It's {me}. Look, I'm waving!",
      "<4 It's {me}! Hello, hello, hello!",
    ],
    warm: [
      "And it's {me}, too! Scoot over, I want to be near [you|you {two}].",
      "It's {me}! My heart did a little jump when I saw [you|you {two}].",
    ],
    funny: [
      "Ta-da! It's {me}! I practiced that, and it went better at home.",
      "It's {me}! I practiced my entrance in front of the cat. She left.",
    ],
    brave: [
      "It's {me}. I stand beside [you|you {two}] today, and I stand tall.",
      "It's {me}! The dragon at the bridge says hello, by the way.",
    ],
    gentle: [
      "It's {me}. I tiptoed in, so that I could listen to [you|you {two}] first.",
      "Hello, it's {me}. I'll just sit here and be happy.",
    ],
    playful: [
      "<10 Peekaboo! It's {me}! You didn't see me coming, did you?",
      "It's {me}! I hopped here on one leg, and I only fell over twice!",
      "It's {me}! Last one to smile has to sing!",
    ],
    wise: [
      'Here comes {me}. The best things are worth a long walk.',
      "It's {me}. I turned the last page of my book early to be here.",
    ],
    excited: [
      "It's {me}! I've been waving this whole time!",
      "Wow, wow, wow! It's {me}, and I'm really here!",
    ],
  },
  farewells: {
    any: [
      'Goodbye, {name}. It was so good to see you.',
      "That's all for today, {name}. Take care until next time!",
      "Well, {name}, off I go. I'll be thinking of you.",
      'So long, {name}. Leave a little room for me in your day.',
    ],
    warm: [
      'Goodbye, {name}. I love you all the way to the moon.',
      'Until soon, {name}. My door is always open for you.',
    ],
    funny: [
      'Bye, {name}! If you hear a bump, that was me missing the door.',
      'Goodbye, {name}! I practiced a bow. Watch out, here it comes. Ouch!',
    ],
    brave: [
      'Be brave and be kind, {name}. I know you can be both.',
      'The road is calling, {name}. Hold your head high!',
    ],
    gentle: [
      "Goodbye for now, {name}. Whenever it's quiet, I'll be thinking of you.",
      "I'll close the door softly, {name}. Be good to [yourself|yourselves].",
    ],
    playful: [
      "<10 Tag, {name}, you're it! Until next time!",
      'Three, two, one, and I vanish! Bye, {name}!',
      'My hiding place is waiting, {name}. No peeking, bye!',
    ],
    wise: [
      'Farewell, {name}. Small steps go a long way.',
      'Goodbye, {name}. Look closely at the world: it likes to be looked at.',
    ],
    excited: [
      "Oh no, is it over already? Bye, {name}! Let's do it all again soon!",
      'Goodbye, {name}! I had so much fun that I forgot to sit down!',
    ],
  },
  together: [
    "You're the best, {name}!",
    'All together now: bye, {name}!',
    'Here comes a group hug, {name}!',
    '* Hooray for {name}!',
    'All our love to you, {name}!',
    "We're all thinking of you, {name}!",
  ],
  details: {
    proud: [
      '{It}! Yes, word gets around when something that good happens.',
      'They say that {it}. I told everyone on my street!',
      'So {it}? Hats off, and I wear a big hat!',
      'I was drinking tea when I heard that {it}. I nearly dropped the cup!',
      'And now it comes: {it}! I saved the biggest cheer for that.',
    ],
    soon: [
      "Is it true that {it}? I'll be thinking of [you|you {two}] then.",
      'Rumor has it that {it}. I want to hear everything afterward!',
      'So {it}? I want to hear how it goes.',
      'They tell me that {it}. My fingers are crossed from now on!',
      "And {it}? It's in my calendar already.",
    ],
    likes: [
      'And I heard that {it}. I can see your eyes sparkle from here!',
      "So {it}? Me too, and I'm not just saying that!",
      'They say that {it}. I could have guessed, it suits you so well!',
      'I heard a rumor that {it}. Please let it be true!',
      'And {it}, right? I knew there was something we have in common!',
    ],
    fact: [
      'And they tell me that {it}. Tell me more whenever you like.',
      'I was told that {it}. I read that line again, slowly.',
      "So {it}? I'm all ears.",
      "Word has it that {it}. I'll keep that in mind.",
      'And did I hear right that {it}? I wanted to be sure.',
    ],
    each: [
      'Word has it that {it}. Now I know!',
      'So {it}? I could write a book about that!',
      'They say that {it}. I wrote that down.',
    ],
    toOne: ['This part comes in an envelope of its own. {It}!', 'And one small thing, by name. {It}!'],
    fear: [
      'And about {it}: squeeze my hand as hard as you like. I never let go.',
      "I know about {it}. It's all right: we look at it together, and it gets smaller.",
      'And with {it}, take my hand. Two are braver than one.',
      '{It}? I take a deep breath when I meet that, too. Let us breathe together.',
    ],
    wish: [
      "How about this? You {it}, and I'll cheer from far away.",
      'May I ask one thing? Please {it}. It would make my day!',
      "Let's make a deal: you {it}, and I do a happy dance.",
      'Here is my tip of the day: {it}. It works wonders!',
    ],
    luck: [
      'For {it}, you can borrow my lucky star. Go and shine!',
      "And for {it}: breathe in, smile, and go. I'll be thinking of you!",
      'I found a four-leaf clover, and it is yours for {it}!',
      'When it is time for {it}, listen closely: that clapping is me!',
    ],
    congratulation: [
      'I want to celebrate {it} with [you|you {two}]! Throw some confetti for me.',
      'Bravo for {it}! I rang the bell on my roof.',
      'And {it}? That deserves a parade!',
      'Let me take a bow, because of {it}. Well done!',
    ],
    hello: [
      "And there's a hug in my bag for {it}, too!",
      'And say hi to {it} for me, will you?',
      "One hello I mustn't forget: to {it}!",
      'My warmest greetings go to {it}, too!',
    ],
    love: [
      'And never forget this: {it}.',
      'Here is something to keep: {it}.',
      'I promised to tell you this: {it}. Now you know!',
      'And the stars know it, too: {it}.',
    ],
    kiss: [
      'A kiss flew in on the breeze this morning. It is for you, from {it}!',
      'I have a delivery, too: one enormous kiss from {it}.',
      'This kiss rode all the way here on my shoulder. It is from {it}!',
      'Can you feel something soft on your cheek? That is a kiss from {it}!',
    ],
    hug: [
      'And whose hug did I carry all this way? It is from {it}!',
      'I have a delivery, too: one enormous hug from {it}.',
      'Open your arms as wide as you can! Here comes a hug from {it}.',
      'One warm hug came along in my suitcase. It is from {it}!',
    ],
    fondness: [
      "There's more love in my bag, too. It comes from {it}!",
      'And whose love did I carry all this way? It is from {it}!',
      'My basket is full to the top with love from {it}!',
      'I bring you a whole cloud of love. Do you know whose it is? It is from {it}!',
    ],
    nickname: [
      'Psst, {it}! Yes, I know your nickname, and I love the sound of it.',
      'I hear that people who love you say {it}. I like that!',
      'And {it}, that is you, too, right? It makes me smile.',
      'May I call you {it}, just this once?',
    ],
    sorrow: [
      "I brought you a hug that's in no hurry. All the love that is yours goes wherever you go.",
      "I'm here, and I'm staying a while. You don't have to say a thing. So much love is holding you.",
      'On some days a hug is better than words. Here is mine, as long as you need it.',
      'Put your hand on your heart. Feel how warm it is? That is all the love you carry.',
    ],
    heard: [
      "Is it true what they say about {it}? I'm curious.",
      'And then I heard about {it}. That stayed with me.',
      'Word of {it} came all the way to my house.',
    ],
    greeting: [
      'Someone stopped me on my way here and said hello to [you|you {two}]: {it}!',
      'And hello, hello, hello from {it}!',
      'I was told to wave twice, once from me and once from {it}.',
    ],
    ill: [
      "They told me about {it}. One soft day after another, that's the way to do it.",
      'I thought about {it} all the way here. Today [you|you {both}] may take it slow.',
      "So, about {it}: I'm proud of how brave [you are|you {both} are].",
    ],
    waits: [
      'Nothing runs away: {it} will still be there.',
      'And {it}? Saved for [you|you {two}], like the best seat in the boat.',
      'First a rest, and then {it}.',
    ],
    care: [
      "Here's a gentle hug from me. Rest well. I'll sit by your side and hum a little.",
      'I put a little sunshine on your pillow. Take all the time you need.',
      'Close your eyes for a moment: that warm feeling is my hug. It stays until you feel better.',
      'I brought my slowest, softest voice today. Everyone is taking good care of you, and so am I.',
    ],
  },
}
