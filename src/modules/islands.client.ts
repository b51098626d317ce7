import type { ComponentType } from 'react'

type Islands = Record<string, ComponentType<Record<string, unknown>>>

const files = import.meta.glob<Islands>('./*/*.island.tsx')

/** Loads an island's component, the export with the file's name. Undefined for modules without script. */
export async function loadIsland(type: string) {
  const [file = '', load] =
    Object.entries(files).find(([path]) => path.startsWith(`./${type}/`)) ?? []
  const name = file.replace(/^.*\/|\.island\.tsx$/g, '')
  return (await load?.())?.[name]
}
