import type { SeasonalBanner } from '@recadinho/contracts/settings'
import type { JSX } from 'react'
import * as css from './season.css.ts'

const ink = '#2A1714'
const [red, rose, marigold, teal, sky, blush, white] = [
  '#B3242B',
  '#E0526A',
  '#F3A92B',
  '#1E7B74',
  '#9CCBDD',
  '#F6C9BD',
  '#FFF',
]

/** The picture of a season, in the characters' style: flat colours, one line. */
export function SeasonArt({ season }: { season: SeasonalBanner }) {
  const Drawing = drawings[season]
  return (
    <svg
      viewBox="0 0 200 150"
      aria-hidden="true"
      className={css.art}
      fill="none"
      stroke={ink}
      strokeWidth="3.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <Drawing />
    </svg>
  )
}

const drawings: Record<SeasonalBanner, () => JSX.Element> = {
  default: Letter,
  birthday: Cake,
  christmas: Tree,
  easter: Eggs,
  backToSchool: Satchel,
  childrensDay: Kite,
}

/** A winged envelope. */
function Letter() {
  return (
    <>
      <path d="M14 132c20-4 22-20 38-22" strokeDasharray="1 9" />
      <path
        d="M56 70C36 48 22 50 16 58c8 2 10 6 12 10-6-1-10 2-12 7 9 0 15 4 22 9 6 4 12 4 18 2Z"
        fill={white}
      />
      <path
        d="M148 62c16-24 32-26 40-20-7 4-8 8-9 12 6-2 11 0 14 5-9 1-14 6-20 12-6 5-14 7-23 5Z"
        fill={white}
      />
      <path
        d="m52 52 92-10c4 0 7 2 8 6l6 58c0 4-2 7-6 8l-92 10c-4 0-7-2-8-6l-6-58c0-4 2-7 6-8Z"
        fill={white}
      />
      <path d="m48 56 50 36c4 3 8 2 11-1l42-46" fill={blush} />
      <path d="m54 120 34-34m66 22-38-28" />
      <path
        d="M105 104c-12-6-19-12-20-20-1-7 4-12 10-12 4 0 7 2 9 6 2-4 4-7 9-7 6-1 11 4 11 10 0 9-7 16-19 23Z"
        fill={red}
      />
      <path d="M172 18v12m-6-6h12M30 22v8m-4-4h8" stroke={marigold} />
    </>
  )
}

function Cake() {
  return (
    <>
      <path d="M30 62c4 22 2 40-4 58M174 56c-6 22-4 44 2 62" strokeWidth="2.4" />
      <path d="M30 16c13 0 20 11 20 23S40 62 30 62 10 51 10 39s7-23 20-23Z" fill={sky} />
      <path d="M174 10c13 0 19 11 19 23s-9 23-19 23-20-11-20-23 7-23 20-23Z" fill={marigold} />
      <path d="M22 28c2-4 4-5 8-5m136-1c2-4 4-5 8-5" stroke={white} />
      <path d="M76 62h48c5 0 8 3 8 8v22H68V70c0-5 3-8 8-8Z" fill={rose} />
      <path d="M56 90h88c6 0 10 4 10 10v30H46v-30c0-6 4-10 10-10Z" fill={white} />
      <path
        d="M46 104c0-8 4-14 12-14h84c8 0 12 6 12 14 0 6-9 6-10 0-1 12-16 12-17 0-1 6-12 6-13 0-1 14-17 14-18 0-1 6-12 6-13 0-1 10-15 10-16 0-1 8-21 8-21 0Z"
        fill={blush}
      />
      <path d="M30 130h140l-8 10H38Z" fill={teal} />
      <path d="M83 44h6v18h-6zM97 40h6v22h-6zM111 44h6v18h-6z" fill={white} />
      <path
        d="M86 26c6 7 5 13 0 13s-6-6 0-13ZM100 20c6 7 5 14 0 14s-6-7 0-14ZM114 26c6 7 5 13 0 13s-6-6 0-13Z"
        fill={marigold}
      />
    </>
  )
}

function Tree() {
  return (
    <>
      <path d="M88 118h20v18H88z" fill="#8A5A3B" />
      <path d="m98 74 42 40c3 4 1 8-4 8H60c-5 0-7-4-4-8Z" fill={teal} />
      <path d="m98 46 33 36c3 4 1 7-3 7H68c-4 0-6-3-3-7Z" fill={teal} />
      <path d="m98 24 24 30c3 3 1 6-3 6H77c-4 0-6-3-3-6Z" fill={teal} />
      <path d="m98 4 4.6 10 11 1.3-8 7.5 2 10.8-9.6-5.4-9.6 5.4 2-10.8-8-7.5 11-1.300Z" fill={marigold} />
      <circle cx="88" cy="50" r="5" fill={red} />
      <circle cx="110" cy="78" r="5.5" fill={marigold} />
      <circle cx="82" cy="80" r="5" fill={white} />
      <circle cx="74" cy="110" r="5.5" fill={red} />
      <circle cx="100" cy="106" r="5" fill={white} />
      <circle cx="122" cy="110" r="5" fill={rose} />
      <path d="M132 106h46v30h-46z" fill={red} />
      <path d="M150 106h10v30h-10z" fill={marigold} />
      <path d="M128 98h54v12h-54z" fill={red} />
      <path d="M155 98c-14-2-18-16-8-17 6 0 8 8 8 17Zm0 0c14-2 18-16 8-17-6 0-8 8-8 17Z" fill={marigold} />
      <path d="M10 138h180" />
      <path d="M26 30v10m-5-5h10M38 76v8m-4-4h8M164 36v10m-5-5h10M20 108v6m-3-3h6" stroke={white} />
    </>
  )
}

function Eggs() {
  return (
    <>
      <path
        d="M132 78c-14-22-14-52-4-58 12-4 14 30 14 52Zm26-2c2-26 12-50 22-48 10 4 2 34-12 54Z"
        fill={white}
      />
      <path
        d="M133 66c-8-16-8-34-4-36 5 0 6 18 6 34Zm30 2c2-14 8-28 13-27 3 3-3 18-9 30Z"
        fill={blush}
        stroke="none"
      />
      <path d="M149 68c20 0 32 14 32 32 0 16-12 30-32 30s-32-14-32-30c0-18 12-32 32-32Z" fill={white} />
      <circle cx="139" cy="96" r="3.2" fill={ink} stroke="none" />
      <circle cx="160" cy="96" r="3.2" fill={ink} stroke="none" />
      <path d="M145 105h9l-4.5 5ZM149.5 110v4m-7 2c3 4 6 4 7-2 1 6 5 6 8 2" strokeWidth="2.4" fill={rose} />
      <path d="M84 38c20 0 34 30 34 54 0 22-14 38-34 38S50 114 50 92c0-24 14-54 34-54Z" fill={sky} />
      <path
        d="m51 84 11-9 11 9 11-9 11 9 11-9 11 9c2 6 1 14-1 20l-10-8-11 9-11-9-11 9-11-9-10 8c-2-6-2-14 0-20Z"
        fill={marigold}
      />
      <path d="M72 56h.1M86 62h.1M98 56h.1M74 118h.1M92 118h.1" stroke={white} strokeWidth="7" />
      <path d="M30 84c12 0 21 17 21 29 0 13-9 21-21 21S9 126 9 113c0-12 9-29 21-29Z" fill={rose} />
      <path d="M11 106c12 6 26 6 38 0M10 118c12 6 28 6 40 0" stroke={white} />
      <path
        d="M4 138c2-8 4-12 6-14 2 4 4 8 5 12 4-8 8-14 11-17 1 6 2 12 3 17 4-9 9-15 13-18 0 6 1 12 2 18 5-8 10-13 15-16-1 6 0 11 1 16 6-8 12-13 18-16 0 6 0 11 1 16 5-8 11-13 17-16 0 6 0 11 1 16 6-8 11-13 16-15 0 5 0 10 1 15 6-8 11-12 16-14 0 5 1 10 2 14 6-8 12-12 17-13-1 5 0 10 2 15 5-8 10-12 15-14 0 5 1 10 3 14 4-6 8-10 13-11-1 4 0 8 3 11Z"
        fill={teal}
      />
    </>
  )
}

function Satchel() {
  return (
    <>
      <path d="M14 120h62v16H14c-5 0-5-16 0-16Z" fill={teal} />
      <path d="M20 104h52v16H20c-5 0-5-16 0-16Z" fill={marigold} />
      <path d="M76 120v16M72 104v16" />
      <path d="M38 82c10-2 17 4 16 12-1 7-7 11-15 10-9 1-15-4-15-11 0-8 6-12 14-11Z" fill={red} />
      <path d="M39 82c-1-5 0-8 3-11" />
      <path d="M104 40c-2-16 4-24 16-24s18 8 16 24" />
      <path
        d="M96 40h48c13 0 20 9 20 22v62c0 8-4 12-12 12H88c-8 0-12-4-12-12V62c0-13 7-22 20-22Z"
        fill={red}
      />
      <path d="M76 66c28 14 60 14 88 0v-6c-1-12-8-20-20-20H96c-12 0-19 8-20 20Z" fill={rose} />
      <path d="M112 66h16v18c0 3-2 4-4 4h-8c-2 0-4-1-4-4Z" fill={marigold} />
      <path d="M88 98h64v26c0 4-2 6-6 6H94c-4 0-6-2-6-6Z" fill={blush} />
      <path d="M88 108h64" />
      <path d="m176 44 14 6-24 74-12 12-3-16Z" fill={marigold} />
      <path d="m176 44 4-12c2-5 15 0 14 5l-4 13Z" fill={rose} />
      <path d="m152 118 3 18 11-12Z" fill={white} />
    </>
  )
}

function Kite() {
  return (
    <>
      <circle cx="36" cy="36" r="18" fill={marigold} />
      <path
        d="M36 8V4M36 68v-4M8 36H4m64 0h-4M16 16l-3-3m46 46-3-3M16 56l-3 3M59 13l-3 3"
        stroke={marigold}
      />
      <path
        d="M18 96c-10 0-14-7-12-13 2-5 8-8 13-5 2-10 19-13 24-1 9-4 18 2 16 10-1 6-7 9-13 9Z"
        fill={white}
      />
      <path
        d="M150 128c-8 0-12-6-10-11 2-5 7-7 11-5 2-8 16-10 20-1 8-3 15 2 14 9-1 5-6 8-11 8Z"
        fill={white}
      />
      <path d="m128 8 38 42-30 62-34-50Z" fill={white} />
      <path d="m128 8 4 48-30 6Z" fill={red} />
      <path d="m128 8 38 42-34 6Z" fill={sky} />
      <path d="m166 50-30 62-4-56Z" fill={teal} />
      <path d="m136 112-34-50 30-6Z" fill={marigold} />
      <path d="M136 112c-8 10 6 14-4 22-8 6-24-2-34 6" strokeWidth="2.8" />
      <path
        d="m136 122-9-6v11Zm0 0 10-4-2 11ZM116 136l-6-8-3 10Zm0 0 7-8 3 9Z"
        fill={rose}
        strokeWidth="2.8"
      />
    </>
  )
}
