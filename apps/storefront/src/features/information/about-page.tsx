import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { LinkButton } from '../../components/link-button.tsx'
import { OpeningHours } from '../../components/opening-hours/opening-hours.tsx'
import { CharacterPicture } from '../../components/character-picture.tsx'
import { useCatalog } from '../../lib/catalog/use-catalog.ts'
import * as css from './about.css.ts'
import { ReadingPage } from './reading-page.tsx'

/** §2, About: who makes the videos, how, and what the shop stands for. */
export function AboutPage() {
  const { t } = useLingui()
  const { siteTitle, characters } = useCatalog()
  const count = characters.length
  return (
    <ReadingPage
      title={t`About us`}
      updated="2026-11-21"
      picture="princess-clara"
      lead={
        <Trans>
          {siteTitle} makes one small thing: a video in which a character your child loves looks at them, says
          their name and talks about their day.
        </Trans>
      }
      opening={<Company />}
      sections={[
        {
          id: 'what-we-make',
          title: t`What we make`,
          body: (
            <>
              <p>
                <Trans>
                  A lost tooth, the first day of school, a birthday far from Grandma: children have big days
                  that deserve more than a card. You tell us about yours, and one, two or three characters
                  turn it into a message just for your child.
                </Trans>
              </p>
              <p>
                <Trans>
                  The video reaches your WhatsApp within 24 hours of your payment. Keep it, play it as often
                  as you're asked to, and share it with the family.
                </Trans>
              </p>
            </>
          ),
        },
        {
          id: 'how-it-is-made',
          title: t`How a video is made`,
          body: (
            <ol className={css.steps}>
              <li>
                <Trans>
                  <strong>You tell the story.</strong> Name, age, occasion and what the character should know.
                  The on-screen preview speaks right away, so you can hear how the name sounds.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>We write the script.</strong> Software drafts it from what you told us, and a person
                  reads and edits it. Prefer to write every word yourself? You can.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>We record and check.</strong> Before we send it, a person watches the whole video:
                  the name, the age, the story.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>It arrives.</strong> On WhatsApp and through a private link, by the time shown on
                  your order page.
                </Trans>
              </li>
            </ol>
          ),
        },
        {
          id: 'our-characters',
          title: t`Our characters`,
          body: (
            <p>
              <Trans>
                All {count} characters were created and drawn for this shop: princesses, heroes, and friends
                from games and movies, with many skin tones, ages and abilities. None is borrowed from a
                movie, a game or a brand, so nobody can take them away from your child.
              </Trans>
            </p>
          ),
        },
        {
          id: 'what-we-promise',
          title: t`What we promise`,
          body: (
            <ul>
              <li>
                <Trans>
                  <strong>A real delivery time.</strong> The 24 hours start when your payment is confirmed,
                  and your order page shows when they end. If we're late, you can have your money back.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Real numbers.</strong> Every countdown shows when an offer really ends, and the
                  spots left today are what we can make in a day minus what's been ordered.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>One price.</strong> The price you see before you pay is the price you pay, in the
                  same currency.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Privacy for your child.</strong> We use what you tell us to make the video and for
                  nothing else. It never reaches an advertiser, and we delete it automatically. The{' '}
                  <Link to="/privacy">Privacy Policy</Link> explains how.
                </Trans>
              </li>
            </ul>
          ),
        },
        {
          id: 'partners',
          title: t`Partners who recommend us`,
          body: (
            <p>
              <Trans>
                Some people recommend us with their own link and earn a commission when an order that started
                there is paid. Your price stays the same, and they never learn who you are or anything about
                your child. Want to be one of them? <Link to="/contact">Contact us</Link>.
              </Trans>
            </p>
          ),
        },
        {
          id: 'talk-to-us',
          title: t`Contact us`,
          body: (
            <>
              <p>
                <Trans>Real people read and answer every message.</Trans>
              </p>
              <OpeningHours level={3} />
              <div>
                <LinkButton variant="secondary" to="/contact">
                  <Trans>Contact us</Trans>
                </LinkButton>
              </div>
            </>
          ),
        },
      ]}
    />
  )
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
