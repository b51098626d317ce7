import { expect, it } from 'vitest'
import { readFrontHeaders } from './front-headers.ts'

it('reads headers in any case and joins repeated ones', () => {
  const rawHeaders = [
    ...['HOST', 'one.example', 'Accept-Encoding', 'gzip', 'accept-encoding', 'br'],
    ...['Cookie', 'a=1', 'cookie', 'b=2', 'If-None-Match', '"x"', 'X-Other', 'y'],
  ]
  expect(readFrontHeaders({ rawHeaders })).toEqual({
    hosts: 1,
    acceptEncoding: 'gzip, br',
    cookie: 'a=1; b=2',
    ifNoneMatch: '"x"',
  })
})

it('counts hosts and leaves missing headers empty', () => {
  expect(readFrontHeaders({ rawHeaders: ['Host', 'a', 'hOST', 'b', 'Most', 'c'] })).toEqual({
    hosts: 2,
    acceptEncoding: '',
    cookie: '',
    ifNoneMatch: undefined,
  })
})
