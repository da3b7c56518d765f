import { Trans, useLingui } from '@lingui/react/macro'
import { useCopy } from '@recadinho/ui/copy-button'
import { CheckIcon, LinkIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import * as css from './copy-link.css.ts'

export interface CopyLinkProps {
  /** The anchor that it links to. */
  to: string
  /** The title of the linked part. */
  title: string
  /** Shows its label as text too. */
  inWords?: boolean
}

/** A link to a part of this page that also copies its URL. */
export function CopyLink({ to, title, inWords = false }: CopyLinkProps) {
  const { t } = useLingui()
  const { state, copy } = useCopy(() => new URL(`#${to}`, location.href).href)
  const copied = state === 'copied'
  return (
    <>
      <a href={`#${to}`} className={css.link} aria-label={t`Copy link to “${title}”`} onClick={copy}>
        {copied ? <CheckIcon size="sm" /> : <LinkIcon size="sm" />}
        {copied ? <Trans>Link copied</Trans> : inWords && <Trans>Copy link</Trans>}
      </a>
      <VisuallyHidden live="polite">{copied && <Trans>Link copied</Trans>}</VisuallyHidden>
    </>
  )
}
