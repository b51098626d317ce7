import { PLAYER } from '../constants.ts'
import { writeClock } from '../write-time.ts'
import type { Captions } from './captions.ts'
import type { Descriptions } from './descriptions.ts'
import { makeButton, makeElement, setButton } from './elements.ts'
import { makeCaptionMenu, makeChapterMenu, makeSettingsMenu } from './menus.ts'
import { durationOf, isLive, type Player, type PlayerPage } from './player.ts'
import type { Playlist } from './playlist.ts'
import { canFullscreen, isFullscreen, toggleFullscreen } from './screen.ts'
import { createSeekBar } from './seek-bar.ts'

/** All controls of a player, in reading order. */
export function makeControls(
  player: Player,
  parts: {
    captions: Captions
    descriptions: Descriptions
    page: PlayerPage
    playlist: Playlist | undefined
  },
) {
  const { captions, playlist } = parts
  const { translate, isVideo } = player
  const { rail, mark } = createSeekBar(player)
  const bar = makeElement('div', { class: 'media-bar' })
  const buttons = makeElement('div', { class: 'media-buttons' })
  const space = makeElement('span', { class: 'media-space' })
  buttons.append(makePlay(player))
  if (playlist) buttons.append(makeSteps(player, playlist))
  buttons.append(makeVolume(player), makeTime(player), space)
  if (captions.hasChapters()) buttons.append(makeChapterMenu(player, captions, mark))
  if (isVideo) buttons.append(makeCaptionMenu(player, captions))
  buttons.append(makeSettingsMenu(player, parts))
  if (isVideo && document.pictureInPictureEnabled) buttons.append(makePictureInPicture(player))
  if (isVideo && canFullscreen(player)) buttons.append(makeFullscreen(player))
  if (isVideo) bar.append(rail)
  else space.replaceWith(rail)
  bar.append(buttons)
  const status = makeElement('p', { class: 'visually-hidden', role: 'status' })
  bar.append(status)
  player.on(['waiting'], () => {
    player.box.dataset.state = 'waiting'
    status.textContent = translate('loading')
  })
  player.on(['playing', 'pause', 'canplay', 'seeked', 'ended'], () => {
    delete player.box.dataset.state
    status.textContent = ''
  })
  const disable = (isDisabled: boolean) => {
    for (const control of bar.querySelectorAll<HTMLButtonElement | HTMLInputElement>(
      '.media-buttons button, input',
    )) {
      control.disabled = isDisabled || 'none' in control.dataset
    }
    rail.tabIndex = isDisabled ? -1 : 0
    rail.setAttribute('aria-disabled', String(isDisabled))
  }
  const { box, signal } = player
  box.addEventListener('player-failed', () => disable(true), { signal })
  box.addEventListener('player-restored', () => disable(false), { signal })
  if (player.hasFailed) disable(true)
  return { bar, rail, buttons }
}

function makePlay(player: Player): HTMLElement {
  const { translate } = player
  const button = makeButton('play', translate('play'), () => player.toggle())
  const update = () => {
    if (!player.media.paused) setButton(button, 'pause', translate('pause'))
    else if (player.hasEnded) setButton(button, 'replay', translate('replay'))
    else setButton(button, 'play', translate('play'))
  }
  player.on(['play', 'pause', 'ended', 'seeked', 'emptied'], update)
  update()
  return button
}

/**
 * Previous and next buttons of a playlist, hidden at its ends. Their arrows follow the time
 * direction of the seek bar in every language.
 */
function makeSteps({ translate }: Player, { step, hasStep }: Playlist): HTMLElement {
  const steps = ([-1, 1] as const).map(by => {
    const name = by < 0 ? 'previous' : 'next'
    const button = makeButton(name, translate(name), () => step(by))
    button.toggleAttribute('data-none', !hasStep(by))
    button.disabled = !hasStep(by)
    return button
  })
  return makeElement('span', { class: 'media-steps', dir: 'ltr' }, ...steps)
}

function makeTime(player: Player): HTMLElement {
  const now = makeElement('span', {}, '0:00')
  const all = makeElement('span', { class: 'media-duration' })
  const update = () => {
    const { currentTime } = player.media
    now.textContent = writeClock(currentTime)
    all.textContent = isLive(player) ? player.translate('live') : writeClock(durationOf(player))
  }
  player.on(['timeupdate', 'seeking', 'durationchange', 'loadedmetadata'], update)
  update()
  return makeElement('span', { class: 'media-time', dir: 'ltr' }, now, all)
}

function makePictureInPicture(player: Player): HTMLElement {
  const element = player.element as HTMLVideoElement
  return makeButton('pictureInPicture', player.translate('pictureInPicture'), () => {
    const change = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : element.requestPictureInPicture()
    // Rejected before the first frame is loaded.
    change.catch(() => {})
  })
}

function makeFullscreen(player: Player): HTMLElement {
  const { translate } = player
  const button = makeButton('fullscreen', translate('fullscreen'), () => toggleFullscreen(player))
  const update = () =>
    isFullscreen(player)
      ? setButton(button, 'leaveFullscreen', translate('leaveFullscreen'))
      : setButton(button, 'fullscreen', translate('fullscreen'))
  player.box.addEventListener('fullscreenchange', update, { signal: player.signal })
  update()
  return button
}

/** Mute button and volume slider. */
function makeVolume(player: Player): HTMLElement {
  const { translate } = player
  const button = makeButton('sound', translate('mute'), () => {
    player.media.muted = !player.media.muted
  })
  const slider = makeElement('input', {
    type: 'range',
    min: 0,
    max: 1,
    step: PLAYER.volumeStep,
    'aria-label': translate('volume'),
    dir: 'ltr',
  })
  slider.addEventListener('input', () => {
    player.media.volume = Number(slider.value)
    player.media.muted = slider.value === '0'
  })
  function update() {
    const { volume, muted } = player.media
    const isSilent = muted || volume === 0
    setButton(button, isSilent ? 'muted' : 'sound', translate(isSilent ? 'unmute' : 'mute'))
    slider.value = isSilent ? '0' : String(volume)
    slider.style.setProperty('--volume', `${Number(slider.value) * 100}%`)
    slider.setAttribute('aria-valuetext', `${Math.round(Number(slider.value) * 100)} %`)
  }
  player.on(['volumechange', 'loadedmetadata'], update)
  update()
  return makeElement('span', { class: 'media-volume' }, button, slider)
}
