import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { readCategoryAddress } from '#content/client'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { findInFiles, INDEX_FOLDER, ownKindsIn } from '#search/client'
import { SEARCH_KINDS, type SearchKind } from '#search/schema'
import type { SearchResultsData } from './load.server.ts'
import type { Props } from './props.ts'
import { SearchResults } from './SearchResults.tsx'
import type { texts } from './texts.ts'

type ResultsProps = ModuleProps<typeof Props, SearchResultsData>

/** Search results in the static export, from index files in the browser. */
export function StaticSearchResults(props: ResultsProps) {
  const { root, data } = props
  const [shown, setShown] = useState(data)
  const [read] = useState(createReader)
  const t = useTexts<typeof texts>()
  const title = useRef('')

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the address says, at the beginning and after Back and Forward
  useEffect(() => {
    title.current = document.title
    const show = () => void look()
    show()
    addEventListener('popstate', show)
    return () => removeEventListener('popstate', show)
  }, [])

  async function look() {
    const url = new URL(location.href)
    const { pageTitle, popular } = data
    const next = { ...(await findFor(url, props, read)), pageTitle, popular }
    // The visitor has navigated since.
    if (url.href !== location.href) return
    if (next.text) {
      const titled = t('titled', { page: pageTitle, text: next.text })
      document.title = title.current.replace(pageTitle, () => titled)
      for (const field of document.querySelectorAll<HTMLInputElement>('main input[name="q"]')) {
        field.value = next.text
      }
    }
    setShown(next)
  }

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-swap]')
    if (!link) return
    event.preventDefault()
    history.pushState(null, '', link.href)
    void look().then(() => document.getElementById(root.id)?.scrollIntoView())
  }

  return <SearchResults {...props} root={{ ...root, onClick } as typeof root} data={shown} />
}

/** Reads index files, each once. */
function createReader() {
  const files = new Map<string, Promise<unknown>>()
  return (name: string) => {
    const file = files.get(name) ?? readFile(name)
    files.set(name, file)
    return file
  }
}

async function readFile(name: string): Promise<unknown> {
  const index = await fetch(`${INDEX_FOLDER}/files.json`).then(answer => answer.json())
  // Files for unused letters do not exist, so they are not requested.
  if (!(index as string[]).includes(name)) return undefined
  return fetch(`${INDEX_FOLDER}/${name}.json`).then(answer => answer.json())
}

async function findFor(
  url: URL,
  props: ResultsProps,
  read: (name: string) => Promise<unknown>,
): Promise<Omit<SearchResultsData, 'pageTitle'>> {
  const text = (url.searchParams.get('q') ?? '').trim().slice(0, 200)
  const asked = readCategoryAddress(url, name => name, 'in')
  const { products, pages, posts, projects, entries, perPage } = props
  const ownKinds = entries ? await ownKindsIn(read) : []
  const isShown = { product: products, page: pages, post: posts, project: projects }
  const all: SearchKind[] = [
    ...SEARCH_KINDS.filter(kind => isShown[kind]),
    ...ownKinds.map(({ kind }) => kind),
  ]
  const within = all.find(kind => kind === asked.category)
  const { hits, total, counts, corrected, more } = await findInFiles(read, {
    text,
    kinds: within ? [within] : all,
    offset: (asked.page - 1) * perPage,
    limit: perPage,
    isExact: url.searchParams.has('exact'),
  })
  return {
    text,
    corrected,
    items: hits,
    total,
    more,
    pages: Math.max(1, Math.ceil(total / perPage)),
    address: { ...asked, category: within ?? '' },
    kinds: all.flatMap(kind => {
      const count = counts[kind]
      const name = ownKinds.find(own => own.kind === kind)?.plural
      return count ? [{ kind, count, ...(name ? { name } : {}) }] : []
    }),
  }
}
