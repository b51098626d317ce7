import type { MouseEvent } from 'react'

interface ListedProblem {
  fieldId: string
  text: string
}

interface FormProblemsProps {
  /** Prefix of element ids. */
  formId: string
  className: string
  /** Why the form was not sent. */
  failure: string | undefined
  /** Headings of the lists. */
  messages: { fillIn: string; fix: string }
  missing: readonly ListedProblem[]
  errors: readonly ListedProblem[]
  /** Follows the link to a field. */
  onOpen?(event: MouseEvent, fieldId: string): void
}

/**
 * Errors of a form as links to their fields (behaviour §7: the second heading is shown only with
 * the first).
 */
export function FormProblems({
  formId,
  className,
  failure,
  messages,
  missing,
  errors,
  onOpen,
}: FormProblemsProps) {
  if (!failure && missing.length === 0 && errors.length === 0) return null
  const list = (problems: readonly ListedProblem[]) =>
    problems.length > 0 && (
      <ul>
        {problems.map(({ fieldId, text }) => (
          <li key={fieldId} data-field-id={fieldId}>
            <a href={`#${formId}-${fieldId}`} onClick={event => onOpen?.(event, fieldId)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    )
  return (
    <div className={`notice ${className}`} data-kind="error" data-form-error="">
      {failure && <p>{failure}</p>}
      {missing.length > 0 && <p>{messages.fillIn}</p>}
      {list(missing)}
      {missing.length > 0 && errors.length > 0 && <p>{messages.fix}</p>}
      {list(errors)}
    </div>
  )
}
