import { useLingui } from '@lingui/react'
import { buntingGlyphs } from './bunting-glyphs.ts'
import * as css from './bunting.css.ts'

const pitch = 46
const height = 104
/** Sag of the string in the middle. */
const sag = 26
/** The minimum number of pennants; stars pad a short name. */
const least = 6

/** The child's name on a string of pennants and lights, or on a ribbon if its letters cannot be separated. */
export function Bunting({ name }: { name: string }) {
  const { i18n } = useLingui()
  const glyphs = buntingGlyphs(name, i18n.locale)
  if (!glyphs)
    return (
      <span className={css.ribbon} aria-hidden="true">
        <bdi>{name}</bdi>
      </span>
    )
  const starsEachSide = Math.max(0, Math.ceil((least - glyphs.length) / 2))
  const hung: (string | undefined)[] = [...stars(starsEachSide), ...glyphs, ...stars(starsEachSide)]
  const width = (hung.length + 1) * pitch
  const drop = (x: number) => 10 + sag * (1 - ((2 * x) / width - 1) ** 2)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className={css.bunting}>
      <path d={`M0 10Q${width / 2} ${10 + 2 * sag} ${width} 10`} className={css.string} />
      {hung.map((glyph, index) => {
        const x = (index + 1) * pitch
        const lean = Math.atan((-8 * sag * (x / width - 0.5)) / width) * (180 / Math.PI)
        return (
          // oxlint-disable-next-line react/no-array-index-key -- letters repeat, and their places are all that tells them apart
          <g key={index} transform={`translate(${x} ${drop(x)}) rotate(${lean.toFixed(1)})`}>
            <g className={css.swings[index % 2 === 0 ? 'even' : 'odd']}>
              <path d="M-20 0H20L17 52Q0 66-17 52Z" className={css.pennants[index % css.pennants.length]} />
              {glyph === undefined ? (
                <path d="m0 15 4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z" className={css.star} />
              ) : (
                <text y="39" textAnchor="middle" className={css.glyph}>
                  {glyph}
                </text>
              )}
            </g>
            <circle cx={-pitch / 2} cy="3" r="5.5" className={css.lights[index % 2 === 0 ? 'even' : 'odd']} />
          </g>
        )
      })}
    </svg>
  )
}

/** Pennants without a letter. */
const stars = (count: number): undefined[] => Array.from({ length: count })
