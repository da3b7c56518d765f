import type { ScriptTexts } from './script-texts.ts'

/**
 * How what the notes tell is said. `{it}` already speaks to the child. Delight is only for what is told proudly or loved:
 * a plain fact may be a sad one.
 */
export const detailsEn: ScriptTexts['details'] = {
  proud: [
    'I heard that {it}! The news came all the way to my house.',
    'Is it really true that {it}? Then high five!',
    'Guess what I was told? {It}! I had to get up and cheer.',
  ],
  soon: [
    "I heard that {it}. I hope it's just the way you imagine it.",
    "{It}? I'll be thinking of [you|you {two}].",
    "A little bird told me that {it}. You'll have so much to tell!",
  ],
  likes: [
    "I happen to know that {it}. You've got excellent taste!",
    'Someone told me that {it}. That made me like [you|you {two}] even more!',
    'Wait, is it true that {it}? Then we could swap stories for days!',
  ],
  fact: [
    "I heard that {it}. I'd love to hear more about that.",
    'A little bird told me that {it}. I listened very closely.',
    "Someone told me that {it}. I've been thinking of [you|you {two}] ever since.",
  ],
  each: [
    'I was told something good: {it}.',
    'A little bird told me that {it}. I took notes!',
    'Someone told me that {it}. I can picture it.',
  ],
  toOne: ['And now a message with a name on it. {It}!', 'Wait, this one is for just one of you. {It}!'],
  fear: [
    "And {it}? You've got me, and I've got you. My hand is right here.",
    "When it comes to {it}, think of me. I'm right beside you.",
  ],
  wish: [
    'Will you {it} for me? I know you can!',
    'I have a little mission for [you|you {two}]: {it}. I believe in you!',
  ],
  heard: [
    "I heard about {it}. I'd love to hear more one day.",
    'A little bird told me about {it}. I listened very closely.',
    'Someone told me about {it}. I took notes!',
  ],
  luck: [
    "And all the luck in the world for {it}! I'm crossing my fingers and my toes.",
    "I hear there's something big coming up. Good luck with {it}!",
  ],
  congratulation: [
    'Congratulations on {it}! I could hear the applause from my balcony.',
    'And a special cheer for {it}! That was all you.',
  ],
  hello: ['And please give a big hello to {it} from me!', 'I brought a wave for {it}, too. Hello!'],
  greeting: [
    'And I was asked to say hello from {it}!',
    'I carried a hello all the way here. Guess who sent it? {It}!',
  ],
  love: [
    "And here's the best thing I know: {it}, today and every day.",
    "Can I tell you something important? {It}. It's as true as the sky is big.",
  ],
  kiss: [
    'And I was asked to bring you a great big kiss from {it}!',
    "There's a kiss in my pocket for [you|each of you]. It's from {it}!",
  ],
  hug: [
    'And I was asked to give you a great big hug from {it}!',
    "There's a hug in my pocket for [you|each of you]. It's from {it}!",
  ],
  fondness: [
    'And I was asked to bring you lots of love from {it}!',
    "There's love in my pocket for [you|each of you]. It's from {it}!",
  ],
  nickname: [
    'Someone told me your other name. May I say it, too? Hello, {it}!',
    'Or should I say {it}? What a perfect name for you!',
  ],
  sorrow: [
    "And here's a long, quiet hug from me. There is so much love around [you|you {both}], and it stays with you every day.",
    'If your [heart feels|hearts feel] heavy today, lean on me for a while. You are loved, and nothing can change that.',
  ],
  care: [
    'I have a soft, slow hug for [you|each of you]. Let everyone who loves you take care of you.',
    "Today you get my warmest hug, and a pillow as soft as a cloud. I'm thinking of you.",
  ],
  ill: [
    'I heard about {it}. Brave hearts are allowed to rest, and so are [you|you {two}].',
    "Someone told me about {it}. So I'm staying close, with a blanket and all the time in the world.",
  ],
  waits: [
    'And {it} will wait for [you|you {two}]. No need to hurry.',
    '{It} can wait a little. First come the soft pillow and the good stories.',
  ],
}
