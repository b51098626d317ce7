import { useRef } from 'react'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { Anchor, Icon, Picture } from '#ui/client'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { usePlayer } from './use-player.ts'

/** Lottie animation; a poster replaces it where it does not move. */
export function Lottie(props: ModuleProps<typeof Props>) {
  const { root, file, poster, name, link, align, frame } = props
  const t = useTexts<typeof texts>()
  const stage = useRef<HTMLSpanElement>(null)
  const { state, hasButton, toggle } = usePlayer(stage, {
    src: file?.src,
    play: props.play,
    speed: props.speed,
    hasPoster: poster !== null,
  })
  if (!file) return <div {...root} data-empty="" />
  const label = link ? name || t('readMore') : name
  const ratio = file.width && file.height ? `${file.width} / ${file.height}` : undefined
  const drawing = (
    <span
      className="lottie-frame"
      style={ratio ? { aspectRatio: ratio } : undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {poster && <Picture image={poster} sizes="(min-width: 768px) 480px, 92vw" />}
      <span ref={stage} className="lottie-stage" suppressHydrationWarning />
    </span>
  )
  return (
    <div
      {...root}
      data-align={align === 'start' ? undefined : align}
      data-frame={frame === 'none' ? undefined : frame}
      data-state={state}
      data-poster={poster ? '' : undefined}
    >
      <div className="lottie-box">
        {link ? (
          <Anchor link={link} className="lottie-link">
            {drawing}
          </Anchor>
        ) : (
          drawing
        )}
        {hasButton && (
          <button
            type="button"
            className="icon-button lottie-button"
            aria-label={t(state === 'playing' ? 'pause' : 'play')}
            onClick={toggle}
          >
            <Icon name={state === 'playing' ? 'pause' : 'play'} />
          </button>
        )}
      </div>
    </div>
  )
}
