import { CAPTCHA_FIELD, type FormProblem, inputName } from '#forms/client'
import { ActionField, ServerHtml, useTexts } from '#module-contract/client'
import type { KeyOf, Translate } from '#texts'
import { FormField, Honeypot, inputAttributes } from '#ui/client'
import { replyHref } from './address.ts'
import type { CommentField, commentFields } from './fields.ts'
import type { CommentsData } from './load.server.ts'
import type { texts } from './texts.ts'
import type { CommentFormState } from './use-comment-form.ts'

interface CommentFormProps {
  nodeId: string
  data: CommentsData
  fields: ReturnType<typeof commentFields>
  form: CommentFormState
  title: string
  note: string
  titleLevel: 'h3' | 'h4' | 'h5'
}

const COMPLETE = { name: 'name', email: 'email', website: 'url', text: undefined } as const
const TYPES = { name: 'text', email: 'email', website: 'url', text: undefined } as const

/** Comment form. Posts to the page; with script without leaving it. */
export function CommentForm(props: CommentFormProps) {
  const { nodeId, data, fields, form, title, note, titleLevel: Title } = props
  const t = useTexts<typeof texts>()
  const { shown, replyTo, isSending, commenter } = form
  const say = (problem: FormProblem | undefined) => problem && problemText(problem, t)
  const entered = (id: CommentField) => {
    const known = id === 'text' ? '' : (commenter?.[id] ?? '')
    return shown.values?.[id]?.[0] ?? known
  }
  return (
    <>
      <div className="comments-form-head">
        <Title className="comments-form-title">
          {replyTo ? t('replyTo', { name: replyTo.name || t('anonymous') }) : title || t('leave')}
        </Title>
        {replyTo && (
          <a href={replyHref(data.address)} data-comment-reply="" rel="nofollow">
            {t('cancelReply')}
          </a>
        )}
      </div>
      {note && (
        <ServerHtml as="p" className="comments-note">
          {note}
        </ServerHtml>
      )}
      <form
        ref={form.element}
        className="comments-fields"
        method="post"
        action={`#${data.address.formId}`}
        noValidate
        aria-busy={isSending || undefined}
        onSubmit={form.onSubmit}
        onFocus={form.onFocus}
        onPointerDown={form.onFocus}
        onChange={form.onChange}
      >
        <ActionField node={nodeId} name="send" />
        <input type="hidden" name="parent" value={replyTo?.id ?? ''} />
        <input type="hidden" name="token" value={shown.token ?? ''} />
        {fields.map(field => {
          const id = `${nodeId}-${field.id}`
          const error = say(form.errorOf(field.id))
          const attributes = {
            ...inputAttributes({ id, error, isRequired: field.required }),
            name: inputName(field.id),
            autoComplete: COMPLETE[field.id],
            maxLength: field.maxLength,
            // The remembered commenter is known only to the script.
            key: `${field.id}-${commenter ? 'known' : ''}-${form.round}`,
            defaultValue: entered(field.id),
            dir: 'auto',
          }
          const { key, ...rest } = attributes
          return (
            <FormField
              key={field.id}
              id={id}
              label={field.label}
              error={error}
              isOptional={!field.required}
              className={`comments-field-${field.id}`}
            >
              {field.type === 'text' ? (
                <textarea key={key} {...rest} rows={5} />
              ) : (
                <input key={key} {...rest} type={TYPES[field.id]} />
              )}
              {field.id === 'email' && <p className="comments-help">{t('emailHelp')}</p>}
            </FormField>
          )
        })}
        {shown.captcha && (
          <FormField
            id={`${nodeId}-${CAPTCHA_FIELD}`}
            label={t('sum', { a: shown.captcha[0], b: shown.captcha[1] })}
            error={say(form.errorOf(CAPTCHA_FIELD))}
          >
            <input
              {...inputAttributes({
                id: `${nodeId}-${CAPTCHA_FIELD}`,
                error: say(form.errorOf(CAPTCHA_FIELD)),
                isRequired: true,
              })}
              name="captcha"
              inputMode="numeric"
              autoComplete="off"
            />
          </FormField>
        )}
        <div className="comments-choices">
          {data.asksForReplies && (
            <label className="check" htmlFor={`${nodeId}-notify`}>
              <input id={`${nodeId}-notify`} type="checkbox" name="notify" value="1" />
              <span>{t('notify')}</span>
            </label>
          )}
          <label className="check" htmlFor={`${nodeId}-remember`}>
            <input
              key={commenter ? 'known' : ''}
              id={`${nodeId}-remember`}
              type="checkbox"
              name="remember"
              value="1"
              defaultChecked={commenter !== undefined}
            />
            <span>{t('remember')}</span>
          </label>
        </div>
        <Honeypot id={`${nodeId}-leave`} label={t('leaveEmpty')} />
        <div>
          <button className="button" type="submit" aria-disabled={isSending || undefined}>
            {isSending ? t('sending') : t('send')}
          </button>
        </div>
      </form>
    </>
  )
}

/** Validation message of a field. */
function problemText(
  { reason, limit = 0 }: FormProblem,
  t: Translate<KeyOf<typeof texts>>,
): string {
  switch (reason) {
    case 'invalid-email':
    case 'wrong-captcha':
      return t(reason)
    case 'too-long':
      return t(reason, { limit })
    default:
      return t('missing')
  }
}
