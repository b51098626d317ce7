import { type DisplayCondition, WEEKDAYS } from '#design'
import type { Texts } from '../../texts.ts'
import { kinds } from './kinds.ts'

interface Words {
  texts: Texts
  locale: string
  timeZone: string
}

/** Describes a condition: `Shown: Monday to Friday, 9:00–17:00`. */
export function describeCondition(condition: DisplayCondition, words: Words): string {
  const what = describe(condition, words)
  return condition.not
    ? words.texts('Hidden: {what}', { what })
    : words.texts('Shown: {what}', { what })
}

/** Missing values are shown as an ellipsis. */
const orGap = (value: string | undefined) => value || '…'

function describe(condition: DisplayCondition, { texts, locale, timeZone }: Words): string {
  const list = (names: readonly string[]) =>
    orGap(new Intl.ListFormat(locale, { type: 'disjunction' }).format(names))
  const labels = (field: string, values: readonly string[] = []) => {
    const { options } = (kinds[condition.kind].fields.find(one => one.name === field)?.control ??
      {}) as { options?: Record<string, string> }
    return list(values.map(value => texts(options?.[value] ?? value)))
  }
  switch (condition.kind) {
    case 'hours': {
      const time = (text = '') => text.replace(/^0/, '')
      const days = daysOf(condition.days, { texts, locale, timeZone })
      const [from, to] = [orGap(time(condition.from)), orGap(time(condition.to))]
      return texts('{days}, {from}–{to}', { days, from, to })
    }
    case 'dates': {
      const format = new Intl.DateTimeFormat(locale, {
        dateStyle: 'medium',
        timeStyle: 'short',
        timeZone,
      })
      const write = (at: number | undefined) => (at === undefined ? '…' : format.format(at))
      const { from, until } = condition as { from?: number; until?: number }
      if (until === undefined) return texts('From {from}', { from: write(from) })
      return from === undefined
        ? texts('Until {until}', { until: write(until) })
        : texts('From {from} until {until}', { from: write(from), until: write(until) })
    }
    case 'parameter':
    case 'cookie': {
      const { name, value } = condition
      const said = value ? `${orGap(name)}=${value}` : orGap(name)
      return condition.kind === 'cookie'
        ? texts('With the cookie “{said}”', { said })
        : texts('With “{said}” in the URL', { said })
    }
    case 'role':
      return texts('To {roles}', { roles: labels('roles', condition.roles) })
    case 'signed-in':
      return texts('To whoever is signed in')
    case 'cart-filled':
      return texts('With something in the cart')
    case 'cart-product':
      return texts('With “{product}” in the cart', { product: orGap(condition.product) })
    case 'cart-total':
      return texts('With a cart of at least {total}', { total: String(condition.atLeast ?? '…') })
    case 'stock':
      return texts('While “{product}” is in stock', { product: orGap(condition.product) })
    case 'device':
      return texts('On {devices}', { devices: labels('devices', condition.devices) })
    case 'language': {
      const names = new Intl.DisplayNames(locale, { type: 'language' })
      const languages = list((condition.languages ?? []).map(code => names.of(code) ?? code))
      return texts('In browsers set to {languages}', { languages })
    }
    case 'views':
      return texts('From view {count} of this page', { count: String(condition.atLeast ?? '…') })
    case 'came-from':
      return texts('After “{path}”', { path: orGap(condition.path) })
    case 'visited':
      return texts('After a visit to “{path}”', { path: orGap(condition.path) })
  }
}

/** Describes consecutive days as a range, starting on Monday. */
function daysOf(days: readonly string[] = [], { texts, locale }: Words): string {
  const week = [...WEEKDAYS.slice(1), ...WEEKDAYS.slice(0, 1)]
  const chosen = week.filter(day => days.includes(day))
  const format = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' })
  // 4 January 1970 was a Sunday.
  const name = (day: (typeof WEEKDAYS)[number]) =>
    format.format(Date.UTC(1970, 0, 4 + WEEKDAYS.indexOf(day)))
  const [first, last] = [chosen[0], chosen.at(-1)]
  if (!first || !last) return '…'
  if (chosen.length === week.length) return texts('Every day')
  const isSpan = week.indexOf(last) - week.indexOf(first) === chosen.length - 1
  if (isSpan && chosen.length > 2) {
    return texts('{first} to {last}', { first: name(first), last: name(last) })
  }
  return new Intl.ListFormat(locale).format(chosen.map(name))
}
