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
    answer: msg`Yes. As you type, the characters greet your child on screen, with sound if you like. That's your device's voice; we record the video afterwards, and it's longer and tells your story.`,
  },
  {
    id: 'name-spoken',
    question: msg`My child's name is unusual. Will they say it right?`,
    answer: msg`The preview says the name right away. If it sounds wrong, use the field “How to say it” to spell it the way it sounds. And if the video still gets it wrong, we'll remake it for free.`,
  },
  {
    id: 'write-the-text',
    question: msg`Can I write the text myself?`,
    answer: msg`Yes. If we write the text, your notes can be up to 400 characters; if you write it yourself, you have 700, and our characters say exactly what you wrote.`,
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
