import lottie, { type AnimationItem } from 'lottie-web/build/player/lottie_light'

/** WCAG 2.2.2: longer automatic movement needs a button. */
export const FREE_SECONDS = 5

export type Play = 'once' | 'loop' | 'hover' | 'scroll'

export interface Player {
  /** Duration of one run at its speed. */
  seconds: number
  play(): void
  pause(): void
  /** Shows a position of the run, from 0 to 1. */
  show(part: number): void
  destroy(): void
}

interface Options {
  stage: HTMLElement
  src: string
  play: Play
  speed: number
  /** Called when it starts, ends or is stopped. */
  onRun(isRunning: boolean): void
  /** It cannot be rendered. */
  onFailure(): void
}

/** Creates the animation at its first frame. Throws if the file is missing or invalid. */
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
