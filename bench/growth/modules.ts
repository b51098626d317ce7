import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { copyRows } from '../copy-rows.ts'
import type { Figure } from '../report.ts'
import { serverCpuMs } from '../server-metrics.ts'
import type { Site } from '../site.ts'
import { median, timeEach } from '../statistics.ts'

const AMOUNTS = [1, 20, 100, 300]
const WARM_UP = 40
const RENDERS = 40
const CACHED = 100

/** Pages with more and more modules: time and CPU of a render, bytes, and the cached page. */
export async function measureModules(site: Site): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const amount of AMOUNTS) {
    const path = `/modules-${amount}`
    const file = join(site.dataDir, 'modules.json')
    writeFileSync(file, JSON.stringify(pageOf(amount)))
    site.run('page', 'put', path, file)
    const copied = { table: 'pages', own: ['id', 'path'], where: `path = '${path}'` }
    copyRows(join(site.dataDir, 'vitrine.db'), [copied], WARM_UP + RENDERS + 1)
    const render = async (copy: number) => {
      const response = await fetch(`${site.url}${path}-${copy}`)
      await response.arrayBuffer()
      const ms = /render;dur=([\d.]+)/.exec(response.headers.get('server-timing') ?? '')?.[1]
      if (!ms) throw new Error(`${path}-${copy} was not rendered: ${response.status}`)
      return Number(ms)
    }
    for (let copy = 1; copy <= WARM_UP; copy++) await render(copy)
    const before = await serverCpuMs(site)
    const renders: number[] = []
    for (let copy = 1; copy <= RENDERS; copy++) renders.push(await render(WARM_UP + copy))
    const cpuMs = ((await serverCpuMs(site)) - before) / RENDERS
    const get = () => fetch(site.url + path).then(response => response.arrayBuffer())
    const html = Buffer.from(await get())
    const cached = await timeEach(CACHED, get)
    const point = (series: string, value: number, unit: string): Figure => ({
      what: `${series}, ${amount} modules`,
      value,
      unit,
      growth: { chart: 'modules', series, amount },
    })
    figures.push(
      point('uncached page, render', median(renders), 'ms'),
      point('uncached page, CPU of the server', cpuMs, 'ms'),
      point('cached page, response', median(cached), 'ms'),
      { ...point('HTML, gzip', gzipSync(html).length / 1000, 'KB') },
    )
  }
  return figures
}

/** Common modules in turn, in one section. */
function pageOf(amount: number) {
  const content = Array.from({ length: amount }, (_, index) => toModule(`m${index}`, index % 5))
  const title = `${amount} modules`
  return { schema: 1, upgrades: {}, root: { props: { title } }, content }
}

function toModule(id: string, kind: number) {
  if (kind === 0) return { type: 'heading', props: { id, text: `Heading ${id}` } }
  if (kind === 1) return { type: 'text', props: { id, body: `<p>Some words about ${id}.</p>` } }
  if (kind === 2) return { type: 'button', props: { id, label: 'Read on', link: { url: '/' } } }
  if (kind === 3)
    return { type: 'blurb', props: { id, title: `Blurb ${id}`, body: '<p>Clay.</p>' } }
  return { type: 'image', props: { id, image: { media: 'hero', alt: `Pots ${id}` } } }
}
