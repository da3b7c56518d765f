import { LIKENESS_AIDS, type Likeness, type LikenessAid } from '@recadinho/stage/likeness'
import { likenessLabels, likenessTexts } from '@recadinho/i18n/likeness'
import { choicePicture, FIRST_LIKENESS, surprisingLikeness } from '@recadinho/stage/likeness-choices'
import { Button } from '@recadinho/ui/button'
import { Inline } from '@recadinho/ui/layout'
import { PictureChecks, PictureRadios } from '@recadinho/ui/picture-choices'
import * as css from './likeness.css.ts'
import { LikenessDrawing } from './likeness-drawing.tsx'

/** A text of `@recadinho/i18n/likeness`. */
export interface LikenessText {
  readonly id: string
  readonly message: string
}

export interface LikenessChoicesProps {
  value: Likeness | null
  /** In years; null if it is not known. */
  age: number | null
  onChange: (likeness: Likeness | null) => void
  /** A text in the language of the page. */
  say: (text: LikenessText) => string
}

const groups = ['skin', 'hair', 'hairColour'] as const
const aidsOf = (value: Likeness | null): LikenessAid[] => LIKENESS_AIDS.filter((aid) => value?.[aid])

/** The choices, and the drawing that comes of them. */
export function LikenessChoices({ value, age, onChange, say }: LikenessChoicesProps) {
  const change = (changed: Partial<Likeness>) => onChange({ ...(value ?? FIRST_LIKENESS), ...changed })
  const option = <V extends string>(each: V, label: LikenessText, change: Partial<Likeness>) => ({
    value: each,
    label: say(label),
    picture: choicePicture(value, change),
  })
  return (
    <div className={css.choices}>
      <p className={css.note}>{say(likenessTexts.noPhoto)}</p>
      {value && <LikenessDrawing likeness={value} age={age} label={say(likenessTexts.picture)} size="md" />}
      <Inline gap={2}>
        <Button
          variant="secondary"
          size="sm"
          onClick={() => onChange(surprisingLikeness(value, Math.random))}
        >
          {say(likenessTexts.surprise)}
        </Button>
        {value && (
          <Button variant="subtle" size="sm" onClick={() => onChange(null)}>
            {say(likenessTexts.remove)}
          </Button>
        )}
      </Inline>
      {groups.map((group) => (
        <PictureRadios
          key={group}
          legend={say(likenessTexts[group])}
          value={value?.[group] ?? null}
          onChange={(selected) => change({ [group]: selected })}
          options={Object.entries(likenessLabels[group]).map(([each, label]) =>
            option(each, label, { [group]: each }),
          )}
        />
      ))}
      <PictureChecks
        legend={say(likenessTexts.aids)}
        values={aidsOf(value)}
        onChange={(aid, checked) => change({ [aid]: checked })}
        options={LIKENESS_AIDS.map((aid) => option(aid, likenessLabels.aids[aid], { [aid]: true }))}
      />
    </div>
  )
}
