import { detailsEn } from './details-en.ts'
import type { ScriptTexts } from './script-texts.ts'

export const textsEn: ScriptTexts = {
  openings: {
    warm: [
      "{name}, hello! It's {me}, and seeing you just made my whole day!",
      "{name}, there you are! It's {me}. I've saved you the softest seat right next to me.",
      "{name}, what a treat! It's {me}, and I've been smiling all morning because of you.",
    ],
    funny: [
      "{name}, is that really you? It's {me}! I ran here so fast that I lost a shoe on the way!",
      "{name}, hold on, I'm upside down. There! It's {me}, and you're even better the right way up!",
      "{name}, quick, look natural! It's {me}, and I think a pigeon followed me here.",
    ],
    brave: [
      "{name}, my friend! It's {me}! I crossed the mountains, and I'm right on time for you.",
      "{name}, I've arrived! It's {me}, and no storm was strong enough to stop me.",
      "{name}, at your service! It's {me}. I flew over three oceans to stand here.",
    ],
    gentle: [
      "{name}, hello there. It's {me}. Come sit close. I've brought you some kind words.",
      "{name}, hello. It's {me}. I walked here slowly and thought of you at every step.",
      "{name}, it's me, {me}. Let's be cozy for a moment, you and I.",
    ],
    playful: [
      "{name}, I found you! It's {me}! I've been looking behind every single door!",
      "{name}, guess who! It's {me}! You're not allowed to blink until I've said hello.",
      "{name}, ready or not, here I come! It's {me}, and I've won at hide-and-seek!",
    ],
    wise: [
      "{name}, how lovely to meet you. I'm {me}, and I've been saving these words just for you.",
      "{name}, good day to you. I'm {me}. I've read a great many books, and you're my favorite story.",
      "{name}, welcome. I'm {me}, and I've learned one thing for certain: you're somebody special.",
    ],
    excited: [
      "{name}! {name}! It's {me}! I couldn't wait to get here!",
      "{name}, finally! It's {me}! I counted the minutes, and then I counted them again!",
      "{name}, it's happening! It's {me}! I've been bouncing up and down since breakfast!",
    ],
  },
  notAlone: [
    'And look who came with me: {others}!',
    'And I brought good company. Say hello to {others}!',
    'Guess who else wanted to see you? {others}!',
  ],
  joinings: {
    warm: [
      "Hello, hello! It's {me}, and I've got a big hug for you.",
      "It's {me}! I wouldn't have stayed at home for all the cake in the world.",
      "And it's {me}, too! Move over, I want to be near you.",
    ],
    funny: [
      "Hey! It's {me}! I wanted to go first, but I couldn't find my other shoe!",
      "It's {me}! Sorry, I got stuck in the door. Twice!",
      "Ta-da! It's {me}! I practiced that, and it went better at home.",
    ],
    brave: [
      "It's {me}! Nothing in the world could keep me away.",
      '{me}, reporting for hugs!',
      "It's {me}. I stand beside you today, and I stand tall.",
    ],
    gentle: [
      "Hello. It's {me}. I'm so glad I could come.",
      "It's {me}. I tiptoed in, so that I could listen to you first.",
      "And it's {me}. I've brought a quiet little smile for you.",
    ],
    playful: [
      "Boo! It's {me}! I was hiding right behind you!",
      "Peekaboo! It's {me}! You didn't see me coming, did you?",
      "It's {me}! I came down the slide, because stairs are no fun!",
    ],
    wise: [
      "Greetings. I'm {me}, and I wouldn't miss this for the world.",
      "I'm {me}. I've thought about what to say, and it begins with a smile.",
      "And I'm {me}. The best things are worth a long walk, and here I am.",
    ],
    excited: [
      "Me too, me too! It's {me}! Hi!",
      "Is it my turn? It's my turn! It's {me}!",
      "It's {me}! I've been waving this whole time!",
    ],
  },
  occasions: {
    birthday: [
      "Happy birthday! You're {years} old! I hope your day is full of hugs, laughter and a very, very tall cake.",
      "Happy birthday to you! You're {years} old, so I've ordered sunshine, balloons and the loudest song there is.",
      "Do you hear that? Even the birds are practicing. You're {years} old! Happy birthday!",
    ],
    achievement: [
      "I heard what you did, and I clapped until my hands tingled! You're {years} old, and look how far you've come.",
      "You did it! You really did it! You're {years} old and full of courage, and that deserves a round of applause.",
      "Make way! There's a star of the day, and it's you. You're {years} old, and you never gave up!",
    ],
    backToSchool: [
      "School is starting again! New friends, new books and a hundred new things to discover. You're {years} old now, and you're ready for all of it!",
      "Is your backpack ready? A whole new school year is waiting for you. You're {years} old, and I can't wait to see all that you'll find out!",
      "The school bell is about to ring! Bring your questions and your best smile. You're {years} old, and you have plenty of both.",
    ],
    christmas: [
      "Merry Christmas! I told the stars that you're {years} old, and every one of them promised to shine a little brighter over your house.",
      "Merry Christmas! Can you smell the cookies? You're {years} old, so I think you've earned the one with the most sprinkles.",
      "The bells are ringing and the lights are on. Merry Christmas! You're {years} old, and you're the brightest light I know.",
    ],
    easter: [
      "Happy Easter! You're {years} old, and that calls for a whole garden of hidden chocolate eggs!",
      "Happy Easter! I saw a bunny hop by with a very full basket. You're {years} old, so your eyes are sharp enough to find every egg!",
      "Spring is here, and everything is waking up. Happy Easter! You're {years} old, and you're blooming like the garden.",
    ],
    childrensDay: [
      "Happy Children's Day! You're {years} old, and today everybody should stop what they're doing and come play with you!",
      "Happy Children's Day! Today you choose the game, and I'll follow. You're {years} old, so you know all the good ones!",
      "It's the most fun day of the year. Happy Children's Day! You're {years} old, and the whole playground is yours.",
    ],
    congratulations: [
      "Congratulations! You're {years} old, and look what you can do! I'm cheering for you as loud as I can!",
      "Hip, hip, hooray! Congratulations! You're {years} old, and today the applause is all for you.",
      "Congratulations! I've polished my best trumpet to tell everyone. You're {years} old, and this moment is yours!",
    ],
    getWell: [
      "I heard you're not feeling well. So get lots of rest, drink your water, and let everyone who loves you take good care of you. You're {years} old and so strong!",
      "Today is a day for blankets, soft pillows and good stories. You're {years} old, and even the bravest people take a rest. I'm right here with you.",
      "I've brought you a whole basket of get-well wishes. Take it slowly, one cuddle at a time. You're {years} old, and you're doing great.",
    ],
    justBecause: [
      "It's just an ordinary day, and I came anyway! You're {years} old. And there's nobody else like you in the whole wide world.",
      "Do you know why I came today? Just because of you. You're {years} old, and that's reason enough!",
      "No party, no special date: I simply wanted to see you. You're {years} old, and the world is nicer with you in it.",
    ],
  },
  details: detailsEn,
  wishes: {
    birthday: [
      'Now make your biggest wish and blow!',
      'Save me a slice with lots of frosting!',
      'Enjoy every minute of your day.',
    ],
    achievement: [
      'Remember how this feels. It belongs to you.',
      'Now go and show everyone that happy dance!',
      'I wonder what you will do next!',
    ],
    backToSchool: [
      'Have a wonderful first week!',
      'Learn something funny, too!',
      "Good luck, and don't forget your smile!",
    ],
    christmas: [
      'Have a Christmas full of light.',
      'May your day be cozy and bright!',
      'Enjoy the lights, the songs and every hug!',
    ],
    easter: [
      'Happy egg hunting!',
      'Leave a little chocolate for the grown-ups!',
      'Have the sweetest Easter ever!',
    ],
    childrensDay: ['Now go and play!', 'Jump once for me, as high as you can!', 'Have all the fun there is!'],
    congratulations: ['Take a bow!', 'Celebrate with everyone you love!', 'This day is yours. Enjoy it!'],
    getWell: [
      'Rest as long as you need.',
      "I'm sending you sunshine through the curtains.",
      'Snuggle in, and let the day be soft.',
    ],
    justBecause: [
      'Have a day as nice as you are.',
      'Keep being exactly who you are.',
      'Do something today that makes you laugh!',
    ],
  },
  farewells: {
    warm: [
      "A great big hug, {name}. You'll always have a place in my heart.",
      "Bye for now, {name}. I'm keeping your smile with me.",
      'Goodbye, {name}. I love you all the way to the moon.',
    ],
    funny: [
      'Bye, {name}! And if you find my other shoe, you can keep it!',
      "So long, {name}! I'm leaving now. This way. No, that way!",
      'Bye, {name}! If you hear a bump, that was me missing the door.',
    ],
    brave: [
      "Be brave and be kind, {name}. I'm always on your side.",
      'Chin up and heart open, {name}. You can count on me.',
      'Until our next adventure, {name}. Stand tall!',
    ],
    gentle: [
      'Goodbye, {name}. Take this hug with you wherever you go.',
      "Goodbye for now, {name}. Whenever it's quiet, I'll be thinking of you.",
      'Take good care, {name}. You are loved just as you are.',
    ],
    playful: [
      "See you soon, {name}! Close your eyes and count to ten. I'm off to hide again!",
      'Catch me if you can, {name}! Bye-bye!',
      "Tag, {name}, you're it! Until next time!",
    ],
    wise: [
      'Goodbye, {name}. Stay curious. The best is still to come.',
      'Farewell, {name}. Keep asking questions, even the funny ones.',
      'Until we meet again, {name}. Small steps go a long way.',
    ],
    excited: [
      'Bye-bye, {name}! This was the best day ever! See you next time!',
      "Bye, {name}! I'm waving with both hands and both feet!",
      "Oh no, is it over already? Bye, {name}! Let's do it all again soon!",
    ],
  },
  together: {
    who: 'Together',
    variants: [
      'We love you, {name}!',
      'A giant hug from all of us, {name}!',
      'Three cheers for you, {name}!',
    ],
  },
  nameless: 'little one',
  and: 'and',
  andThat: ', and that ',
  year: 'year',
  years: 'years',
}
