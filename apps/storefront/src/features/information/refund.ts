import { msg } from '@lingui/core/macro'
import type { WrittenPageProps } from './written-page.tsx'

/** §2, Refund Policy: seven days for everyone, as Brazilian law requires, and remakes before that. */
export const refund: WrittenPageProps = {
  title: msg`Refund Policy`,
  updated: '2026-11-27',
  picture: 'grandpa-thunder',
  lead: msg`When you get your money back, when we remake the video, and how to ask for either.`,
  points: [
    msg`You have seven days from delivery to change your mind, no reason needed.`,
    msg`If we make a mistake, we fix it for free or refund you.`,
    msg`If the video is late, it's your choice: wait, or get a full refund.`,
    msg`Refunds go back to the payment method you used, in full and with no fees.`,
  ],
  sections: [
    {
      id: 'seven-days',
      title: msg`Seven days to change your mind`,
      body: [
        msg`Anyone who buys online in Brazil can cancel within seven days, without giving a reason, and get back everything they paid (article 49 of the Consumer Protection Code). We give every buyer in every country the same right.`,
        msg`The seven days start on the day the video is delivered. You can also cancel any time before that, from the moment you pay.`,
      ],
    },
    {
      id: 'made-for-one-child',
      title: msg`Even though it's made to order`,
      body: [
        msg`In many countries, including those of the European Union and the United Kingdom, the law lets a shop refuse returns of products made to order for one person. We don't use that exception within the seven days.`,
        msg`If your country's law gives you more time or more rights, that law applies, whatever this page says.`,
      ],
    },
    {
      id: 'our-mistakes',
      title: msg`If something is wrong with the video`,
      body: [
        msg`A mispronounced name, the wrong age, a missing or made-up detail, the wrong character, a picture or sound problem: tell us what's wrong, and we'll remake the video for free.`,
        msg`If the second video isn't right either, or you no longer want one, you get your money back. You can report a problem within 90 days of delivery, or longer where your law allows it.`,
      ],
    },
    {
      id: 'your-corrections',
      title: msg`If your details need correcting`,
      body: [
        msg`Until we start making your video, you can correct the details on your order page or contact us, at no cost. Once we've started, we can't promise that, but your seven days still apply.`,
      ],
    },
    {
      id: 'late',
      title: msg`If we're late`,
      body: [
        msg`The clock starts when your payment is confirmed, and your order page shows the delivery time. If we miss it, it's your choice: keep waiting, or cancel for a full refund. If we need to ask you something first, such as how to say a name, the clock pauses until you answer, and the order page says so.`,
      ],
    },
    {
      id: 'payments-gone-astray',
      title: msg`If you pay twice or too late`,
      body: [
        msg`If an order is paid twice, we refund the second payment. A PIX payment that arrives after its code expired still counts: we make the video as if it had arrived in time or, if you no longer want it, refund you.`,
      ],
    },
    {
      id: 'how-to-ask',
      title: msg`How to ask`,
      body: [
        msg`Use the <contact>contact page</contact> or reply to your receipt email, and give your order number (it starts with R-). There's no form to fill in and no reason to give. Your request counts from the moment you send it, whenever we read it.`,
      ],
    },
    {
      id: 'how-it-comes-back',
      title: msg`How you get your money back`,
      body: [
        {
          list: [
            msg`<strong>PIX:</strong> to the account you paid from, usually on the day we send it.`,
            msg`<strong>Card:</strong> as a credit to the same card. It usually shows up within 5 to 10 business days, or on one of your next two statements.`,
          ],
        },
        msg`We send it right away, within two business days of your request at the latest: the full amount, in the currency you paid in. When an order is fully refunded, its private link stops working and the video is deleted.`,
      ],
    },
    {
      id: 'if-we-disagree',
      title: msg`If we can't agree`,
      body: [
        msg`Ask for a second look: another person will review your case. In Brazil, you can also contact Procon or <consumidor>consumidor.gov.br</consumidor>; elsewhere, your country's consumer authority. Your right to go to court isn't affected.`,
      ],
    },
  ],
}
