import { describe, expect, it } from 'vitest'
import type { DisplayCondition } from '#design'
import { textsIn } from '../../../../tests/support/builder-texts.ts'
import { describeCondition } from './describe-condition.ts'

const describeIn = (locale: 'en' | 'de', condition: object) =>
  describeCondition(condition as DisplayCondition, {
    texts: textsIn(locale),
    locale,
    timeZone: 'UTC',
  })
const weekdays = ['friday', 'monday', 'tuesday', 'wednesday', 'thursday']

describe('a condition in plain words', () => {
  it.each([
    [
      { kind: 'hours', days: weekdays, from: '09:00', to: '17:00' },
      'Shown: Monday to Friday, 9:00–17:00',
    ],
    [
      { kind: 'hours', days: ['sunday', 'tuesday'], from: '10:30', to: '12:00' },
      'Shown: Tuesday and Sunday, 10:30–12:00',
    ],
    [{ kind: 'cart-filled', not: true }, 'Hidden: With something in the cart'],
    [{ kind: 'role', roles: ['owner', 'editor'] }, 'Shown: To Owner or Editor'],
    [{ kind: 'parameter', name: 'from', value: 'mail' }, 'Shown: With “from=mail” in the URL'],
    [{ kind: 'language', languages: ['de', 'fr'] }, 'Shown: In browsers set to German or French'],
  ])('%j', (condition, words) => {
    expect(describeIn('en', condition)).toBe(words)
  })

  it('is described in German', () => {
    const hours = { kind: 'hours', days: weekdays, from: '09:00', to: '17:00' }
    expect(describeIn('de', hours)).toBe('Gezeigt: Montag bis Freitag, 9:00–17:00 Uhr')
  })

  it.each([
    'hours',
    'dates',
    'parameter',
    'cookie',
    'role',
    'stock',
    'device',
    'views',
    'came-from',
    'visited',
  ])('has gaps where something is not filled in yet: %s', kind => {
    expect(describeIn('en', { kind })).toContain('…')
  })
})
