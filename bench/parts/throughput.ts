import { join } from 'node:path'
import { repeatAnswer, startBareServer } from '../bare-server.ts'
import { renderAfterChange } from '../changed-module.ts'
import { renderWithoutModuleCache } from '../cold-modules.ts'
import { copyRows } from '../copy-rows.ts'
import { findLoadGenerator } from '../load.ts'
import type { Figure } from '../report.ts'
import type { Site } from '../site.ts'
import { median } from '../statistics.ts'

const WARM_UP = 200
const RENDERS = 200
const ROUNDS = 3

/** Cached pages relative to a bare server with the same bytes and headers; an uncached render. */
export async function measureThroughput(site: Site): Promise<Figure[]> {
  const headers = { 'accept-encoding': 'br' }
  // Pages are compressed on the first request.
  await fetch(site.url, { headers }).then(answer => answer.arrayBuffer())
  const bare = await repeatAnswer(site.url, headers)
  const empty = await startBareServer({
    rawHeaders: ['content-length', '0'],
    body: Buffer.alloc(0),
  })
  const generator = findLoadGenerator()
  // Alternate, so that disturbances affect all of them.
  const runs = { empty: [] as number[], bare: [] as number[], own: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    runs.empty.push(await generator.run(empty.url, headers))
    runs.bare.push(await generator.run(bare.url, headers))
    runs.own.push(await generator.run(`${site.url}/`, headers))
  }
  bare.stop()
  empty.stop()
  const ceiling = Math.max(...runs.empty)
  const own = Math.max(...runs.own)
  const floor = Math.max(...runs.bare)
  // Copies of the home page, each requested once, so none is cached.
  copyRows(
    join(site.dataDir, 'vitrine.db'),
    [{ table: 'pages', own: ['id', 'path'], where: `path = '/'` }],
    WARM_UP + RENDERS + 1,
  )
  const renders: number[] = []
  for (let copy = 1; copy <= WARM_UP + RENDERS; copy++) {
    const response = await fetch(`${site.url}/-${copy}`, { headers })
    await response.arrayBuffer()
    const rendered = /dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
    if (!rendered) throw new Error(`/-${copy} was not rendered: ${response.status}`)
    renders.push(Number(rendered))
  }
  const changed = await renderAfterChange(site)
  const cold = await renderWithoutModuleCache()
  return [
    { what: 'cached home, requests a second', value: own, unit: '/s' },
    { what: 'floor: the same bytes and headers by bare node:http', value: floor, unit: '/s' },
    {
      what: `floor: an empty answer by bare node:http (${generator.name})`,
      value: ceiling,
      unit: '/s',
    },
    {
      what: 'cached home to bare node:http',
      value: own / floor,
      unit: '×',
      aim: { atLeast: 0.9 },
    },
    {
      what: 'uncached home, render on the server, median',
      value: median(renders.slice(WARM_UP)),
      unit: 'ms',
      aim: { atMost: 3 },
    },
    ...(cold === undefined
      ? []
      : [
          {
            what: 'the same without the module cache',
            value: cold,
            unit: 'ms',
            aim: { atMost: 3 },
          },
        ]),
    {
      what: 'home after a change of one module, render on the server, median',
      value: changed,
      unit: 'ms',
      aim: { atMost: 1 },
    },
  ]
}
