import { useLingui } from '@lingui/react/macro'
import { Button, ButtonLink } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { ChatIcon, ShareIcon } from '@recadinho/ui/icon'
import { canShare, share } from '../../lib/share.ts'

/** Shares the video's link through the device's share sheet, or else WhatsApp on the web or a copied link. */
export function ShareVideo({ url }: { url: string }) {
  const { t } = useLingui()
  const words = t`Look what arrived today!`
  if (canShare())
    return (
      <Button
        variant="secondary"
        iconStart={<ShareIcon size="sm" />}
        onClick={() => void share({ url, title: words })}
      >
        {t`Share the video`}
      </Button>
    )
  return (
    <>
      <ButtonLink
        variant="secondary"
        href={`https://wa.me/?text=${encodeURIComponent(`${words} ${url}`)}`}
        target="_blank"
        rel="noopener noreferrer"
        iconStart={<ChatIcon size="sm" />}
      >
        {t`Share on WhatsApp`}
      </ButtonLink>
      <CopyButton variant="secondary" text={url} copied={t`Link copied`}>
        {t`Copy the link`}
      </CopyButton>
    </>
  )
}
