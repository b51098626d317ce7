import { expect, it } from 'vitest'
import { MINUTE } from '#base'
import { createSubjectFailures } from './subject-failures.ts'

it('reports a test whose data failed to load five times within a minute', () => {
  let now = 0
  const failures = createSubjectFailures(() => now)
  for (let time = 0; time < 4; time++) expect(failures.note(['one', 'two'])).toEqual([])
  expect(failures.note(['one'])).toEqual(['one'])
  now += MINUTE + 1
  expect(failures.note(['two'])).toEqual([])
})
