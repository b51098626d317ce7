import { useEffect, useState } from 'react'
import type { CatalogKind } from '#module-contract'
import { useTexts } from '../../texts.ts'
import { type CatalogItem, findCatalogItems } from '../catalog-items.ts'
import type { ControlProps } from '../control.ts'
import { TypedInput } from '../TypedInput.tsx'

/** Select for a category, tag or product. */
export default function CatalogReferenceControl({
  id,
  control,
  value = '',
  onChange,
}: ControlProps<string>) {
  const texts = useTexts()
  const kind = control.of as CatalogKind
  const [words, setWords] = useState<string>()
  const [items, setItems] = useState<CatalogItem[]>([])
  const [chosen, setChosen] = useState<CatalogItem>()
  useEffect(() => {
    const stop = new AbortController()
    findCatalogItems(kind, { q: words || undefined }, stop.signal).then(setItems, () => {})
    return () => stop.abort()
  }, [kind, words])
  const known = [...items, ...(chosen ? [chosen] : [])].find(item => item.slug === value)
  const unknown = known ? '' : value
  useEffect(() => {
    if (!unknown) return
    const stop = new AbortController()
    const take = ([item]: CatalogItem[]) => setChosen(item)
    findCatalogItems(kind, { slug: unknown }, stop.signal).then(take, () => {})
    return () => stop.abort()
  }, [kind, unknown])
  const find = (label: string) => items.find(item => item.label === label)
  const choose = (text: string) => {
    const item = find(text)
    setChosen(item)
    onChange(item?.slug)
  }
  return (
    <>
      <TypedInput
        id={id}
        type="text"
        list={`${id}-items`}
        shown={known?.label ?? value}
        placeholder={texts('Search by name')}
        isTaken={text => find(text) !== undefined}
        onTake={choose}
        onType={setWords}
        accepted={texts('Choose one from the list.')}
      />
      <datalist id={`${id}-items`}>
        {items.map(item => (
          <option key={item.id} value={item.label} />
        ))}
      </datalist>
    </>
  )
}
