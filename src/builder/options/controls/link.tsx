import { useEffect, useState } from 'react'
import { type StoredLink, URL_PATTERN } from '#module-contract'
import { useCommands } from '../../commands/CommandsContext.ts'
import { useModules } from '../../modules.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'
import { findPopups, type LinkTarget, namesOf, searchTargets } from '../link-targets.ts'
import { TypedInput } from '../TypedInput.tsx'

type Link = NonNullable<StoredLink>
const url = new RegExp(URL_PATTERN)

/** Link target: a page, product, popup, part of this page, URL, email address or phone number. */
export default function LinkControl({ id, value, onChange }: ControlProps<StoredLink>) {
  const texts = useTexts()
  const { modules } = useModules()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<LinkTarget[]>([])
  const [popups, setPopups] = useState<LinkTarget[]>([])
  const targets = [...found, ...popups, ...namesOf(modules, useCommands().content())]
  useEffect(() => {
    const stop = new AbortController()
    searchTargets(words, stop.signal).then(setFound, () => {})
    return () => stop.abort()
  }, [words])
  useEffect(() => {
    const stop = new AbortController()
    findPopups(stop.signal).then(setPopups, () => {})
    return () => stop.abort()
  }, [])

  const findLink = (text: string) => targets.find(one => one.label === text)?.link ?? toLink(text)
  const take = (text: string) => {
    const link = findLink(text)
    if (text === '') onChange(null)
    else if (link) onChange({ ...link, ...(value?.blank ? { blank: true } : {}) })
  }
  return (
    <div className="control-link">
      <TypedInput
        id={id}
        type="text"
        list={`${id}-targets`}
        shown={toText(value ?? null, targets)}
        placeholder={texts('Page, URL, email or phone')}
        isTaken={text => findLink(text) !== undefined}
        onTake={take}
        onType={setWords}
        accepted={texts('A page or popup from the list, or a URL, email address or phone number.')}
      />
      <datalist id={`${id}-targets`}>
        {targets.map(target => (
          <option key={target.label} value={target.label}>
            {texts(target.kind)}
          </option>
        ))}
      </datalist>
      {value && 'page' in value && (
        <label className="control-anchor">
          {texts('Anchor')}
          <input
            className="control"
            type="text"
            value={value.anchor ?? ''}
            placeholder="#"
            onChange={event => {
              const { anchor: _, ...rest } = value
              const anchor = event.target.value.replace(/^#/, '').replace(/[\s<>"]/g, '')
              onChange(anchor ? { ...rest, anchor } : rest)
            }}
          />
        </label>
      )}
      {value && (
        <label>
          <input
            type="checkbox"
            checked={value.blank ?? false}
            onChange={event => {
              const { blank: _, ...rest } = value
              onChange((event.target.checked ? { ...rest, blank: true } : rest) as Link)
            }}
          />
          {texts('Open in a new tab')}
        </label>
      )}
    </div>
  )
}

/**
 * Converts typed text to a link. Email addresses and phone numbers are recognized, and hosts get a
 * scheme.
 */
function toLink(text: string): Link | undefined {
  if (/^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/.test(text)) return { url: `mailto:${text}` }
  if (/^\+?[0-9][0-9 ()-]{5,}$/.test(text)) return { url: `tel:${text}` }
  if (/^[a-z0-9-]+(\.[a-z0-9-]+)+(\/\S*)?$/i.test(text)) return { url: `https://${text}` }
  return url.test(text) ? { url: text } : undefined
}

function toText(link: StoredLink, targets: LinkTarget[]): string {
  if (!link) return ''
  if ('url' in link) {
    const popup = targets.find(
      ({ kind, link: one }) => kind === 'Popup' && 'url' in one && one.url === link.url,
    )
    return popup?.label ?? link.url.replace(/^(mailto|tel):/, '')
  }
  return targets.find(one => 'page' in one.link && one.link.page === link.page)?.label ?? link.page
}
