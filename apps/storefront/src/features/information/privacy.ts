import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { storageKeys } from './storage-keys.ts'
import type { Fact } from './facts.tsx'
import type { WrittenPageProps } from './written-page.tsx'

const [what, why, ground, long] = [msg`What`, msg`What for`, msg`Legal basis`, msg`How long`]
const kept = (
  name: MessageDescriptor,
  ...texts: [MessageDescriptor, MessageDescriptor, MessageDescriptor, MessageDescriptor]
): Fact => ({
  name,
  rows: [
    [what, texts[0]],
    [why, texts[1]],
    [ground, texts[2]],
    [long, texts[3]],
  ],
})

/** §2, Privacy Policy: which data, why, who sees it, how long, and the reader's rights. */
export const privacy: WrittenPageProps = {
  title: msg`Privacy Policy`,
  updated: '2026-11-28',
  picture: 'queen-celeste',
  lead: msg`You tell us things about your child and about yourself. This page explains what we do with them and how to see, correct or delete them.`,
  points: [
    msg`We use what you tell us about your child to make the video, and for nothing else.`,
    msg`Advertisers never learn anything about your child, whatever you choose.`,
    msg`We delete it {detailDays} days after the order is completed, or sooner if you ask.`,
    msg`The video's private link works for {videoDays} days; then the file is deleted.`,
    msg`Just ask, and we'll send you a copy of your data or delete it.`,
  ],
  sections: [
    {
      id: 'who-is-responsible',
      title: msg`Who is responsible`,
      body: [
        msg`The shop named at the top of this page decides what happens to your data: it is the controller under Brazil's LGPD and the EU and UK GDPR. For anything about your data, use the <contact>contact page</contact> with “privacy” as the subject; your message goes to the person in charge of data protection.`,
      ],
    },
    {
      id: 'your-child',
      title: msg`Your child's data`,
      body: [
        msg`We only ask for what a message needs: a name, an age, an occasion and what the character should know. No photos, no recordings of your child's voice, no address, no last name, no school. Please leave those, and anything about health, out of the notes too.`,
        msg`If you like, you can pick how your child is drawn in the video: skin, hair, glasses, a hearing aid or a wheelchair. It's a drawing made from your choices, never from a photo, and we delete the choices with the order's details.`,
        msg`We collect this data from you, the parent or guardian, or with a parent's or guardian's consent, in the child's best interest (article 14 of the LGPD). Children don't have accounts here, and nothing in the shop speaks to them except the video you show them. We don't build a profile of your child.`,
      ],
    },
    {
      id: 'your-own-voice',
      title: msg`Your own voice, if you choose`,
      body: [
        msg`Where we offer it, you can say lines of the video yourself, as the character: on your order's page, from payment until we start making the video. It's up to you; without it, the video has another voice. Only an adult may record, and only their own voice. Please keep children's voices out of it.`,
        msg`We ask for your consent first, and keep when you gave it and to which words. Our team hears the recording, and may use another voice instead. Software on our own servers finds the words in it and turns it into the character's voice. It isn't sent to companies that make voices, and isn't used to recognize you.`,
        msg`You can listen to your recordings and remove them on your order's page at any time. A video that was already delivered keeps them, unless you ask us to delete it. We delete the recordings 30 days after delivery, even if the video is kept longer.`,
      ],
    },
    {
      id: 'what-we-keep',
      title: msg`What we keep, why and for how long`,
      body: [
        {
          facts: [
            kept(
              msg`Your child`,
              msg`Name, age, occasion, your notes, your choices for a drawing, the script, the video`,
              msg`To make the video, and to fix it if something is wrong`,
              msg`Our contract with you, and your consent as parent or guardian`,
              msg`{detailDays} days after the order is completed, or after it expires unpaid; the video file, {videoDays} days after delivery`,
            ),
            kept(
              msg`Your own voice`,
              msg`Lines you record on your order's page, and when you agreed to it`,
              msg`To let the character speak with it in your video`,
              msg`Your consent, which you can withdraw at any time`,
              msg`30 days after delivery, or until you remove it`,
            ),
            kept(
              msg`You, as the buyer`,
              msg`Your name, email, WhatsApp number, language, country and time zone`,
              msg`To confirm the order, to deliver it and to answer you`,
              msg`Our contract with you`,
              msg`The number, {detailDays} days after the order is completed; your name and email, as long as the receipt`,
            ),
            kept(
              msg`The payment`,
              msg`Order number, package, amount, currency, payment method and result. Never your card number`,
              msg`To take payment, make refunds and keep our accounts`,
              msg`Our contract with you, and tax law`,
              msg`As long as tax law requires: five years in Brazil`,
            ),
            kept(
              msg`Messages to us`,
              msg`Name, email, subject and what you write`,
              msg`To answer you`,
              msg`Your request`,
              msg`Until your matter is settled and no claims can arise from it, or sooner if you ask`,
            ),
            kept(
              msg`Your visit`,
              msg`That there was a visit, its pages and what was selected, which ad or partner led here, the type of browser and how it ended; your number only if you leave it. Your IP address is used to block attacks and isn't stored with it`,
              msg`To know how many people visit and how many order`,
              msg`Our legitimate interest in a shop that works`,
              msg`Visits are counted without your name; a number you leave, {visitDays} days`,
            ),
          ],
        },
      ],
    },
    {
      id: 'who-sees-it',
      title: msg`Who sees it`,
      body: [
        msg`The staff who make, check and deliver videos can see orders; viewing an order's private details requires signing in, and every change is logged. Beyond them, only those who need to:`,
        {
          list: [
            msg`the payment provider: your name, email, the amount and your card or PIX details, nothing about your child;`,
            msg`WhatsApp and the email service: your number or address and the message with the link; emails also say your child's first name;`,
            msg`the companies that host the shop's data: on our behalf, under contract, and for no purposes of their own;`,
            msg`where another company's software drafts the text, that company, on the same terms: the age, the occasion, the characters and your notes, as you fill in the form. What you decided never to mention or to tell only our team stays with us. The children's names, other words with a capital letter, and contact details are taken out first, and nothing says whose order it is. A name that isn't in the form and begins a sentence, or has no capital letter, may remain. Its drafts are kept for 7 days, without those names.{watched, select, yes { A person on our team reads every text} other { If it leaves something open, a person on our team reads the text}};`,
            msg`where another company's software says the lines of the video, that company, on the same terms: the words of each line, its language and its mood, to turn them into sound. Lines with a child's name are sent only if the shop has decided that this software may say it; otherwise a person on our team records them. On the same condition, it may get the sound of such a recording, to say it in another voice. If you listen to the preview, that also happens before you order, with lines that the shop has written; the sound of lines about your child is deleted after two days if you don't. Nothing says whose order it is;`,
            msg`authorities, where the law requires it.`,
          ],
        },
        msg`We don't sell data or share it with anyone else.`,
      ],
    },
    {
      id: 'other-countries',
      title: msg`Other countries`,
      body: [
        msg`Some of these companies are based in other countries, such as the United States. Data only goes there with the safeguards that the LGPD and the GDPR require: an adequacy decision or standard contractual clauses. Ask us, and we'll tell you which.`,
      ],
    },
    {
      id: 'cookies',
      title: msg`Cookies and what your browser keeps`,
      body: [
        msg`There are two kinds. What the shop can't work without is always on. Advertising tools are off until you allow them wherever the law requires it, as in the European Economic Area, the United Kingdom and Brazil; elsewhere they are on until you say no. You can change your answer at any time: “Privacy choices” is at the bottom of every page.`,
        { heading: msg`Needed for the shop to work` },
        {
          facts: storageKeys.map(({ name, use, lasting }) => ({
            name,
            rows: [
              [why, use],
              [long, lasting],
            ],
          })),
        },
        msg`The shop also stores its own pages, pictures and prices on your device so that it opens offline; they say nothing about you.`,
        { heading: msg`Advertising` },
        msg`When advertising tools are on, the measurement tools of Meta (Facebook and Instagram) and TikTok learn which of our ads led to an order: the page, the amount and the type of package, using their own identifiers in your browser. Never a name, an age or a word about your child. When they're off, none of this is loaded.`,
      ],
    },
    {
      id: 'affiliates',
      title: msg`Partners' links`,
      body: [
        msg`If you arrive through a partner's link, the shop keeps the partner's code for 30 days and tells the partner how many orders were paid, not who placed them.`,
      ],
    },
    {
      id: 'no-decisions-by-machine',
      title: msg`Decisions by software`,
      body: [
        msg`{watched, select, yes {Software helps draft texts; a person decides. No decision about you is made by a machine alone, and no price depends on who you are.} other {Software helps draft texts and checks each video. If every check passes, the video can be sent without a person watching it; otherwise a person on our team decides. You can always ask for a person to look at your video. No price depends on who you are.}}`,
      ],
    },
    {
      id: 'security',
      title: msg`How we protect it`,
      body: [
        msg`All traffic is encrypted. Private links can't be guessed, and we only store them in a form that can't be reversed. Our logs contain nothing about your child. If something happens anyway that puts you at risk, we'll tell you and the authorities without delay.`,
      ],
    },
    {
      id: 'your-rights',
      title: msg`Your rights`,
      body: [
        msg`For yourself and your child, you can, free of charge:`,
        {
          list: [
            msg`ask whether we hold your data, and get a copy in a common format;`,
            msg`have wrong data corrected and incomplete data completed;`,
            msg`have data deleted, blocked or anonymized, even before the {detailDays} days are up;`,
            msg`take your data to another provider;`,
            msg`object to a use of your data or restrict it, and withdraw your consent for the future;`,
            msg`know who we shared your data with, and what happens if you don't consent.`,
          ],
        },
        msg`These are your rights under article 18 of the LGPD and articles 15 to 22 of the GDPR; we extend them to everyone. While we're making your video, we need its data, so deleting it then means canceling the order. What tax law requires us to keep stays, without your child's data.`,
      ],
    },
    {
      id: 'how-to-ask',
      title: msg`How to ask`,
      body: [
        msg`Use the <contact>contact page</contact> and give the email address or the number of your order, so we know it's you. We answer within 15 days. If you're not satisfied, you can complain to the data protection authority: the ANPD in Brazil (<anpd>gov.br/anpd</anpd>), your national authority in the European Union, or the ICO in the United Kingdom (<ico>ico.org.uk</ico>).`,
      ],
    },
    {
      id: 'changes',
      title: msg`Changes to this page`,
      body: [
        msg`The date at the top shows when this page last changed. If we ever want to use data for something new, we'll ask you first.`,
      ],
    },
  ],
}
