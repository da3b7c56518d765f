import { Trans, useLingui } from '@lingui/react/macro'
import type { AdminOrder } from '@recadinho/contracts/admin-orders'
import { formatDateTime } from '@recadinho/i18n/dates'
import { Button } from '@recadinho/ui/button'
import { CopyButton } from '@recadinho/ui/copy-button'
import { EditIcon, FilmIcon, ListIcon, MicrophoneIcon, ReplayIcon } from '@recadinho/ui/icon'
import { Text } from '@recadinho/ui/text'
import { useState } from 'react'
import { DetailCard } from '../../components/detail-card.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { NoteParts } from '../../components/note-parts.tsx'
import { focusLine, ScriptLines, type ScriptFilm } from '../../components/script-lines.tsx'
import { SpokenLength } from '../../components/spoken-length.tsx'
import { Written } from '../../components/written.tsx'
import { toasts } from '../../lib/toasts.ts'
import { useLocale } from '../../lib/use-locale.ts'
import { notedParts } from './noted-parts.ts'
import { scriptAuthor } from './script-author.ts'
import { ScriptDraftDialog } from './script-draft-dialog.tsx'
import { ScriptForm } from './script-form.tsx'
import { ScriptVersionsDialog } from './script-versions-dialog.tsx'
import { Teleprompter } from './teleprompter.tsx'
import * as css from './order-details.css.ts'

const asChild = ({ name: childName, nameHint }: AdminOrder['otherChildren'][number]) => ({
  childName,
  nameHint,
})

/** Leads to the recording desk of one line. */
function RecordLine({ id, at }: { id: string; at: number }) {
  const { t } = useLingui()
  return (
    <LinkButton
      to="/admin/orders/$id/recording"
      params={{ id }}
      search={{ line: at + 1 }}
      variant="plain"
      size="sm"
      aria-label={t`Record this line`}
      title={t`Record this line`}
      iconStart={<MicrophoneIcon size="sm" />}
    />
  )
}

type Open = 'edit' | 'draft' | 'versions' | 'teleprompter'

export interface ScriptCardProps {
  order: AdminOrder
  /** The film that plays beside it. */
  film?: ScriptFilm | undefined
  /** Called when editing begins and ends. */
  onEditing?: ((editing: boolean) => void) | undefined
}

/** The script: reading, copying, editing, comparing with earlier versions, and the teleprompter. */
export function ScriptCard({ order, film, onEditing }: ScriptCardProps) {
  const { t, i18n } = useLingui()
  const { tag } = useLocale()
  const [open, setShown] = useState<Open>()
  const setOpen = (next: Open | undefined) => {
    setShown(next)
    onEditing?.(next === 'edit')
  }
  const close = () => setOpen(undefined)
  const { script } = order
  const { lines, text, version } = script
  const author = scriptAuthor(i18n, script)
  const at = formatDateTime(script.at, tag)
  const mayChange = order.actions.includes('change_script')
  const onResult = (copied: boolean) => {
    if (!copied) toasts.show({ title: t`Your browser didn't allow copying`, variant: 'destructive' })
  }
  const record = (at: number) => <RecordLine id={order.id} at={at} />
  return (
    <DetailCard id="script" title={t`Script`}>
      {open === 'edit' ? (
        <ScriptForm order={order} onClose={close} />
      ) : (
        <>
          <ScriptLines
            lines={lines}
            characters={order.characters}
            lang={order.locale}
            action={order.status === 'in_production' ? record : undefined}
            film={film}
          />
          {[order, ...order.otherChildren.map(asChild)].map(
            ({ childName, nameHint }) =>
              nameHint && (
                <Text key={childName} size="sm">
                  <Trans>
                    Say <Written text={childName} /> like “<Written text={nameHint} />
                    ”.
                  </Trans>
                </Text>
              ),
          )}
          <Text size="sm" tone="muted">
            <SpokenLength lines={lines} locale={order.locale} />
            {' · '}
            {t`Version ${version}, ${author}, ${at}`}
          </Text>
          <NoteParts parts={notedParts(order)} lang={order.locale} onShow={focusLine} />
          <div className={css.buttons}>
            <Button
              variant="secondary"
              size="sm"
              iconStart={<FilmIcon />}
              onClick={() => setOpen('teleprompter')}
            >
              <Trans>Teleprompter</Trans>
            </Button>
            {mayChange && (
              <Button variant="secondary" size="sm" iconStart={<EditIcon />} onClick={() => setOpen('edit')}>
                <Trans>Edit script</Trans>
              </Button>
            )}
            {mayChange && order.useAIVoice && (
              <Button
                variant="secondary"
                size="sm"
                iconStart={<ReplayIcon />}
                onClick={() => setOpen('draft')}
              >
                <Trans>Write again…</Trans>
              </Button>
            )}
            <CopyButton
              variant="secondary"
              size="sm"
              text={text}
              copied={t`Script copied`}
              onResult={onResult}
            >
              <Trans>Copy script</Trans>
            </CopyButton>
            {version > 1 && (
              <Button
                variant="secondary"
                size="sm"
                iconStart={<ListIcon />}
                onClick={() => setOpen('versions')}
              >
                <Trans>Earlier versions…</Trans>
              </Button>
            )}
          </div>
        </>
      )}
      {open === 'draft' && <ScriptDraftDialog order={order} onClose={close} />}
      {open === 'versions' && <ScriptVersionsDialog order={order} onClose={close} />}
      {open === 'teleprompter' && <Teleprompter text={text} lang={order.locale} onClose={close} />}
    </DetailCard>
  )
}
