import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowRightIcon } from '@recadinho/ui/icon'
import { VisuallyHidden } from '@recadinho/ui/visually-hidden'
import { Fact, Facts } from '../../components/facts.tsx'
import type { ChangeLine } from './change-lines.ts'
import * as css from './audit.css.ts'

/** What changed, each from its old value to its new one. */
export function ChangeList({ lines }: { lines: readonly ChangeLine[] }) {
  const { t } = useLingui()
  return (
    <Facts>
      {lines.map(({ name, was, now }) => (
        <Fact key={name} name={name}>
          {was === undefined && now === undefined ? (
            <span className={css.unkept}>
              <Trans>Changed; the values aren't kept, because they can be personal</Trans>
            </span>
          ) : (
            <>
              {was !== undefined && (
                <>
                  <VisuallyHidden>{t`before:`} </VisuallyHidden>
                  <del className={css.was}>{was}</del>{' '}
                  <span className={css.arrow}>
                    <ArrowRightIcon size="sm" />
                  </span>{' '}
                  <VisuallyHidden>{t`after:`} </VisuallyHidden>
                </>
              )}
              <ins className={css.now}>{now ?? t`None`}</ins>
            </>
          )}
        </Fact>
      ))}
    </Facts>
  )
}
