import { useLingui } from '@lingui/react/macro'
import { Button, IconButton } from '@recadinho/ui/button'
import { CloseIcon, PauseIcon, PlayIcon, ReplayIcon } from '@recadinho/ui/icon'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useAutoScroll } from './use-auto-scroll.ts'
import { useWakeLock } from './use-wake-lock.ts'
import * as css from './teleprompter.css.ts'

/** Pixels per second; a line of the largest text takes a second or two. */
const speeds = { min: 10, max: 200, step: 10, start: 50 }

export interface TeleprompterProps {
  text: string
  lang: string
  onClose: () => void
}

/** A full-screen teleprompter: large scrolling text for recording, mirrored for a glass in front of the lens. */
export function Teleprompter({ text, lang, onClose }: TeleprompterProps) {
  const { t } = useLingui()
  const [playing, setPlaying] = useState(false)
  const [speed, setSpeed] = useState(speeds.start)
  const [size, setSize] = useState<keyof typeof css.sizes>('md')
  const [mirrored, setMirrored] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const page = useRef<HTMLDivElement>(null)
  const words = useRef<HTMLElement>(null)
  useAutoScroll(words, { playing, speed, onEnd: () => setPlaying(false) })
  useWakeLock()

  useEffect(() => {
    dialog.current?.showModal()
    // A dialog itself cannot be in full screen. Without it, as on some phones, the dialog still covers the page.
    page.current?.requestFullscreen?.().catch(() => undefined)
    words.current?.focus()
    const onChange = () => {
      if (!document.fullscreenElement) dialog.current?.close()
    }
    document.addEventListener('fullscreenchange', onChange)
    return () => document.removeEventListener('fullscreenchange', onChange)
  }, [])

  const faster = (steps: number) =>
    setSpeed((now) => Math.min(speeds.max, Math.max(speeds.min, now + steps * speeds.step)))
  const restart = () => words.current?.scrollTo({ top: 0 })
  const toggle = () => setPlaying((now) => !now)

  function onKeyDown(event: KeyboardEvent) {
    // Space and arrow keys on a focused control belong to that control.
    if (event.target !== words.current || event.ctrlKey || event.metaKey || event.altKey) return
    const act = { ' ': toggle, ArrowRight: () => faster(1), ArrowLeft: () => faster(-1), Home: restart }[
      event.key
    ]
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t`Teleprompter`}
      className={css.dialog}
      onClose={onClose}
      onKeyDown={onKeyDown}
    >
      <div ref={page} className={css.page}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and the keys work on it */}
        <section ref={words} aria-label={t`Script`} lang={lang} tabIndex={0} className={css.words}>
          <p className={`${css.text} ${css.sizes[size]} ${mirrored ? css.mirrored : ''}`}>{text}</p>
        </section>
        <div className={css.controls}>
          <Button
            variant="primary"
            iconStart={playing ? <PauseIcon /> : <PlayIcon />}
            onClick={() => {
              toggle()
              words.current?.focus()
            }}
          >
            {playing ? t`Pause` : t`Play`}
          </Button>
          <IconButton
            label={t`Back to the start`}
            icon={<ReplayIcon />}
            variant="secondary"
            onClick={restart}
          />
          <label className={css.control}>
            {t`Speed`}
            <input
              type="range"
              min={speeds.min}
              max={speeds.max}
              step={speeds.step}
              value={speed}
              className={css.range}
              onChange={(event) => setSpeed(Number(event.target.value))}
            />
          </label>
          <label className={css.control}>
            {t`Text size`}
            <select
              value={size}
              className={css.select}
              onChange={(event) => setSize(event.target.value as keyof typeof css.sizes)} // its options are these keys
            >
              <option value="sm">{t`Small`}</option>
              <option value="md">{t`Medium`}</option>
              <option value="lg">{t`Large`}</option>
            </select>
          </label>
          <label className={css.control}>
            <input
              type="checkbox"
              checked={mirrored}
              onChange={(event) => setMirrored(event.target.checked)}
            />
            {t`Mirrored`}
          </label>
          <span
            className={css.keys}
          >{t`Space plays and pauses, the arrows left and right change the speed`}</span>
          <IconButton
            label={t`Close`}
            icon={<CloseIcon />}
            variant="secondary"
            onClick={() => dialog.current?.close()}
          />
        </div>
      </div>
    </dialog>
  )
}
