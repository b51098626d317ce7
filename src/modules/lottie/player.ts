import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light'

/** WCAG 2.2.2: what moves longer by itself has a button. */
export const FREE_SECONDS = 5

export type Play = 'once' | 'loop' | 'hover' | 'scroll'

export interface Player {
  /** Of one run, at its speed. */
  seconds: number
  play(): void
  pause(): void
  /** A part of the run, from 0 to 1. */
  show(part: number): void
  destroy(): void
}

interface Options {
  stage: HTMLElement
  src: string
  play: Play
  speed: number
  /** When it runs, and when it has ended or was stopped. */
  onRun(isRunning: boolean): void
  /** It cannot be drawn. */
  onFailure(): void
}

/** The animation on its stage, standing at its first frame. Throws where the file is not there or is none. */
export async function startPlayer({
  stage,
  src,
  play,
  speed,
  onRun,
  onFailure,
}: Options): Promise<Player> {
  const answer = await fetch(src)
  if (!answer.ok) throw new Error(`The animation cannot be loaded: ${answer.status}`)
  const animationData: unknown = await answer.json()
  const item = lottie.loadAnimation({
    container: stage,
    renderer: 'svg',
    animationData,
    autoplay: false,
    loop: play === 'loop' || play === 'hover',
    rendererSettings: { preserveAspectRatio: 'xMidYMid meet', progressiveLoad: false },
  })
  item.setSpeed(speed)
  item.addEventListener('complete', () => onRun(false))
  item.addEventListener('error', onFailure)
  return {
    seconds: item.getDuration(false) / speed,
    play() {
      if (isAtEnd(item)) item.goToAndPlay(0, true)
      else item.play()
      onRun(true)
    },
    pause() {
      item.pause()
      onRun(false)
    },
    show: part => item.goToAndStop(Math.min(1, Math.max(0, part)) * (item.totalFrames - 1), true),
    destroy: () => item.destroy(),
  }
}

const isAtEnd = (item: AnimationItem) => item.currentFrame >= item.totalFrames - 1
