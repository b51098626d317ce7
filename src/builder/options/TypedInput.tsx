import { type InputHTMLAttributes, useEffect, useRef, useState } from 'react'

type Attributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'list' | 'placeholder' | 'min' | 'max' | 'step'
>

interface TypedInputProps extends Attributes {
  id: string
  /** Text shown while the user is not typing. */
  shown: string
  /** Whether the text is valid. An empty text is always valid. */
  isTaken(text: string): boolean
  onTake(text: string): void
  /** Called for every key, also with invalid text. */
  onType?(text: string): void
  /** Hint shown for invalid text. */
  accepted: string
}

/** Text field that keeps invalid input and explains it until it is valid. */
export function TypedInput(props: TypedInputProps) {
  const { id, shown, isTaken, onTake, onType, accepted, ...attributes } = props
  const [typed, setTyped] = useState<string>()
  const untaken = useRef<string>(undefined)
  // A pasted name is known only after the search has answered.
  useEffect(() => {
    const text = untaken.current
    if (text === undefined || !isTaken(text)) return
    untaken.current = undefined
    onTake(text)
  })
  const isRefused = typed !== undefined && typed.trim() !== '' && !isTaken(typed.trim())
  return (
    <>
      <input
        {...attributes}
        id={id}
        className="control"
        value={typed ?? shown}
        spellCheck={false}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? `${id}-refused` : undefined}
        onChange={event => {
          const text = event.target.value.trim()
          setTyped(event.target.value)
          onType?.(text)
          const isTakenAtOnce = text === '' || isTaken(text)
          untaken.current = isTakenAtOnce ? undefined : text
          if (isTakenAtOnce) onTake(text)
        }}
        onBlur={() => {
          if (!isRefused) setTyped(undefined)
        }}
      />
      {isRefused && (
        <span id={`${id}-refused`} className="option-refused" role="alert">
          {accepted}
        </span>
      )}
    </>
  )
}
