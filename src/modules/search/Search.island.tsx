import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { type ModuleProps, ServerHtml, useTexts } from '#module-contract/client'
import type { ProgramKind } from '#search/schema'
import { Icon } from '#ui/client'
import { isInBuilder, listKey } from '#visitor/client'
import type { SearchData } from './load.server.ts'
import type { Props } from './props.ts'
import { kindWithin, RESULTS_PATH, searchAddress } from './suggested.ts'
import type { texts } from './texts.ts'
import { useSuggestions } from './use-suggestions.ts'

const kindKey = (kind: string) =>
  kind === 'category' ? 'category' : (`kind.${kind as ProgramKind}` as const)

/** Search field with suggestions (APG Combobox). Without script it opens the results page. */
export function Search(props: ModuleProps<typeof Props, SearchData | undefined>) {
  const { root, placeholder, suggestions, style, size, button, buttonLabel, label } = props
  const asked = props.data?.text ?? ''
  const t = useTexts<typeof texts>()
  const [text, setText] = useState(asked)
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const input = useRef<HTMLInputElement>(null)
  const results = props.results?.href ?? RESULTS_PATH
  const { items, total } = useSuggestions(root.id, text, suggestions && isOpen && !isInBuilder())
  const kind = kindWithin(props)
  const all = searchAddress(results, kind, text.trim())
  const options = items.length > 0 ? [...items.map(({ href }) => href), all] : []
  const isShown = isOpen && options.length > 0
  const optionId = (index: number) => `${root.id}-option-${index}`

  // Text typed before the script loaded.
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (typed === asked || document.activeElement !== input.current) return
    setText(typed)
    setOpen(true)
  }, [asked])

  function close() {
    setOpen(false)
    setActive(-1)
  }

  function go(href: string | undefined) {
    if (href && !isInBuilder()) location.assign(href)
  }

  function onKeyDown(event: KeyboardEvent) {
    const act = listKey(event.key, { at: active, count: options.length, isShown })
    if (!act) return
    if (act.isTaken) event.preventDefault()
    if (act.act === 'move') {
      setOpen(true)
      setActive(act.at)
    } else if (act.act === 'choose') go(options[active])
    else {
      if (act.isTaken) event.stopPropagation()
      close()
    }
  }

  const field = (
    <>
      <form className="search-form" method="get" action={results}>
        {kind && <input type="hidden" name="in" value={kind} />}
        <Icon name="search" className="search-sign" />
        <input
          ref={input}
          className="search-input"
          type={suggestions ? 'text' : 'search'}
          inputMode="search"
          name="q"
          defaultValue={asked}
          maxLength={200}
          required
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="search"
          placeholder={placeholder || t('placeholder')}
          aria-label={label || t('search')}
          {...(suggestions
            ? {
                role: 'combobox',
                'aria-autocomplete': 'list',
                'aria-expanded': isShown,
                'aria-controls': `${root.id}-options`,
                'aria-activedescendant': isShown && active >= 0 ? optionId(active) : undefined,
              }
            : {})}
          onChange={event => {
            setText(event.target.value)
            setActive(-1)
            setOpen(true)
          }}
          onKeyDown={onKeyDown}
        />
        {button !== 'none' && (
          <button className={button === 'text' ? 'button' : 'search-button'} type="submit">
            {button === 'text' ? (
              buttonLabel || t('search')
            ) : (
              <>
                <Icon name="arrow-right" className="icon-flip" />
                <span className="visually-hidden">{buttonLabel || t('search')}</span>
              </>
            )}
          </button>
        )}
      </form>
      {suggestions && (
        <>
          <div
            id={`${root.id}-options`}
            className="search-options"
            role="listbox"
            aria-label={t('suggestions')}
            hidden={!isShown}
          >
            {options.map((href, index) => {
              const item = items[index]
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the field's (APG Combobox)
                // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
                <div
                  key={item?.ref ?? 'all'}
                  id={optionId(index)}
                  className={item ? 'search-option' : 'search-option search-all'}
                  role="option"
                  aria-selected={index === active}
                  // Keeps the focus in the field.
                  onMouseDown={event => event.preventDefault()}
                  onClick={() => go(href)}
                >
                  {item ? (
                    <>
                      {item.image && <img className="search-image" src={item.image} alt="" />}
                      <span className="search-title">
                        {item.title.map(({ text: part, isMatch }, at) =>
                          isMatch ? <mark key={at}>{part}</mark> : <span key={at}>{part}</span>,
                        )}
                      </span>
                      <span className="search-kind">
                        {item.price ?? item.kindName ?? t(kindKey(item.kind))}
                      </span>
                    </>
                  ) : (
                    t('all', { count: total })
                  )}
                </div>
              )
            })}
          </div>
          <span className="visually-hidden" role="status">
            {isShown ? t('found', { count: items.length }) : ''}
          </span>
        </>
      )}
    </>
  )

  return (
    <search
      {...root}
      aria-label={label || t('search')}
      data-style={style}
      data-size={size}
      onBlur={event => {
        if (!event.currentTarget.contains(event.relatedTarget)) close()
      }}
    >
      {style === 'icon' ? (
        <>
          {/* `visitor/search-overlay.ts` opens the field (HDR-10). */}
          <a
            className="search-open"
            href={results}
            aria-controls={`${root.id}-field`}
            data-search-open=""
          >
            <Icon name="search" />
            <ServerHtml className="visually-hidden">{label || t('search')}</ServerHtml>
          </a>
          <div id={`${root.id}-field`} className="search-overlay">
            {field}
            <button type="button" className="search-close">
              <Icon name="close" />
              <span className="visually-hidden">{t('close')}</span>
            </button>
          </div>
        </>
      ) : (
        field
      )}
    </search>
  )
}
