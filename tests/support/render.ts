import { join } from 'node:path'
import { systemClock } from '#base'
import type { PageDocument, PageNode, ResolvedImage } from '#module-contract'
import type { AnyLoader } from '#modules/services'
import {
  type BodyDeps,
  createDocuments,
  createModuleCache,
  createModuleTexts,
  createPreparePage,
  type ModuleCache,
  renderBody,
} from '#render'
import { createLoadIcons } from '../../src/server/site/page/icons.ts'
import { modules, moduleTexts } from './modules.ts'

const loadIcons = createLoadIcons(join(import.meta.dirname, '../../src/design/icons/icons.txt'))

export const documents = createDocuments(modules)
const texts = createModuleTexts(moduleTexts)
const prepare = createPreparePage({
  modules,
  documents,
  findBlock: async () => undefined,
  findMenuParts: async () => ({ blocks: {}, asked: [] }),
})

/** Resolves every id to an image. */
export function picture(id: string): ResolvedImage {
  return {
    id,
    alt: `Picture ${id}`,
    width: 1200,
    height: 900,
    colour: '#cccccc',
    widths: [320, 960],
  }
}

export function documentOf(content: PageNode[]): PageDocument {
  const upgrades = Object.fromEntries(
    [...modules]
      .filter(([, module]) => module.upgrades?.length)
      .map(([type, module]) => [type, module.upgrades?.length ?? 0]),
  )
  return { schema: 1, upgrades, root: { props: { title: 'Test' } }, content }
}

/** Renders nodes like a page; loaders run only if the test provides data. */
export async function renderNodes(
  content: PageNode[],
  options: {
    loaders?: ReadonlyMap<string, AnyLoader>
    staff?: boolean
    locale?: string
    moduleCache?: ModuleCache
    /** Replaces the images by id. */
    image?: (id: string) => ResolvedImage | undefined
  } = {},
) {
  const problems: Parameters<BodyDeps['onProblem']>[0][] = []
  const body = await renderBody(
    {
      loaders: options.loaders ?? new Map(),
      services: {} as BodyDeps['services'],
      loadResolver: async references => {
        const icons = await loadIcons(references.icons)
        return {
          image: options.image ?? picture,
          file: id => ({ src: `/media/${id}/original`, mime: 'video/mp4' }),
          href: link => ('url' in link ? link.url : `/${link.page}`),
          icon: name => icons.get(name),
          background: id => `url(/media/${id}/960.webp)`,
        }
      },
      showMenu: async () => [],
      publicUrl: 'http://local',
      clock: systemClock,
      texts,
      moduleCache: options.moduleCache ?? createModuleCache({ maxBytes: 0 }),
      onProblem: problem => problems.push(problem),
    },
    {
      prepared: await prepare({ content: documentOf(content) }),
      page: { id: 'test', path: '/test', kind: 'page', title: 'Test' },
      url: new URL('http://local/test'),
      request: { visitor: { cookie: () => undefined } },
      language: { locale: options.locale ?? 'en', timeZone: 'UTC' },
      staff: options.staff ?? false,
    },
  )
  return { ...body, problems }
}
