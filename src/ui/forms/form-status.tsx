import { type ReactNode, useEffect, useRef } from 'react'

interface FormStatusProps {
  className: string
  /** Number of answers. Each new answer is announced and scrolled into view. */
  attempts: number
  /** Message shown instead of the form. */
  sent: string | undefined
  /** Reason why it was not sent. */
  children: ReactNode
}

/** Result of sending a form. */
export function FormStatus({ className, attempts, sent, children }: FormStatusProps) {
  const status = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempts > 0) status.current?.focus()
  }, [attempts])
  return (
    <div ref={status} className={className} role="status" tabIndex={-1}>
      {sent ? (
        <p className="notice" data-kind="success" data-form-sent="">
          {sent}
        </p>
      ) : (
        children
      )}
    </div>
  )
}
