import { expect, it } from 'vitest'
import { nearestCategories } from './nearest-categories.ts'

const category = (id: string, parentId?: string) => ({ id, parentId, slug: `to-${id}` })

it('SH-5 a list links to all categories if they are few', () => {
  const few = [category('a'), category('b', 'a'), category('c', 'b')]
  expect(nearestCategories(few, '')).toEqual(few)
})

it('SH-5 a list links to the path, the subcategories and the first level if they are many', () => {
  const leaves = Array.from({ length: 100 }, (_, n) => category(`leaf-${n}`, `room-${n % 50}`))
  const rooms = Array.from({ length: 50 }, (_, n) => category(`room-${n}`, 'house'))
  const all = [category('house'), category('garden'), ...rooms, ...leaves]
  const ids = (slug: string) => nearestCategories(all, slug).map(({ id }) => id)
  expect(ids('')).toEqual(['house', 'garden'])
  expect(ids('to-room-1')).toEqual(['house', 'room-1', 'leaf-1', 'leaf-51', 'garden'])
  expect(ids('to-leaf-7')).toEqual(['house', 'room-7', 'leaf-7', 'garden'])
  expect(ids('to-house')).toHaveLength(52)
})

it('SH-5 a list opens a level that has one category', () => {
  const rooms = Array.from({ length: 80 }, (_, n) => category(`room-${n}`, 'floor'))
  const all = [category('house'), category('floor', 'house'), ...rooms]
  const ids = nearestCategories(all, '').map(({ id }) => id)
  expect(ids.slice(0, 3)).toEqual(['house', 'floor', 'room-0'])
  expect(ids).toHaveLength(60)
})

it('SH-5 categories that contain each other end the path', () => {
  const many = Array.from({ length: 80 }, (_, n) => category(`${n}`, `${(n + 1) % 80}`))
  expect(nearestCategories(many, 'to-3').length).toBeLessThanOrEqual(60)
})
