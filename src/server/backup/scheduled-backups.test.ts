import { expect, it } from 'vitest'
import type { BackupState } from '#db'
import { isBackupDue } from './scheduled-backups.ts'

const at = (time: string) => Date.parse(`2027-01-${time}Z`)
const none: BackupState = {
  ...{ attemptedAt: null, succeededAt: null, place: null, name: null },
  ...{ durationMs: null, addedBytes: null, failedAt: null, error: null, mailedAt: null },
}
/** 02:30. */
const DAILY_AT = 150

it.each([
  { what: 'the first time', state: undefined, now: '04T12:00', due: true },
  { what: 'before the time', state: { attemptedAt: at('03T02:30') }, now: '04T02:29', due: false },
  { what: 'at the time', state: { attemptedAt: at('03T02:30') }, now: '04T02:30', due: true },
  { what: 'once a day', state: { attemptedAt: at('04T02:30') }, now: '04T23:59', due: false },
  { what: 'after a stop', state: { attemptedAt: at('01T02:30') }, now: '04T01:00', due: true },
  {
    what: 'soon after a failure',
    state: { attemptedAt: at('04T02:30'), failedAt: at('04T02:31') },
    now: '04T03:29',
    due: false,
  },
  {
    what: 'an hour after a failure',
    state: { attemptedAt: at('04T02:30'), failedAt: at('04T02:31') },
    now: '04T03:30',
    due: true,
  },
])('$what a backup is due: $due', ({ state, now, due }) => {
  expect(isBackupDue(state && { ...none, ...state }, DAILY_AT, at(now))).toBe(due)
})

it('without a time, backups start only on request', () => {
  expect(isBackupDue(undefined, undefined, at('04T10:00'))).toBe(false)
})
