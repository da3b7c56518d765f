import { msg } from '@lingui/core/macro'
import type { QuestionEntry } from '../questions.ts'

export const ordering: readonly QuestionEntry[] = [
  {
    id: 'how-to-order',
    question: msg`How do I order?`,
    answer: msg`In three steps: choose a package with one, two or three characters, pick the characters, and tell us about your child. Then pay by card or PIX. It takes a few minutes, and you can <purchase>start here</purchase>.`,
  },
  {
    id: 'hear-before',
    question: msg`Can I see or hear a preview before I pay?`,
    answer: msg`Yes. As you type, the characters say the text on screen, word for word, with sound if you like. {watched, select, yes {That's your device's voice; the video has its own, which we record afterwards.} other {The video has its own voice, which can differ.}}`,
  },
  {
    id: 'name-spoken',
    question: msg`My child's name is unusual. Will they say it right?`,
    answer: msg`The preview says the name right away. If it sounds wrong, use the field “How to say it” to spell it the way it sounds. And if the video still gets it wrong, we'll remake it for free.`,
  },
  {
    id: 'write-the-text',
    question: msg`Can I write the text myself?`,
    answer: msg`Yes. We draft it from your notes, up to 400 characters, and you can change, add or remove any line next to the preview. Or write all of it yourself, up to 700 characters: our characters say exactly what you wrote.`,
  },
  {
    id: 'what-becomes-of-notes',
    question: msg`What happens to what I write in my notes?`,
    answer: msg`What we're sure we understood becomes lines of the video. Everything else is listed below the text with the reason, such as that it's private or sensitive, and you decide: say it, tell only our team, or never mention it. {watched, select, yes {A person checks every word before we record it.} other {If something is left for you or us to decide, a person on our team reads it before we send the video.}}`,
  },
  {
    id: 'two-children',
    question: msg`Can one video be for two children?`,
    answer: msg`Each video is made for one child, but you can enter “Ana and Leo” as the name and tell us about both in the notes. If you choose more than one character, they take turns.`,
  },
  {
    id: 'spoken-language',
    question: msg`Which language do the characters speak?`,
    answer: msg`The language you order in: English or Brazilian Portuguese. You can switch it at the top of the page.`,
  },
  {
    id: 'places-left',
    question: msg`What does “spots left today” mean?`,
    answer: msg`It's how many more videos we can make today: our daily limit minus the orders already paid. It's not there to rush you: it starts fresh tomorrow.`,
  },
]
