import { msg } from '@lingui/core/macro'
import type { WrittenPageProps } from './written-page.tsx'

/** §2, Terms of Use. */
export const terms: WrittenPageProps = {
  title: msg`Terms of Use`,
  updated: '2026-11-27',
  picture: 'sir-checkmate',
  lead: msg`What you and {siteTitle} agree to when you order a video, in plain words.`,
  points: [
    msg`Only adults can order, for a child whose parent or guardian agrees.`,
    msg`Your price is fixed the moment you order, and our server calculates it.`,
    msg`The video arrives within {deliveryHours, plural, one {# hour} other {# hours}} of your confirmed payment, unless you see a later time before you pay.`,
    msg`You can show it and share it as families do, but not sell it.`,
    msg`Nothing here takes away rights that your law gives you.`,
  ],
  sections: [
    {
      id: 'who-we-are',
      title: msg`Who we are and what this covers`,
      body: [
        msg`{siteTitle} is an online shop for personalized video messages. These terms cover your visit to the shop, your order and your video. Our contact details are at the bottom of every page and on the <contact>contact page</contact>. The <privacy>Privacy Policy</privacy> and the <refund>Refund Policy</refund> are part of these terms.`,
      ],
    },
    {
      id: 'what-you-order',
      title: msg`What you order`,
      body: [
        msg`A package includes one, two or three characters. They speak to one child, by name, for the occasion you choose and with the details you give. {watched, select, yes {The on-screen preview uses your device's voice; we make the video afterwards, and its voice, length and visuals differ from the preview.} other {We make the video after you order, and its voice, length and visuals can differ from the on-screen preview.}}`,
      ],
    },
    {
      id: 'who-may-order',
      title: msg`Who can order`,
      body: [
        msg`You must be an adult. By ordering, you confirm that you are the child's parent or guardian, or that one of them agrees to the order and to you telling us the child's name, age and story. Children can't order.`,
      ],
    },
    {
      id: 'ordering',
      title: msg`How ordering works`,
      body: [
        msg`At checkout, you see your order and its total before you pay. The contract is formed when your payment is confirmed; we email you the confirmation with your order number and private link. An unpaid order expires after 24 hours and costs nothing. If we can't make a video, we tell you and refund you in full.`,
      ],
    },
    {
      id: 'prices',
      title: msg`Prices and currency`,
      body: [
        msg`Prices are shown in the currency of the country you chose and are final. Prices converted from US dollars are rounded to the nearest cent. Price, currency and discount are fixed when you place your order; later price changes don't affect it. If a price changes while you're filling in your order, you see the new one and decide again. Your bank may charge its own fees for foreign currencies.`,
      ],
    },
    {
      id: 'payment',
      title: msg`Paying by card or PIX`,
      body: [
        msg`<strong>Card.</strong> You enter your card details in a form run by the payment provider. They go straight to the provider; we never see or store the number. Your bank may ask you to confirm the payment. Where two or three installments are offered, we charge no interest, and you see the amounts before you pay.`,
        msg`<strong>PIX.</strong> For orders in Brazilian reais. The code is valid for 30 minutes, and the page confirms automatically when the money arrives. If the code expires, you can get a new one. A late payment still counts.`,
      ],
    },
    {
      id: 'codes-and-offers',
      title: msg`Promo codes and limited offers`,
      body: [
        msg`A promo code takes a percentage off the package price. You can use one code per order, until the offer ends. Countdowns run on our server's clock; once one reaches zero, the full price applies. The number of spots left today is what we can make in a day minus the orders paid that day.`,
      ],
    },
    {
      id: 'delivery',
      title: msg`Delivery and our promise`,
      body: [
        msg`Each package has its delivery time. On a day when all spots are taken it is a day longer, and we say so before you pay. The clock starts when your payment is confirmed, day or night, weekends and holidays included. You get the video on the WhatsApp number you gave us and through a private link we email you. Your order page shows the delivery time in your own time zone.`,
        msg`If we need to ask you something, your order and its clock pause, and your order page shows the new delivery time. A wrong number, a full phone or a blocked sender can keep the message from reaching you; the private link still works. If we're late, the <late>Refund Policy</late> explains your options.`,
      ],
    },
    {
      id: 'what-we-do-not-say',
      title: msg`What our characters won't say`,
      body: [
        msg`Our characters speak to children. So we don't make videos with insults, threats, hate, sexual content, politics, advertising or anything that would frighten or shame a child; videos that pretend to be a real person; or videos that ask a child to keep a secret, meet someone or hand something over.`,
        msg`If your text includes anything like that, we ask you to change it. If we can't agree, we cancel the order and refund you in full.`,
      ],
    },
    {
      id: 'words-by-software',
      title: msg`Texts drafted by software`,
      body: [
        msg`If you leave the writing to us, software drafts the text from the name, age, occasion and your notes, {watched, select, yes {you can change every line before you pay, and a person reads and corrects it} other {and you can change every line before you pay. If software finds something to check in the text or the video, a person on our team looks at it}}. If you write it yourself, we use it word for word, except for anything ruled out in the section above.`,
      ],
    },
    {
      id: 'using-the-video',
      title: msg`What you can do with the video`,
      body: [
        msg`Download it, keep it, show it, and send it to family and friends for as long as you like. You can also post it online; think of your child first, because we can't undo that. You may not sell it, use it in advertising, or edit it so that a character says something else. The characters and drawings remain ours.`,
        msg`We never show your video to others, whether as a sample or in an ad, unless you agree in writing.`,
      ],
    },
    {
      id: 'private-link',
      title: msg`Your private link`,
      body: [
        msg`Anyone with the link can see your order and video, so only share it with people you trust. It works for {videoDays} days after delivery, then the file is deleted; download the video before that. If the link gets into the wrong hands, contact us and we'll disable it.`,
      ],
    },
    {
      id: 'corrections-and-refunds',
      title: msg`Corrections, cancellations and refunds`,
      body: [
        msg`You have seven days from delivery to change your mind, and we remake or refund a faulty video. The details, and how to ask, are in the <refund>Refund Policy</refund>.`,
      ],
    },
    {
      id: 'partner-links',
      title: msg`Partners' links`,
      body: [
        msg`If you arrive through a partner's link, the shop remembers the partner's code for 30 days so the partner can earn a commission on a paid order. It changes neither your price nor your rights.`,
      ],
    },
    {
      id: 'our-part',
      title: msg`What we're responsible for`,
      body: [
        msg`We're responsible for the video you paid for and for any harm we cause, as the law provides. The shop may be unavailable at times because of maintenance or a fault; paid orders are still made and delivered.`,
      ],
    },
    {
      id: 'fair-use',
      title: msg`Fair use of the shop`,
      body: [
        msg`Please don't attack the shop, scrape it beyond what its robots.txt allows, order with someone else's card or details, or try to guess codes. We may refuse such visits and orders.`,
      ],
    },
    {
      id: 'changes',
      title: msg`Changes to these terms`,
      body: [
        msg`Your order is covered by the terms published here on the day you placed it. The date at the top of this page shows when they last changed.`,
      ],
    },
    {
      id: 'law',
      title: msg`Governing law and disagreements`,
      body: [
        msg`As a consumer, you are protected by the law of the country where you live, and you can go to court there. In Brazil, that means above all the Consumer Protection Code (Law 8.078/1990) and the e-commerce decree (7.962/2013).`,
        msg`First, though, <contact>contact us</contact>: most things can be sorted out with one message. If one of these terms turns out to be invalid, the others still apply.`,
      ],
    },
  ],
}
