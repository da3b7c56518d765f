import type { ScriptTexts } from './script-texts.ts'

/** How what the notes tell is said. `{it}` already speaks to the child. */
export const detailsEn: ScriptTexts['details'] = {
  proud: [
    'I heard that {it}! The news came all the way to my house.',
    'Is it really true that {it}? Then I want to shake your hand!',
    'Guess what I was told? {It}! I had to sit down and cheer.',
    '{It}! Yes, word gets around when something that good happens.',
  ],
  soon: [
    "I heard that {it}. I'll be cheering for you!",
    '{It}? What an adventure! I want to be there in your pocket.',
    "A little bird told me that {it}. You'll have so much to tell!",
    "Is it true that {it}? I'm already hopping with joy!",
  ],
  likes: [
    "I happen to know that {it}. You've got excellent taste!",
    'Somebody told me that {it}. That made me like you even more!',
    'Wait, is it true that {it}? Then we could swap stories for days!',
    'And I heard that {it}. I can see your eyes sparkle from here!',
  ],
  fact: [
    'I heard that {it}. That made me smile from ear to ear!',
    'A little bird told me that {it}. I asked the bird to say it twice!',
    'Is it true that {it}? I wish I could see that!',
    'And {it}, they say. What a lovely thing to know!',
  ],
  fear: [
    "And {it}? You've got me, and I've got you. Hand in hand, we can do it.",
    'When it comes to {it}, think of me. I stay right beside you.',
    'And about {it}: squeeze my hand as hard as you like. I never let go.',
  ],
  wish: [
    'Will you {it} for me? I know you can!',
    'I have a little mission for you: {it}. I believe in you!',
    "How about this? You {it}, and I'll cheer from far away.",
  ],
  about: [
    'And I heard about {it}! I wish I could see it all up close.',
    "{It}! Just thinking of it makes me smile. I'm so curious!",
    'And what about {it}? I could listen to you talk about that all day.',
  ],
  luck: [
    "And all the luck in the world for {it}! I'm crossing my fingers and my toes.",
    'I hear that there is something big coming. Good luck with {it}!',
    'For {it}, I lend you my lucky star. Go and shine!',
  ],
  congratulation: [
    'Congratulations on {it}! I could hear the applause from my balcony.',
    'And a special cheer for {it}! That was all you.',
    'I want to celebrate {it} with you! Throw some confetti for me.',
  ],
  hello: [
    'And please give a big hello to {it} from me!',
    'I brought a wave for {it}, too. Hello!',
    'And there is a hug in my bag for {it}, too!',
  ],
  love: [
    'And here is the best thing that I know: {it}, today and every day.',
    "Can I tell you something important? {It}. It's as true as the sky is big.",
    'And never forget this: {it}.',
  ],
  kiss: [
    'And I was asked to bring you a great big kiss from {it}!',
    'In my pocket there is a hug for you, with love from {it}.',
    'There is more love in my bag. It comes from {it}!',
  ],
  joy: [
    '{It}, and somebody who loves you was so happy that there were happy tears.',
    'Do you know what happened when {it}? Somebody who loves you cried for joy.',
    'I was told that {it}. Somebody was so proud that a happy tear rolled down.',
  ],
  nickname: [
    'Somebody told me your other name. May I say it, too? Hello, {it}!',
    'Or should I say {it}? What a perfect name for you!',
    'Psst, {it}! Yes, I know your nickname, and I love the sound of it.',
  ],
  song: [
    'And now my song for you. La, la, la, what a lovely day, la, la, la, hip hip hooray!',
    'Shall I sing? Tra-la-la, here comes the sun, tra-la-la, you are number one!',
    'Listen, I made up a song. Dum-dee-dum, look at you, dum-dee-dum, shining through!',
  ],
  joke: [
    'Want to hear a joke? What do you call a bear without teeth? A gummy bear!',
    'Here is a joke for you. Why did the cookie see the doctor? It felt crumby!',
    'I know a joke! What is brown and sticky? A stick!',
  ],
  sorrow: [
    'And here is a long, quiet hug from me. There is so much love around you, and it stays with you every day.',
    'If your heart feels heavy today, lean on me for a while. You are loved, and nothing can change that.',
    'I brought you a hug that has no hurry. All the love that is yours goes everywhere you go.',
  ],
  care: [
    'I have a soft, slow hug for you. Let everyone who loves you take care of you.',
    'Today you get my warmest hug, and a pillow as soft as a cloud. I am thinking of you.',
    'Here is a gentle hug from me. Rest well. I will sit by your side and hum a little.',
  ],
}
