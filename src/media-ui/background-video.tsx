import { useEffect, useRef, useState } from 'react'
import { type ResolvedFile, useTexts } from '#module-contract/client'
import { Icon, prefersReducedMotion, useEnhanced } from '#ui/client'
import type { backgroundVideoTexts } from './texts.ts'

interface BackgroundVideoProps {
  file: ResolvedFile
  /** Whether motion is disabled, as in the builder. Called in the browser only. */
  isStill(): boolean
  /** Whether its slide is the current one. */
  isShown?: boolean
  /** Whether it keeps playing outside the viewport. */
  playsOutside?: boolean
}

/**
 * Muted background video over its poster. It loads and plays while visible (behaviour §12), except
 * with reduced motion or data saving, and has a pause button (WCAG 2.2.2).
 */
export function BackgroundVideo(props: BackgroundVideoProps) {
  const { file, isStill, isShown = true, playsOutside = false } = props
  const t = useTexts<typeof backgroundVideoTexts>()
  const video = useRef<HTMLVideoElement>(null)
  const [state, setState] = useState<'waiting' | 'playing' | 'paused'>('waiting')
  const enhanced = useEnhanced()
  const [wanted, setWanted] = useState<boolean>()

  useEffect(() => {
    const element = video.current
    if (!element || !isShown || wanted === false) return
    if (wanted === undefined && (isStill() || prefersReducedMotion() || savesData())) return
    // If it cannot play, the poster stays.
    const play = () => void element.play().catch(() => {})
    const seen = new IntersectionObserver(entries => {
      if (entries.at(-1)?.isIntersecting) play()
      else element.pause()
    })
    if (playsOutside) play()
    else seen.observe(element)
    return () => {
      seen.disconnect()
      element.pause()
    }
  }, [wanted, isStill, isShown, playsOutside])

  const isPlaying = state === 'playing'
  return (
    <>
      <video
        ref={video}
        className="background-video"
        data-state={state}
        muted
        loop
        playsInline
        preload="none"
        tabIndex={-1}
        aria-hidden="true"
        onPlaying={() => setState('playing')}
        onPause={() => setState('paused')}
      >
        <source src={file.src} type={file.mime} />
      </video>
      {enhanced && (
        <button
          type="button"
          className="icon-button background-video-button"
          aria-label={t(isPlaying ? 'pauseVideo' : 'playVideo')}
          onClick={() => setWanted(!isPlaying)}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
      )}
    </>
  )
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
