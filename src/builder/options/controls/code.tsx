import { useEffect, useRef, useState } from 'react'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** HTML with styles and scripts, and a frame that is shut off, in which it can be tried. */
export default function CodeControl({
  id,
  control,
  value = '',
  onChange,
  label,
}: ControlProps<string>) {
  const texts = useTexts()
  const [tried, setTried] = useState<{ code: string; count: number }>()
  return (
    <>
      <textarea
        id={id}
        className="control control-code"
        rows={12}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        value={value}
        maxLength={control.maxLength as number | undefined}
        onChange={event => onChange(event.target.value || undefined)}
      />
      <button
        type="button"
        className="button button-small"
        disabled={value === ''}
        onClick={() => setTried(before => ({ code: value, count: (before?.count ?? 0) + 1 }))}
      >
        {texts('Try it')}
      </button>
      {tried && (
        <>
          <TryFrame key={tried.count} code={tried.code} title={label} />
          <p className="option-help">
            {texts('Here it may ask every host; on the page those that are named.')}
          </p>
        </>
      )}
    </>
  )
}

/** Tells the frame its code when it says that it listens. */
function TryFrame({ code, title }: { code: string; title: string }) {
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const stop = new AbortController()
    const send = ({ source }: MessageEvent) => {
      const target = frame.current?.contentWindow
      if (!target || source !== target) return
      stop.abort()
      target.postMessage(code, '*')
    }
    addEventListener('message', send, { signal: stop.signal })
    return () => stop.abort()
  }, [code])
  return (
    <iframe
      ref={frame}
      className="control-try"
      src="/api/admin/builder/code-frame"
      sandbox="allow-scripts allow-forms allow-popups"
      title={title}
    />
  )
}
