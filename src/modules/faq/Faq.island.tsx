import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import { Accordion } from '#ui/client'
import { headerHeight, onModuleState, scrollToElement } from '#visitor/client'
import { findTexts } from './find-questions.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'

const page = { headerHeight, onModuleState, scrollToElement }
const BELOW = { h2: 'h3', h3: 'h4', h4: 'h4' } as const

/** Questions as an accordion (AC-1) with a search. */
export function Faq(props: ModuleProps<typeof Props>) {
  const { root, title, intro, items, level: Level, layout, search, several, closed } = props
  const t = useTexts<typeof texts>()
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const [query, setQuery] = useState('')
  const [found, setFound] = useState<ReadonlySet<number>>()

  function searchFor(text: string) {
    setQuery(text)
    // Searches the rendered texts, which are not sent again.
    const all = [...(list.current?.querySelectorAll('.accordion-item') ?? [])]
    const isAll = text.trim() === ''
    setFound(
      isAll
        ? undefined
        : findTexts(
            all.map(item => item.textContent ?? ''),
            text,
          ),
    )
  }

  const takeField = useEffectEvent(() => {
    if (field.current?.value) searchFor(field.current.value)
  })
  // Text entered before the script ran.
  useEffect(() => takeField(), [])

  const hasHead = Boolean(title || intro || search)
  return (
    <div {...root} data-layout={layout}>
      <div className="faq-all">
        {hasHead && (
          <div className="faq-head">
            {title && (
              <ServerHtml as={Level} className="faq-title">
                {title}
              </ServerHtml>
            )}
            {intro && <ServerHtml as="div" className="faq-intro" html={intro} />}
            {search && (
              <div className="faq-search">
                <label className="visually-hidden" htmlFor={`${root.id}-search`}>
                  {t('searchQuestions')}
                </label>
                <input
                  ref={field}
                  type="search"
                  id={`${root.id}-search`}
                  className="input"
                  placeholder={t('searchQuestions')}
                  autoComplete="off"
                  value={query}
                  onChange={event => searchFor(event.target.value)}
                />
                <p className="faq-found" role="status">
                  {found && t('found', { count: found.size })}
                </p>
              </div>
            )}
          </div>
        )}
        <div className="faq-list" ref={list}>
          <Accordion
            id={root.id}
            attributes={{ className: 'faq-items' }}
            items={items.map(({ question, answer }, index) => ({
              title: question,
              body: answer,
              isHidden: found ? !found.has(index) : false,
            }))}
            level={title ? BELOW[Level] : Level}
            closable
            several={several}
            closed={closed}
            page={page}
            onShow={index => found && !found.has(index) && searchFor('')}
          />
        </div>
      </div>
    </div>
  )
}
