import { expect, it } from 'vitest'
import { summarizeProfile } from '../../bench/profile/summarize.ts'

const node = (id: number, functionName: string, url: string) => ({
  id,
  callFrame: { functionName, url, lineNumber: 0, columnNumber: 0 },
})

it('sums the self time of packages, folders and the engine, without idle time', () => {
  const profile = {
    nodes: [
      node(1, '(idle)', ''),
      node(2, '(garbage collector)', ''),
      node(3, 'render', 'file:///src/render/tree/page.ts'),
      node(4, 'other', 'file:///src/render/tree/other.ts'),
      node(5, 'jsx', 'file:///node_modules/react/jsx.js'),
      node(6, 'icon', 'file:///node_modules/@mui/icons/a.js'),
      node(7, 'read', 'node:fs'),
    ],
    samples: [1, 2, 3, 4, 5, 6, 7],
    timeDeltas: [50_000, 1000, 2000, 3000, 1000, 1000, 2000],
  }
  const sourceOf = ({ url }: { url: string }) => url.replace(/^file:\/\/\//, '') || undefined
  const { busyMs, areas, functions } = summarizeProfile(profile, sourceOf)
  expect(busyMs).toBe(10)
  expect(areas).toEqual([
    { name: 'src/render/tree', ms: 5, share: 0.5 },
    { name: 'node', ms: 2, share: 0.2 },
    { name: 'garbage collection', ms: 1, share: 0.1 },
    { name: 'react', ms: 1, share: 0.1 },
    { name: '@mui/icons', ms: 1, share: 0.1 },
  ])
  expect(functions[0]).toEqual({ name: 'other  src/render/tree/other.ts', ms: 3, share: 0.3 })
})
