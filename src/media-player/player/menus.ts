import { writeClock } from '../write-time.ts'
import {
  CAPTION_COLORS,
  CAPTION_SIZES,
  readCaptionChoice,
  writeCaptionChoice,
} from './caption-style.ts'
import type { Captions } from './captions.ts'
import type { Descriptions } from './descriptions.ts'
import { makeElement } from './elements.ts'
import { makeMenu } from './menu.ts'
import { showNote } from './overlay.ts'
import { isLive, type Player, type PlayerPage } from './player.ts'
import type { Mark } from './seek-bar.ts'
import { languageName } from './texts.ts'

const SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 2]

/** Menu for caption track, size and colors. */
export function makeCaptionMenu(
  { translate, box, signal }: Player,
  captions: Captions,
): HTMLElement {
  const { root, button } = makeMenu('captions', translate('captions'), () => {
    const { size, colors } = readCaptionChoice()
    return [
      {
        label: translate('captions'),
        choices: [undefined, ...captions.offered()].map(track => ({
          label: track?.label ?? translate('off'),
          isChosen: captions.shown() === track,
          choose: () => captions.show(track),
        })),
      },
      {
        label: translate('captionSize'),
        choices: CAPTION_SIZES.map(one => ({
          label: translate(one),
          isChosen: one === size,
          choose: () => writeCaptionChoice({ size: one }),
        })),
      },
      {
        label: translate('captionColors'),
        choices: CAPTION_COLORS.map(one => ({
          label: translate(one),
          isChosen: one === colors,
          choose: () => writeCaptionChoice({ colors: one }),
        })),
      },
    ]
  })
  const update = () => {
    root.hidden = captions.offered().length === 0
    button.toggleAttribute('data-on', captions.shown() !== undefined)
  }
  box.addEventListener('player-tracks', update, { signal })
  update()
  return root
}

/** Chapter menu with the current chapter marked. Also puts chapter marks on the seek bar. */
export function makeChapterMenu(
  player: Player,
  captions: Captions,
  mark: (marks: readonly Mark[]) => void,
): HTMLElement {
  let chapters: readonly Mark[] = []
  const { root } = makeMenu('chapters', player.translate('chapters'), () => {
    const present = chapters.findLast(one => one.startSeconds <= player.media.currentTime)
    return [
      {
        label: player.translate('chapters'),
        choices: chapters.map(chapter => ({
          label: chapter.title,
          note: writeClock(chapter.startSeconds),
          isChosen: chapter === present,
          choose: () => {
            player.seek(chapter.startSeconds)
            player.play()
          },
        })),
      },
    ]
  })
  root.hidden = true
  const load = async () => {
    if (chapters.length > 0) return mark(chapters)
    try {
      chapters = await captions.chapters()
    } catch (error) {
      console.warn(error)
    }
    root.hidden = chapters.length === 0
    mark(chapters)
  }
  player.on(['loadedmetadata', 'play', 'durationchange'], () => void load())
  if (player.media.readyState > 0 || !player.media.paused) void load()
  const { box, signal } = player
  box.addEventListener('pointerenter', () => void load(), { once: true, signal })
  return root
}

/** Menu for speed, stream quality, audio track, audio description, and a link to the current time. */
export function makeSettingsMenu(
  player: Player,
  { descriptions, page }: { descriptions: Descriptions; page: PlayerPage },
): HTMLElement {
  const { translate } = player
  const { root } = makeMenu('settings', translate('settings'), () => {
    const { media } = player
    const { quality, audio } = player.stream
    const address = isLive(player) ? undefined : page.addressAt(player.element, media.currentTime)
    const described = descriptions.offered()
    const steps = quality && quality.items.length > 1 ? [-1, ...quality.items.keys()] : []
    const sounds = audio && audio.items.length > 1 ? audio.items : []
    return [
      {
        label: translate('speed'),
        choices: SPEEDS.map(rate => ({
          label: `${rate}×`,
          isChosen: media.playbackRate === rate,
          choose: () => {
            media.playbackRate = rate
          },
        })),
      },
      {
        label: translate('quality'),
        choices: steps.map(index => ({
          label: index < 0 ? translate('automatic') : `${quality?.items[index]}p`,
          isChosen: quality?.current() === index,
          choose: () => quality?.choose(index),
        })),
      },
      {
        label: translate('audio'),
        choices: sounds.map((sound, index) => ({
          label: sound.label,
          isChosen: audio?.current() === index,
          choose: () => audio?.choose(index),
        })),
      },
      {
        label: translate('descriptions'),
        choices: (described.length > 0 ? [undefined, ...described] : []).map(track => ({
          label: track ? (languageName(track.language) ?? track.label) : translate('off'),
          isChosen: descriptions.chosen() === track,
          choose: () => descriptions.choose(track),
        })),
      },
      {
        label: translate('share'),
        choices: address
          ? [{ label: translate('copyLinkHere'), choose: () => void copyLink(player, address) }]
          : [],
      },
    ]
  })
  return root
}

const SHOWN_MS = 4000

/** Copies a URL and confirms it; shows the URL for manual copying if the clipboard is blocked. */
async function copyLink(player: Player, address: string) {
  const { translate } = player
  const status = makeElement('span', { role: 'status' })
  try {
    await navigator.clipboard.writeText(address)
    const note = showNote(player, status)
    status.textContent = translate('linkCopied')
    setTimeout(() => note.remove(), SHOWN_MS)
  } catch {
    const field = makeElement('input', {
      readonly: true,
      dir: 'ltr',
      value: address,
      'aria-label': translate('copyLinkHere'),
    })
    const note = showNote(player, field)
    field.select()
    field.focus({ preventScroll: true })
    field.addEventListener('blur', () => note.remove())
  }
}
