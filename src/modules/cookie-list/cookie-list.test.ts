import { describe, expect, it } from 'vitest'
import { STORED } from '#base'
import { texts } from './texts.ts'

describe('the cookie list', () => {
  it.each(Object.entries(texts))('names every entry differently: %s', (_, messages) => {
    const titles = Object.keys(STORED).map(name => Reflect.get(messages, `title.${name}`))
    expect(titles.every(title => typeof title === 'string')).toBe(true)
    expect(new Set(titles).size).toBe(titles.length)
  })
})
