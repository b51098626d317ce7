export interface Manifest {
  [source: string]: {
    file: string
    isEntry?: boolean
    css?: string[]
    assets?: string[]
    imports?: string[]
    dynamicImports?: string[]
  }
}

const ISLAND = /^src\/modules\/([^/]+)\/[^/]+\.island\.tsx$/

/** URLs of build files that pages with these types of islands need. */
export function visitorFiles(manifest: Manifest, types: ReadonlySet<string>): string[] {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (source: string) => {
    const part = manifest[source]
    const [, type] = ISLAND.exec(source) ?? []
    if (!part || seen.has(source) || (type && !types.has(type))) return
    seen.add(source)
    for (const file of [part.file, ...(part.css ?? []), ...(part.assets ?? [])])
      files.add(`/${file}`)
    for (const next of [...(part.imports ?? []), ...(part.dynamicImports ?? [])]) visit(next)
  }
  for (const [source, { isEntry }] of Object.entries(manifest)) if (isEntry) visit(source)
  return [...files]
}
