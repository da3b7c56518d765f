import { msg } from '@lingui/core/macro'
import { Trans } from '@lingui/react/macro'
import { LinkButton } from '../../components/link-button.tsx'
import { OpeningHours } from '../../components/opening-hours/opening-hours.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import * as css from './written-page.css.ts'
import type { WrittenPageProps } from './written-page.tsx'

/** §2, About: who makes the videos, how, and what the shop stands for. */
export const about: WrittenPageProps = {
  title: msg`About us`,
  updated: '2026-11-27',
  picture: 'princess-clara',
  lead: msg`{siteTitle} makes one small thing: a video in which a character your child loves looks at them, says their name and talks about their day.`,
  opening: <Company />,
  sections: [
    {
      id: 'what-we-make',
      title: msg`What we make`,
      body: [
        msg`A lost tooth, the first day of school, a birthday far from Grandma: children have big days that deserve more than a card. You tell us about yours, and one, two or three characters turn it into a message just for your child.`,
        msg`The video reaches your WhatsApp within {deliveryHours, plural, one {# hour} other {# hours}} of your payment. Keep it, play it as often as you're asked to, and share it with the family.`,
      ],
    },
    {
      id: 'how-it-is-made',
      title: msg`How a video is made`,
      body: [
        {
          steps: [
            msg`<strong>You tell the story.</strong> Name, age, occasion and what the character should know. The on-screen preview speaks right away, so you can hear how the name sounds.`,
            msg`<strong>We draft the script, you decide.</strong> Software drafts it from what you told us. You can change, add or remove any line{watched, select, yes {, and a person checks it} other {}}.`,
            msg`{watched, select, yes {<strong>We record and check.</strong> Before we send it, a person watches the whole video: the name, the age, the story.} other {<strong>We make and check it.</strong> Software checks the words, the name, the voice and the picture. If a check finds something, a person on our team looks at the video before we send it.}}`,
            msg`<strong>It arrives.</strong> On WhatsApp and through a private link, by the time shown on your order page.`,
          ],
        },
      ],
    },
    {
      id: 'our-characters',
      title: msg`Our characters`,
      body: [
        msg`All {characters} characters were created and drawn for this shop: princesses, heroes, and friends from games and movies, with many skin tones, ages and abilities. None is borrowed from a movie, a game or a brand, so nobody can take them away from your child.`,
      ],
    },
    {
      id: 'what-we-promise',
      title: msg`What we promise`,
      body: [
        {
          list: [
            msg`<strong>A real delivery time.</strong> The clock starts when your payment is confirmed, and your order page shows when the video is due. If we're late, you can have your money back.`,
            msg`<strong>Real numbers.</strong> Every countdown shows when an offer really ends, and the spots left today are what we can make in a day minus what's been ordered.`,
            msg`<strong>One price.</strong> The price you see before you pay is the price you pay, in the same currency.`,
            msg`<strong>Privacy for your child.</strong> We use what you tell us to make the video and for nothing else. It never reaches an advertiser, and we delete it automatically. The <privacy>Privacy Policy</privacy> explains how.`,
          ],
        },
      ],
    },
    {
      id: 'partners',
      title: msg`Partners who recommend us`,
      body: [
        msg`Some people recommend us with their own link and earn a commission when an order that started there is paid. Your price stays the same, and they never learn who you are or anything about your child. Want to be one of them? <contact>Contact us</contact>.`,
      ],
    },
    {
      id: 'talk-to-us',
      title: msg`Contact us`,
      body: [
        msg`Real people read and answer every message.`,
        { part: <OpeningHours level={3} /> },
        {
          part: (
            <div>
              <LinkButton variant="secondary" to="/contact">
                <Trans>Contact us</Trans>
              </LinkButton>
            </div>
          ),
        },
      ],
    },
  ],
}

/** A row of characters' faces. */
function Company() {
  return (
    <div className={css.company}>
      {['captain-kindly', 'princess-noor', 'pixel-pete', 'detective-hoot'].map((id) => (
        <CharacterPicture key={id} picture={id} />
      ))}
    </div>
  )
}
