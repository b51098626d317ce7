import { useEffect, useRef, useState } from 'react'
import { hostsOf } from '#media-ui'
import { usePuck } from '../../shell/use-puck.ts'
import { useTexts } from '../../texts.ts'
import type { ControlProps } from '../control.ts'

/** Editor for HTML with styles and scripts, with a sandboxed preview. */
export default function CodeControl({
  id,
  control,
  value = '',
  onChange,
  label,
}: ControlProps<string>) {
  const texts = useTexts()
  const lines = usePuck(puck => puck.selectedItem?.props.hosts)
  const [tried, setTried] = useState<{ code: string; hosts: string[]; count: number }>()
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
        onClick={() =>
          setTried(before => ({
            code: value,
            hosts: hostsOf(value, typeof lines === 'string' ? lines : ''),
            count: (before?.count ?? 0) + 1,
          }))
        }
      >
        {texts('Try it')}
      </button>
      {tried && (
        <>
          <TryFrame key={tried.count} {...tried} title={label} />
          <p className="option-help">
            {texts('It may ask the hosts that are named, as on the page.')}
          </p>
        </>
      )}
    </>
  )
}

/** Sends the code to the frame once the frame is ready. */
function TryFrame({ code, hosts, title }: { code: string; hosts: string[]; title: string }) {
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
      src={`/api/admin/builder/code-frame?hosts=${hosts.join(',')}`}
      sandbox="allow-scripts allow-forms allow-popups"
      title={title}
    />
  )
}
