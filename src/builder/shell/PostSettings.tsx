import { useEffect, useId, useRef, useState } from 'react'
import type { AuthorItem, TermItem } from '#pages/schema'
import { callApi, translateShared } from '#staff/client'
import { Option } from '../options/Option.tsx'
import { useTexts } from '../texts.ts'
import { type PostValues, usePostSettings } from './use-post-settings.ts'

const EXCERPT = {
  name: 'excerpt',
  label: 'Excerpt',
  help: 'Shown in lists and cards. Empty: the first words of the post.',
  control: { input: 'textarea', maxLength: 1000 },
  default: '',
}
const IMAGE = {
  name: 'image',
  label: 'Featured image',
  control: { input: 'media' },
  default: undefined,
}

/** Settings of posts, projects and entries that are not part of the draft. They apply when saved. */
export function PostSettings({ id, kind }: { id: string; kind: string }) {
  const texts = useTexts()
  const { values, status, change, flush } = usePostSettings(id)
  if (!values) return null
  const setSummary = (next: Partial<PostValues['summary']>, isTyped = false) =>
    change({ summary: { ...values.summary, ...next } }, isTyped)
  return (
    <fieldset className="post-settings" onBlur={flush}>
      <legend>{texts('Settings of the entry')}</legend>
      <p className="option-help">{texts('These apply at once, without publishing.')}</p>
      <TextField
        label={texts('URL path')}
        value={values.path}
        onChange={path => change({ path }, true)}
      />
      <Option
        field={EXCERPT}
        value={values.summary.excerpt || undefined}
        variant="desktop"
        onVariant={() => {}}
        onChange={next => setSummary({ excerpt: String(next ?? '') }, true)}
      />
      <Option
        field={IMAGE}
        value={values.summary.image || undefined}
        variant="desktop"
        onVariant={() => {}}
        onChange={next => setSummary({ image: String(next ?? '') })}
      />
      <Author
        value={values.summary.author ?? ''}
        onChange={author => setSummary({ author }, true)}
      />
      <Categories
        kind={kind}
        value={values.categories}
        onChange={categories => change({ categories })}
      />
      <TextField
        label={texts('Tags')}
        help={texts('Separated by commas. A new name makes a new tag.')}
        value={values.tags.join(', ')}
        onChange={text => change({ tags: toTags(text) }, true)}
      />
      <p role="status" className="option-help">
        {status === 'saving' && texts('Saving …')}
        {status === 'saved' && texts('Saved')}
        {typeof status === 'object' && (
          <span className="option-refused">
            {texts('Not saved.')} {translateShared(`errors.${status.reason}`)}
          </span>
        )}
      </p>
    </fieldset>
  )
}

const toTags = (text: string) => [
  ...new Set(
    text
      .split(',')
      .map(tag => tag.trim())
      .filter(Boolean),
  ),
]

interface TextFieldProps {
  label: string
  help?: string
  value: string
  list?: string
  onChange(text: string): void
}

/** Keeps the input until it loses focus, because saving may normalize the value. */
function TextField({ label, help, value, list, onChange }: TextFieldProps) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  return (
    <div className="option">
      <div className="option-head">
        <label htmlFor={id} className="option-label">
          {label}
        </label>
      </div>
      <input
        id={id}
        className="control"
        list={list}
        value={typed ?? value}
        onChange={event => {
          setTyped(event.target.value)
          onChange(event.target.value)
        }}
        onBlur={() => setTyped(undefined)}
        {...(help ? { 'aria-describedby': `${id}-help` } : {})}
      />
      {help && (
        <p id={`${id}-help`} className="option-help">
          {help}
        </p>
      )}
    </div>
  )
}

/** Author name: an existing profile or any text. */
function Author({ value, onChange }: { value: string; onChange(name: string): void }) {
  const texts = useTexts()
  const list = useId()
  const authors = useItems<AuthorItem>('/authors', { perPage: 100, sort: 'name' })
  return (
    <>
      <TextField label={texts('Author')} value={value} list={list} onChange={onChange} />
      <datalist id={list}>
        {authors.map(author => (
          <option key={author.id} value={author.name} />
        ))}
      </datalist>
    </>
  )
}

interface CategoriesProps {
  kind: string
  value: readonly string[]
  onChange(ids: string[]): void
}

function Categories({ kind, value, onChange }: CategoriesProps) {
  const texts = useTexts()
  const terms = useItems<TermItem>('/terms', {
    perPage: 200,
    sort: 'tree',
    kind,
    taxonomy: 'category',
  })
  return (
    <fieldset className="option post-categories">
      <legend className="option-label">{texts('Categories')}</legend>
      {terms.length === 0 && (
        <p className="option-help">
          <a href="/admin/terms">{texts('Create the first category')}</a>
        </p>
      )}
      <div className="control-choices">
        {terms.map(term => (
          <label key={term.id}>
            <input
              type="checkbox"
              checked={value.includes(term.id)}
              onChange={event => {
                const others = value.filter(one => one !== term.id)
                onChange(event.target.checked ? [...others, term.id] : others)
              }}
            />
            {term.path}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** Items of an admin list. Empty while loading and for users without access. */
function useItems<Item>(path: string, query: Record<string, string | number>): Item[] {
  const [items, setItems] = useState<Item[]>([])
  const asked = useRef(query)
  useEffect(() => {
    let isCurrent = true
    callApi<{ items: Item[] }>('GET', path, { query: { ...asked.current, order: 'asc' } }).then(
      answer => isCurrent && setItems(answer.items),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [path])
  return items
}
