import { isJoined, graphemesOf } from '@recadinho/stage/letters'
import { useMarket } from '../../lib/market/use-market.ts'
import * as css from './hero-poster.css.ts'

const width = 720
/** Sag of the string in the middle. */
const sag = 26
const pennants = ['#D9485A', '#F3A92B', '#1E7B74', '#58A9C6']
/** More pennants would be too small to read. */
const most = 14
/**
 * The film's pennants with the child's name, or the ribbon on which it is in one piece, over the poster: like those that
 * the film draws (stage/lettering/banner.ts).
 */
export function Bunting({ name }: { name: string }) {
  const { locale } = useMarket()
  const glyphs = graphemesOf(name.toLocaleUpperCase(locale))
  return (
    <svg viewBox="0 0 720 900" aria-hidden="true" className={css.bunting}>
      {glyphs.length > most || isJoined(name) ? (
        <>
          <path
            d="M57 18H663Q677 18 677 32V88Q677 102 663 102H57Q43 102 43 88V32Q43 18 57 18Z"
            fill={pennants[0]}
          />
          <text x={width / 2} y="76" fontSize={Math.min(50, 930 / glyphs.length)} textAnchor="middle">
            {name}
          </text>
        </>
      ) : (
        <Pennants glyphs={glyphs} />
      )}
    </svg>
  )
}

function Pennants({ glyphs }: { glyphs: readonly string[] }) {
  const step = Math.min(74, (width * 0.92) / Math.max(4, glyphs.length))
  const half = (glyphs.length * step) / 2
  const edge = step * 0.46
  return (
    <>
      <path d="M0 20Q360 120 720 20" fill="none" />
      {glyphs.map((glyph, i) => {
        const x = (i + 0.5) * step - half
        const y = 46 + sag * (1 - (x / Math.max(half, 1)) ** 2)
        return (
          glyph.trim() !== '' && (
            // oxlint-disable-next-line react/no-array-index-key -- the same ones come again, and their places are all that tells them apart
            <g key={i} transform={`translate(${x + width / 2} ${y}) rotate(${(-x / width) * 14})`}>
              <path
                d={`M${-edge} 0H${edge}V${edge * 2.1}L0 ${edge * 2.7}L${-edge} ${edge * 2.1}Z`}
                fill={pennants[i % pennants.length]}
              />
              <text y={step * 0.7} fontSize={step * 0.58} textAnchor="middle">
                {glyph}
              </text>
            </g>
          )
        )
      })}
    </>
  )
}
