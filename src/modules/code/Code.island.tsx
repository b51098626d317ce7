import { useEffect, useRef, useState } from 'react'
import type { AskedCategory } from '#base'
import { type ModuleProps, useTexts } from '#module-contract/client'
import { AlwaysAllow, Icon } from '#ui/client'
import { isInBuilder, onConsent } from '#visitor/client'
import type { CodeData } from './load.server.ts'
import type { Props } from './props.ts'
import { runCode } from './run-code.ts'
import type { texts } from './texts.ts'

type CodeProps = ModuleProps<typeof Props, Partial<CodeData>>

/** Number of lines shown on the canvas. */
const SHOWN_LINES = 8

/** Custom code: runs at once if necessary, otherwise when the visitor agrees. */
export function Code(props: CodeProps) {
  const { root, data, code, category, width, frame } = props
  const attributes = {
    ...root,
    'data-width': width === 'column' ? undefined : width,
    'data-frame': frame === 'none' ? undefined : frame,
  }
  if (typeof document !== 'undefined' && isInBuilder()) {
    return (
      <div {...attributes}>
        <OnCanvas {...props} />
      </div>
    )
  }
  if (!code) return <div {...root} hidden />
  return (
    <div
      {...attributes}
      data-category={category}
      data-consent-waits={category === 'necessary' ? undefined : category}
    >
      {category === 'necessary' ? (
        <div className="code-body" {...asWritten(data)} />
      ) : (
        <Waiting {...props} category={category} />
      )}
    </div>
  )
}

/** Unchanged, because its scripts are allowed by hash. Not sent to the browser again. */
const asWritten = ({ html = '' }: Partial<CodeData>) => ({
  dangerouslySetInnerHTML: { __html: html },
})

function Waiting({ data, name, category }: CodeProps & { category: AskedCategory }) {
  const t = useTexts<typeof texts>()
  const source = useRef<HTMLDivElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const [isAsked, setAsked] = useState<false | 'by-press' | 'by-consent'>(false)
  const hosts = data.hosts ?? []

  useEffect(() => {
    const waiting = source.current?.querySelector('template')
    if (!isAsked || !waiting || !body.current) return
    void runCode(waiting.content, body.current)
    // The focused button was removed.
    if (isAsked === 'by-press') body.current.focus({ preventScroll: true })
  }, [isAsked])
  useEffect(() => onConsent(category, () => setAsked(asked => asked || 'by-consent')), [category])

  return (
    <>
      {!isAsked && (
        <div className="code-ask">
          {name && <p className="code-name">{name}</p>}
          <p className="code-note">
            {hosts.length > 0 ? t('loadsFrom', { hosts: hosts.join(', ') }) : t('waits')}
          </p>
          <div className="code-acts">
            <button type="button" className="button" onClick={() => setAsked('by-press')}>
              {t('load')}
            </button>
            <AlwaysAllow category={category}>{t('always')}</AlwaysAllow>
          </div>
          <p className="code-off">{t('needsScript')}</p>
        </div>
      )}
      <div ref={source} hidden>
        <template {...asWritten(data)} suppressHydrationWarning />
      </div>
      <div ref={body} className="code-body" tabIndex={-1} suppressHydrationWarning />
    </>
  )
}

/** Code does not run on the canvas; the panel offers a sandboxed preview. */
function OnCanvas({ code, name }: CodeProps) {
  const t = useTexts<typeof texts>()
  const lines = code.split('\n')
  return (
    <div className="code-ask">
      <p className="code-name">
        <Icon name="code" /> {name || t('code')}
      </p>
      <p className="code-note">{t(code ? 'notHere' : 'empty')}</p>
      {code && <pre className="code-start">{lines.slice(0, SHOWN_LINES).join('\n')}</pre>}
    </div>
  )
}
