import { useFieldContext } from '@recadinho/ui/form'
import { useLocale } from '../../lib/use-locale.ts'
import { drawingName, drawings } from './drawings.ts'
import * as css from './picture-field.css.ts'

/** Which drawing a character wears, chosen by its looks. */
export function PictureField({ label }: { label: string }) {
  const { locale } = useLocale()
  const field = useFieldContext<string>()
  return (
    <fieldset className={css.field}>
      <legend className={css.legend}>{label}</legend>
      <div className={css.faces}>
        {drawings.map((drawing) => (
          <label key={drawing} className={css.choice}>
            <input
              type="radio"
              name={field.name}
              value={drawing}
              checked={drawing === field.state.value}
              onChange={() => field.handleChange(drawing)}
              onBlur={field.handleBlur}
              className={css.radio}
            />
            <img
              src={`${import.meta.env.PICTURES}/${drawing}.svg`}
              alt={drawingName(drawing, locale)}
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
