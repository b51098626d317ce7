import type { AnyAction, ServerModuleParts, ServerModuleSource } from '#module-contract'
import type { AnyLoader, AnyQueryReader, Services } from './services.ts'

interface LoaderFile {
  load: AnyLoader
  query?: AnyQueryReader
}

const sheets = import.meta.glob<string>('./*/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const sharedSheets = import.meta.glob<string>('../{ui,media-ui,content,shop-ui}/**/*.css', {
  eager: true,
  query: '?inline',
  import: 'default',
})
const loaderFiles = import.meta.glob<LoaderFile>('./*/load.server.ts', { eager: true })
const actions = import.meta.glob<Record<string, AnyAction>>('./*/action.server.ts', {
  eager: true,
  import: 'actions',
})

const typeOf = (file: string) => file.split('/')[1] ?? file
const types = new Set([sheets, loaderFiles, actions].flatMap(Object.keys).map(typeOf))

/** Styles, loaders and actions of the built-in modules. */
export const builtInServerModules: ServerModuleSource<Services> = {
  name: 'built-in modules',
  modules: new Map([...types].map(type => [type, partsOf(type)])),
  sharedStyles: new Map(
    Object.entries(sharedSheets).map(([file, sheet]) => [
      file.replace(/^.*\/(.*)\.css$/, '$1'),
      sheet,
    ]),
  ),
}

function partsOf(type: string): ServerModuleParts<Services> {
  const folder = `./${type}/`
  const { [`${folder}looks.css`]: variantSheet, ...others } = sheets
  const own = Object.entries(others).filter(([file]) => file.startsWith(folder))
  return {
    styles: own.map(([, sheet]) => sheet),
    variantSheet,
    ...loaderFiles[`${folder}load.server.ts`],
    actions: actions[`${folder}action.server.ts`],
  }
}
