import { Trans, useLingui } from '@lingui/react/macro'
import { ButtonLink } from '@recadinho/ui/button'
import { useRouteContext } from '@tanstack/react-router'
import { CharacterPicture } from '../../../components/character-picture.tsx'
import * as css from './about.css.ts'
import { ReadingPage } from './reading-page.tsx'

/** §2, About: who makes the videos, how, and what the shop stands for. */
export default function AboutPage() {
  const { t } = useLingui()
  const { siteTitle, characters } = useRouteContext({ from: '__root__' }).snapshot
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
                  A tooth that fell out, the first day of school, a birthday far from grandma: children live
                  through big days that deserve more than a card. You tell us about yours, and one, two or
                  three characters turn it into a message for your child alone.
                </Trans>
              </p>
              <p>
                <Trans>
                  The video reaches your WhatsApp within 24 hours of your payment. You keep it, show it as
                  often as you are asked to, and send it on to the family.
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
                  The preview on the screen says the greeting at once, so that you hear how the name sounds.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>We write the words.</strong> Software drafts the text from what you told us, and a
                  person reads it and mends it. If you would rather write every word yourself, you can.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>We record and check.</strong> Before anything is sent, somebody watches the whole
                  video: the name, the age, the story.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>It arrives.</strong> On WhatsApp and by a private link, with the hour promised on
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
                All {count} characters were invented and drawn for this shop: princesses, heroes, players and
                film folk of many skins, ages and abilities. None is borrowed from a film, a game or a brand,
                so nobody can take them away from your child.
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
                  <strong>A real hour.</strong> The 24 hours begin when your payment is confirmed, and your
                  order page shows when they end. If we are late, you may have your money back.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Real numbers.</strong> A countdown is the true end of an offer, and the places left
                  today are counted from what we can make in a day less what was ordered.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>One price.</strong> What you see before you pay is what you pay, in the currency
                  that you see.
                </Trans>
              </li>
              <li>
                <Trans>
                  <strong>Quiet about your child.</strong> What you tell us makes the video and nothing else.
                  It never reaches an advertiser, and it is removed by itself. The{' '}
                  <a href="/privacy">Privacy Policy</a> says how.
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
                Some people recommend us with a link of their own and get a commission when an order that
                began there is paid. Your price stays the same, and they learn neither who you are nor
                anything about your child. If you would like to be one of them,{' '}
                <a href="/contact">write to us</a>.
              </Trans>
            </p>
          ),
        },
        {
          id: 'talk-to-us',
          title: t`Talk to us`,
          body: (
            <>
              <p>
                <Trans>
                  People answer you from Monday to Friday, 9:00 to 18:00, and on Saturday, 10:00 to 16:00. On
                  Sunday we are closed. Orders, payments and deliveries go on day and night.
                </Trans>
              </p>
              <div>
                <ButtonLink variant="secondary" href="/contact">
                  <Trans>Write to us</Trans>
                </ButtonLink>
              </div>
            </>
          ),
        },
      ]}
    />
  )
}

/** A row of faces. */
function Company() {
  return (
    <div className={css.company}>
      {['captain-kindly', 'princess-noor', 'pixel-pete', 'detective-hoot'].map((id) => (
        <CharacterPicture key={id} id={id} />
      ))}
    </div>
  )
}
