import fc from 'fast-check'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { createTranslate } from '#texts'
import { Countdown } from './Countdown.island.tsx'
import { isElsewhere } from './is-elsewhere.ts'
import { load } from './load.server.ts'
import { remainingUnits, untilNextTick } from './remaining.ts'
import { texts } from './texts.ts'

const DAY = 86_400_000
const digits = (left: number) => remainingUnits(left, 0).map(unit => unit.digits)
const zeros = (left: number) =>
  remainingUnits(left, 0)
    .filter(unit => unit.zero)
    .map(unit => unit.name)

describe('CD-1: time left', () => {
  test('days have at least three digits, the others two', () => {
    expect(digits(5 * DAY + 3 * 3_600_000 + 7 * 60_000 + 9000)).toEqual(['005', '03', '07', '09'])
    expect(digits(1234 * DAY)).toEqual(['1234', '00', '00', '00'])
  })

  test('the last second is shown until it is over, then zero stays', () => {
    expect(digits(1)).toEqual(['000', '00', '00', '01'])
    expect(digits(0)).toEqual(['000', '00', '00', '00'])
    expect(digits(-5 * DAY)).toEqual(['000', '00', '00', '00'])
  })

  test('a zero is marked only when all larger units are zero', () => {
    expect(zeros(DAY)).toEqual([])
    expect(zeros(3_600_000)).toEqual(['days'])
    expect(zeros(30 * 60_000)).toEqual(['days', 'hours'])
    expect(zeros(0)).toEqual(['days', 'hours', 'minutes', 'seconds'])
  })

  test('units add up to the remaining seconds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), left => {
        const [days, hours, minutes, seconds] = remainingUnits(left, 0).map(unit => unit.value)
        const sum =
          ((Number(days) * 24 + Number(hours)) * 60 + Number(minutes)) * 60 + Number(seconds)
        return sum === Math.ceil(left / 1000)
      }),
    )
  })

  test('a tick comes when the shown second changes', () => {
    expect(untilNextTick(10_000, 250)).toBe(750)
    expect(untilNextTick(10_000, 1000)).toBe(1000)
  })
})

test('CD-1: the server shows its value, the date and the text for the end', () => {
  const render = (now: number) =>
    renderToString(
      <Countdown
        root={{ id: 'course', 'data-module': 'countdown', className: 'm-countdown' }}
        data={{ now, end: 'Friday 2 January 1970' }}
        title="Next course"
        counts="date"
        endsAt={DAY}
        hours={48}
        endText="It has begun."
        redirect={null}
        eventName=""
        place=""
        placeAddress=""
        level="h3"
        style="plain"
        date="show"
        align="start"
      />,
    )
  expect(render(0)).toContain('>001</span>')
  expect(render(0)).toContain('Friday 2 January 1970')
  expect(render(0)).toContain('hidden=""')
  expect(render(DAY)).not.toContain('hidden=""')
})

test('CD-1: where no date is set, none is told', () => {
  const context = { tag() {}, freshUntil() {}, language: { locale: 'en', timeZone: 'UTC' } }
  const endOf = (endsAt: number) => load({ counts: 'date', endsAt } as never, context as never).end
  expect(endOf(0)).toBe('')
  expect(endOf(DAY)).toContain('1970')
})

test('CD-1: units have long labels, and short ones in narrow places', () => {
  const t = createTranslate(texts, { locale: 'en', timeZone: 'UTC' })
  const names = remainingUnits(DAY, 0).map(unit => unit.name)
  expect(names.map(name => t(name, { count: 1 }))).toEqual(['Day', 'Hour', 'Minute', 'Second'])
  expect(names.map(name => t(name, { count: 2 }))).toEqual(['Days', 'Hours', 'Minutes', 'Seconds'])
  expect(names.map(name => t(`${name}Short`))).toEqual(['Day', 'Hrs', 'Min', 'Sec'])
})

test('CD-1: a countdown that has ended does not lead to the page that it is on, again and again', () => {
  const here = 'https://example.com/offer?ref=mail#time'
  expect(isElsewhere('/sale-over', here)).toBe(true)
  expect(isElsewhere('https://example.org/offer', here)).toBe(true)
  expect(isElsewhere('/offer#prices', here)).toBe(true)
  expect(isElsewhere('/offer?over=1', here)).toBe(true)
  for (const same of ['/offer', '/offer/', '/offer?ref=mail', 'https://example.com/offer']) {
    expect(isElsewhere(same, here), same).toBe(false)
  }
})
