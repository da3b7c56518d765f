import { Trans, useLingui } from '@lingui/react/macro'
import { drawingOf, picturePathOf, type CharacterPicture } from '@recadinho/contracts/pictures'
import { Button } from '@recadinho/ui/button'
import { useFieldContext } from '@recadinho/ui/form'
import { Text } from '@recadinho/ui/text'
import { useLocale } from '../../lib/use-locale.ts'
import { drawingName, drawings } from './drawings.ts'
import { PictureUpload } from './picture-upload.tsx'
import * as css from './picture-field.css.ts'

/** A character's look: a drawing, or an uploaded picture in its place. */
export function PictureField({ label }: { label: string }) {
  const { t } = useLingui()
  const { locale } = useLocale()
  const field = useFieldContext<CharacterPicture>()
  const { value } = field.state
  const drawing = drawingOf(value)
  const uploaded = typeof value === 'string' ? undefined : value
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.upload}>
        {uploaded && (
          <img
            src={picturePathOf(uploaded, 'small.webp')}
            alt={t`Uploaded picture`}
            width="120"
            height="140"
            className={css.uploaded}
          />
        )}
        <div className={css.actions}>
          <PictureUpload
            label={uploaded ? t`Replace picture` : t`Upload a picture`}
            onUploaded={(upload) => field.handleChange({ drawing, upload })}
          />
          {uploaded && (
            <Button size="sm" variant="subtle" onClick={() => field.handleChange(drawing)}>
              <Trans>Remove picture</Trans>
            </Button>
          )}
        </div>
      </div>
      <Text size="sm" tone="muted">
        {uploaded ? (
          <Trans>
            In the film the picture moves as a whole and has no lips. This drawing stands in where it doesn't
            load, and in the home page's sample film.
          </Trans>
        ) : (
          <Trans>Or choose a drawing:</Trans>
        )}
      </Text>
      <div className={css.faces}>
        {drawings.map((each) => (
          <label key={each} className={css.choice}>
            <input
              type="radio"
              name={field.name}
              value={each}
              checked={each === drawing}
              onChange={() => field.handleChange(uploaded ? { ...uploaded, drawing: each } : each)}
              onBlur={field.handleBlur}
              className={css.radio}
            />
            <img
              src={`${import.meta.env.PICTURES}/${each}.svg`}
              alt={drawingName(each, locale)}
              width="56"
              height="56"
              loading="lazy"
              className={css.face}
            />
          </label>
        ))}
      </div>
    </fieldset>
  )
}
