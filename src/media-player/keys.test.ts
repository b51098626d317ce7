import { expect, it } from 'vitest'
import { PLAYER } from './constants.ts'
import { actionOf, type PlayerState, railActionOf } from './keys.ts'

const state: PlayerState = {
  currentTime: 100,
  duration: 200,
  volume: PLAYER.startVolume,
  muted: false,
  paused: true,
  isVideo: true,
  isFullscreen: false,
}
const press = (key: string, more: Partial<PlayerState> = {}, ctrlKey = false) =>
  actionOf({ key, ctrlKey, metaKey: false, altKey: false }, { ...state, ...more })

it('MP-1: sizes, volume and times are those of the specification', () => {
  expect(PLAYER).toEqual({
    videoWidth: 480,
    videoHeight: 270,
    audioWidth: 400,
    audioHeight: 40,
    startVolume: 0.8,
    volumeStep: 0.1,
    seekShare: 0.05,
    framesPerSecond: 25,
    hideMs: 1500,
    hideAfterEnterMs: 2500,
    hideAfterLeaveMs: 1000,
  })
})

it('MP-1: left and right seek by 5 % of the duration, to its ends at most, and go to the rail', () => {
  expect(press('ArrowLeft')).toEqual({ act: 'seek', to: 90, isOnRail: true })
  expect(press('ArrowRight')).toEqual({ act: 'seek', to: 110, isOnRail: true })
  expect(press('ArrowLeft', { currentTime: 4 })).toMatchObject({ to: 0 })
  expect(press('ArrowRight', { currentTime: 195 })).toMatchObject({ to: 200 })
  for (const duration of [Number.NaN, Number.POSITIVE_INFINITY, 0]) {
    expect(press('ArrowRight', { duration })).toBeUndefined()
  }
})

it('MP-1: up and down change the volume by 0.1; up unmutes, down at 0.1 mutes', () => {
  expect(press('ArrowUp')).toEqual({ act: 'volume', to: 0.9, muted: false })
  expect(press('ArrowDown')).toEqual({ act: 'volume', to: 0.7, muted: false })
  expect(press('ArrowUp', { volume: 0.95 })).toMatchObject({ to: 1 })
  expect(press('ArrowUp', { volume: 0, muted: true })).toEqual({
    act: 'volume',
    to: 0.1,
    muted: false,
  })
  expect(press('ArrowDown', { volume: 0.1 })).toEqual({ act: 'volume', to: 0, muted: true })
})

it('MP-1: a frame is a 25th of a second, while it is paused', () => {
  expect(press('.')).toEqual({ act: 'seek', to: 100.04, isOnRail: false })
  expect(press(',')).toEqual({ act: 'seek', to: 99.96, isOnRail: false })
  expect(press('.', { paused: false })).toBeUndefined()
})

it('MP-3: space, M, F and Escape work; with a modifier key nothing happens', () => {
  expect(press(' ')).toEqual({ act: 'toggle' })
  expect(press('M')).toEqual({ act: 'toggle-muted' })
  expect(press('f')).toEqual({ act: 'toggle-fullscreen' })
  expect(press('f', {}, true)).toBeUndefined()
  expect(press('f', { isVideo: false })).toBeUndefined()
  expect(press('Escape')).toBeUndefined()
  expect(press('Escape', { isFullscreen: true })).toEqual({ act: 'leave-fullscreen' })
})

it('MP-3: on the rail Home and End are its ends, and Enter plays', () => {
  const rail = (key: string) =>
    railActionOf({ key, ctrlKey: false, metaKey: false, altKey: false }, state)
  expect(rail('Home')).toMatchObject({ to: 0 })
  expect(rail('End')).toMatchObject({ to: 200 })
  expect(rail('Enter')).toEqual({ act: 'toggle' })
})
