import { useEffect, useRef, useState } from 'react'
import { type ModuleProps, SERVER_TEXT, ServerHtml, useTexts } from '#module-contract/client'
import { isInBuilder } from '#visitor/client'
import { CommentForm } from './CommentForm.tsx'
import { CommentList } from './CommentList.tsx'
import { FormStatus } from './FormStatus.tsx'
import { commentFields } from './fields.ts'
import type { CommentsData } from './load.server.ts'
import type { Props } from './props.ts'
import type { texts } from './texts.ts'
import { type PostedComment, useCommentForm } from './use-comment-form.ts'
import { useReplyPosition } from './use-reply-position.ts'

const BELOW = { h2: 'h3', h3: 'h4', h4: 'h5' } as const

/**
 * Comments of the page (NAV-5, SH-6): a server-rendered list, and a form that moves to the comment
 * it answers.
 */
export function Comments(props: ModuleProps<typeof Props, CommentsData>) {
  const { root, data, title, level: Level, style, initials, formTitle, note, showWebsite } = props
  const t = useTexts<typeof texts>()
  const all = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLDivElement>(null)
  const [total, setTotal] = useState(data.total)
  const [posted, setPosted] = useState(data.sent)
  const fields = commentFields(t, { showWebsite })
  const form = useCommentForm({ nodeId: root.id, data, fields, onPosted })
  const place = useReplyPosition({ all, onAnswer: form.answer })

  function onPosted({ html, ...answer }: PostedComment) {
    place.goHome()
    setTotal(answer.total)
    setPosted(answer)
    place.showList(html)
  }

  // Announces the result and scrolls it into view.
  useEffect(() => {
    if (form.attempts === 0) return
    const wrong = form.element.current?.querySelector<HTMLElement>('[aria-invalid]')
    ;(wrong ?? status.current)?.focus()
  }, [form.attempts, form.element])
  useEffect(() => {
    if (form.round > 0) status.current?.focus()
  }, [form.round])

  if (data.discussion === 'off') {
    return <div {...root}>{isInBuilder() && <p className="notice">{t('off')}</p>}</div>
  }
  // Target of links to the comments section, unless the module has that id itself.
  const anchor = data.address.isFirst && root.id !== 'comments' ? 'comments' : undefined
  const respond = data.discussion === 'open' && (
    <div className="comments-home" ref={place.home}>
      <div
        className="comments-respond"
        id={data.address.formId}
        ref={place.respond}
        data-smooth-scroll="off"
      >
        <FormStatus
          element={status}
          refused={form.refused}
          wait={form.shown.wait}
          sent={posted}
          href={posted && `#${data.address.prefix}${posted.id}`}
        />
        <CommentForm
          nodeId={root.id}
          data={data}
          fields={fields}
          form={form}
          title={formTitle}
          note={note}
          titleLevel={BELOW[Level]}
        />
      </div>
    </div>
  )
  return (
    <div {...root} ref={all} data-style={style} data-initials={initials || undefined}>
      {title ? (
        <ServerHtml as={Level} className="comments-title">
          {title}
        </ServerHtml>
      ) : (
        <Level className="comments-title">{t('count', { count: total })}</Level>
      )}
      {data.isNewestFirst && respond}
      <ServerHtml
        as="div"
        className="comments-list"
        id={anchor}
        html={
          data.list ? (
            <CommentList
              nodeId={root.id}
              list={data.list}
              total={data.total}
              address={data.address}
              initials={initials}
            />
          ) : (
            SERVER_TEXT
          )
        }
      />
      {!data.isNewestFirst && respond}
      {data.discussion === 'closed' && <p className="comments-closed">{t('closed')}</p>}
    </div>
  )
}
