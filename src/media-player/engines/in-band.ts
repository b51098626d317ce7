import type { Stream, StreamTrack } from '../player/media.ts'
import { isOwnTrack } from '../player/own-tracks.ts'

/** Audio tracks of Apple browsers; one is enabled. */
interface SoundList
  extends EventTarget,
    Iterable<{ label: string; language: string; enabled: boolean }> {}

/**
 * Offers audio and caption tracks that the browser itself finds in the media, as Apple browsers do
 * for HLS.
 */
export function offerInBand(
  element: HTMLMediaElement,
  signal: AbortSignal,
  offer: (choices: Stream) => void,
) {
  const { textTracks } = element
  const { audioTracks } = element as { audioTracks?: SoundList }
  const known = new Map<TextTrack, StreamTrack>()

  function offerCaptions() {
    const tracks = [...textTracks].filter(
      track => /^(?:captions|subtitles)$/.test(track.kind) && !isOwnTrack(track),
    )
    if (tracks.length === 0) return
    for (const track of tracks) {
      const { label, language } = track
      if (!known.has(track)) known.set(track, { label: label || language, language })
    }
    offer({
      captions: {
        items: tracks.flatMap(track => known.get(track) ?? []),
        current: () => tracks.findIndex(({ mode }) => mode === 'showing'),
        choose(index) {
          for (const [at, track] of tracks.entries())
            track.mode = at === index ? 'showing' : 'disabled'
        },
      },
    })
  }

  function offerSounds() {
    const sounds = [...(audioTracks ?? [])]
    offer({
      audio: {
        items: sounds.map(({ label, language }) => ({ label: label || language, language })),
        current: () => sounds.findIndex(({ enabled }) => enabled),
        choose(index) {
          for (const [at, sound] of sounds.entries()) sound.enabled = at === index
        },
      },
    })
  }

  textTracks.addEventListener('addtrack', offerCaptions, { signal })
  audioTracks?.addEventListener('addtrack', offerSounds, { signal })
}
