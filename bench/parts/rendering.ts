import { gzipSync } from 'node:zlib'
import { transform } from 'lightningcss'
import { createServer } from 'vite'
import type { Example, PageNode } from '#module-contract'
import type { Figure } from '../report.ts'
import { root } from '../site.ts'
import { median, timeEach } from '../statistics.ts'

const MODULES = 300
const ROUNDS = 60
/** Rounds for JIT compilation. */
const WARM_UP = 30

/**
 * A page of 300 modules, cycling through all examples without data: validation and rendering time,
 * and CSS size.
 */
export async function measureRendering(): Promise<Figure[]> {
  process.env.NODE_ENV = 'production'
  const vite = await createServer({
    root,
    server: { middlewareMode: true },
    appType: 'custom',
    logLevel: 'error',
  })
  try {
    const load = vite.ssrLoadModule
    const { documentOf, documents, renderNodes } = (await load(
      '/tests/support/render.ts',
    )) as Rendering
    const { pageStyles } = (await load('/src/render/stylesheet.ts')) as Styles

    const registryFile = '/src/server/services/module-registry.ts'
    const { createSiteModules } = (await load(registryFile)) as Registry
    const { examples, styles: sheets, loaders } = createSiteModules()
    const nodes = manyNodes([...examples].filter(([type]) => !loaders.has(type)))
    const document = documentOf(nodes)
    const checks = await timeEach(ROUNDS, async () => documents.validate(document))
    const renders = await timeEach(ROUNDS, () => renderNodes(nodes))
    const { types, css } = await renderNodes(nodes)
    // As the build writes them.
    const code = Buffer.from(pageStyles(sheets, types, { locale: 'en', generated: css }))
    const styles = gzipSync(transform({ filename: 'page.css', code, minify: true }).code)
    return [
      {
        what: `${MODULES} modules: check of the document`,
        value: median(checks.slice(WARM_UP)),
        unit: 'ms',
        aim: { atMost: 5 },
      },
      {
        what: `${MODULES} modules: rendered on the server`,
        value: median(renders.slice(WARM_UP)),
        unit: 'ms',
        aim: { atMost: 40 },
      },
      {
        what: `${MODULES} modules: styles, gzip`,
        value: styles.byteLength / 1024,
        unit: 'KB',
        aim: { atMost: 30 },
      },
    ]
  } finally {
    await vite.close()
  }
}

type Registry = typeof import('../../src/server/services/module-registry.ts')
type Rendering = typeof import('../../tests/support/render.ts')
type Styles = typeof import('../../src/render/stylesheet.ts')

/** Repeats the examples under new ids up to the required number. */
function manyNodes(examples: [string, readonly Example[]][]): PageNode[] {
  const all = examples.flatMap(([type, list]) => list.map(({ props }) => ({ type, props })))
  const nodes: PageNode[] = []
  for (let index = 0; countIn(nodes) < MODULES; index++) {
    const example = all[index % all.length]
    if (!example) throw new Error('no module has an example')
    const { type, props } = JSON.parse(
      JSON.stringify(example).replaceAll('"id":"', `"id":"n${index}-`),
    )
    nodes.push({ type, props: { ...props, id: `n${index}` } })
  }
  return nodes
}

const countIn = (nodes: PageNode[]) =>
  JSON.stringify(nodes).match(/"type":"[a-z-]+","props"/g)?.length ?? 0
