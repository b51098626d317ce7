import type { Cue } from '../captions/caption-file.ts'
import { parseCueText, plainCueText } from '../captions/cue-text.ts'
import type { MediaTrack } from '../description.ts'
import { makeElement } from './elements.ts'
import { loadCaptions } from './load-captions.ts'
import type { Player } from './player.ts'

/** If speech has not started by then, the browser has no voice. */
const SILENT_MS = 1500

/**
 * Speaks each description at its time, and pauses the video if it takes longer than the gap.
 * Without a voice, passes the text to screen readers and does not pause.
 */
export async function readDescriptions(player: Player, track: MediaTrack, signal: AbortSignal) {
  const { cues } = await loadCaptions(track.src)
  if (signal.aborted) return
  const live = makeElement('p', {
    class: 'visually-hidden',
    'aria-live': 'assertive',
    lang: track.language,
  })
  player.box.append(live)
  let last = player.media.paused ? -1 : player.media.currentTime
  let spoken: { cue: Cue; stop: AbortController } | undefined
  let isVideoWaiting = false

  function hush() {
    spoken?.stop.abort()
    spoken = undefined
  }

  function read(cue: Cue) {
    hush()
    const stop = new AbortController()
    spoken = { cue, stop }
    const text = plainCueText(parseCueText(cue.text))
    const done = () => {
      if (stop.signal.aborted) return
      spoken = undefined
      if (isVideoWaiting) player.play()
    }
    speak({ text, language: track.language, player, signal: stop.signal }, done, () => {
      live.textContent = text
      done()
    })
  }

  player.on(['timeupdate'], () => {
    if (signal.aborted || player.media.paused) return
    const now = player.media.currentTime
    if (spoken && now >= spoken.cue.endSeconds) {
      isVideoWaiting = true
      player.media.pause()
      return
    }
    const next = cues.findLast(({ startSeconds }) => startSeconds > last && startSeconds <= now)
    last = now
    if (next) read(next)
  })
  player.on(['play'], () => {
    isVideoWaiting = false
  })
  player.on(['pause'], () => {
    if (!isVideoWaiting) hush()
  })
  player.on(['seeking'], () => {
    hush()
    last = player.media.currentTime - 0.001
  })
  signal.addEventListener('abort', () => {
    hush()
    live.remove()
  })
}

/** Speaks a text; resolves to whether a voice was available. */
function speak(
  said: { text: string; language: string; player: Player; signal: AbortSignal },
  done: () => void,
  fail: () => void,
) {
  const { text, language, player, signal } = said
  const { speechSynthesis: voice } = globalThis as { speechSynthesis?: SpeechSynthesis }
  if (!voice) return fail()
  const words = new SpeechSynthesisUtterance(text)
  words.lang = language
  words.volume = player.media.muted ? 0 : player.media.volume
  words.rate = player.media.playbackRate
  const silent = setTimeout(() => {
    voice.cancel()
    failOnce()
  }, SILENT_MS)
  let isOver = false
  const once = (emit: () => void) => () => {
    clearTimeout(silent)
    if (isOver || signal.aborted) return
    isOver = true
    emit()
  }
  const failOnce = once(fail)
  words.addEventListener('start', () => clearTimeout(silent))
  words.addEventListener('end', once(done))
  words.addEventListener('error', failOnce)
  signal.addEventListener('abort', () => {
    clearTimeout(silent)
    voice.cancel()
  })
  voice.speak(words)
}
