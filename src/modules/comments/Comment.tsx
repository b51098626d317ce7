import { formatDate } from '#base'
import { type ShownComment, toParagraphs } from '#comments/schema'
import { usePageLanguage, useTexts } from '#module-contract/client'
import { type CommentsAddress, commentHref, replyHref } from './address.ts'
import { initialsOf } from './initials.ts'
import type { CommentListData } from './load.server.ts'
import type { texts } from './texts.ts'

interface CommentProps {
  comment: ShownComment
  address: CommentsAddress
  list: CommentListData
  initials: boolean
}

/** A comment with its replies. Texts keep their own direction. */
export function Comment({ comment, address, list, initials }: CommentProps) {
  const t = useTexts<typeof texts>()
  const language = usePageLanguage()
  const { id, at, isStaff, isRemoved, inReplyTo, replies } = comment
  const name = comment.name || t('anonymous')
  const isOwn = list.own?.id === id
  const isWaiting = isOwn && list.own?.isPending
  return (
    <li
      id={address.prefix + id}
      className="comment"
      data-staff={isStaff || undefined}
      data-own={isOwn || undefined}
      data-removed={isRemoved || undefined}
    >
      <article
        className="comment-self"
        aria-label={isRemoved ? undefined : t('commentBy', { name })}
      >
        {isRemoved ? (
          <p className="comment-removed">{t('removed')}</p>
        ) : (
          <>
            {initials && (
              <span className="comment-initials" aria-hidden="true">
                {initialsOf(name)}
              </span>
            )}
            <div className="comment-facts">
              <bdi className="comment-name">
                {comment.website ? (
                  <a href={comment.website} rel="ugc nofollow">
                    {name}
                  </a>
                ) : (
                  name
                )}
              </bdi>
              {isStaff && <span className="comment-staff">{t('team')}</span>}
              <a className="comment-date" href={commentHref(address, id)}>
                <time dateTime={new Date(at).toISOString()}>{formatDate(at, language)}</time>
              </a>
            </div>
            {isWaiting && <p className="comment-waiting">{t('waiting')}</p>}
            {inReplyTo && (
              <p className="comment-answers">
                <a href={`#${address.prefix}${inReplyTo.id}`}>
                  {t('inReplyTo', { name: inReplyTo.name || t('anonymous') })}
                </a>
              </p>
            )}
            <div className="comment-text" dir="auto">
              {toParagraphs(comment.body).map((lines, index) => (
                <Paragraph key={index} lines={lines} />
              ))}
            </div>
            {list.canReply && !isWaiting && (
              <a
                className="comment-reply"
                href={replyHref(address, id)}
                rel="nofollow"
                data-comment-reply={id}
                data-name={name}
                data-replay=""
                aria-label={t('replyTo', { name })}
              >
                {t('reply')}
              </a>
            )}
          </>
        )}
      </article>
      {replies.length > 0 && (
        <ol className="plain-list comment-replies">
          {replies.map(reply => (
            <Comment
              key={reply.id}
              comment={reply}
              address={address}
              list={list}
              initials={initials}
            />
          ))}
        </ol>
      )}
    </li>
  )
}

function Paragraph({ lines }: { lines: ReturnType<typeof toParagraphs>[number] }) {
  return (
    <p>
      {lines.map((parts, line) => [
        line > 0 && <br key={`break-${line}`} />,
        ...parts.map(({ text, href }, part) =>
          href ? (
            <a key={`${line}-${part}`} href={href} rel="ugc nofollow">
              {text}
            </a>
          ) : (
            text
          ),
        ),
      ])}
    </p>
  )
}
