import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { ActionField, useTexts } from '#module-contract/client'
import type { CartNotes as Notes, RefusedNote } from '#shop/client'
import { FormField, Icon, inputAttributes } from '#ui/client'
import type { cartPartTexts } from '../cart-part-texts.ts'
import { inPlace, useNote } from './use-note.ts'

interface NoteProps {
  /** Id of the module. */
  id: string
  refused: RefusedNote | undefined
}

/** What the buyer may add to the order before the checkout: a note and a gift. */
export function CartNotes({ notes, ...props }: NoteProps & { notes: Notes }) {
  if (notes.order === undefined && !notes.gift) return null
  return (
    <div className="cart-notes">
      {notes.order !== undefined && <OrderNote {...props} saved={notes.order} />}
      {notes.gift && <GiftNote {...props} saved={notes.gift} />}
    </div>
  )
}

function OrderNote({ id, saved, refused }: NoteProps & { saved: string }) {
  const t = useTexts<typeof cartPartTexts>()
  const own = refused?.field === 'order_comments' ? refused : undefined
  const { answer, save } = useNote(id, 'note', own)
  const field = useRef<HTMLTextAreaElement>(null)
  const [stored, setStored] = useState(saved)
  const entered = own?.text ?? saved
  const isOpen = useInitial(entered !== '')

  async function store() {
    const text = field.current?.value ?? ''
    setStored(text)
    return save({ order_comments: text })
  }

  return (
    <details className="cart-note" open={isOpen}>
      <summary className="disclosure-summary">
        {stored.trim() ? t('orderNote') : t('addNote')}
        <Icon name="chevron-down" />
      </summary>
      <form
        method="post"
        noValidate
        onSubmit={event => inPlace(event, () => void storeOrFocus(store, field))}
      >
        <ActionField node={id} name="note" />
        <NoteText
          {...{ id, field, entered, answer }}
          name="order_comments"
          label={t('orderNote')}
          hint={t('orderNoteHint')}
          onLeave={text => text !== stored && void store()}
        />
        <button className="button" data-style="outline" type="submit">
          {t('saveNote')}
        </button>
      </form>
    </details>
  )
}

function GiftNote({ id, saved, refused }: NoteProps & { saved: NonNullable<Notes['gift']> }) {
  const t = useTexts<typeof cartPartTexts>()
  const own = refused?.field === 'gift_message' ? refused : undefined
  const { answer, save } = useNote(id, 'gift', own)
  const field = useRef<HTMLTextAreaElement>(null)
  const [stored, setStored] = useState(saved.message)
  const [isGift, setGift] = useState(saved.isGift)
  const summary = useRef<HTMLElement>(null)
  const entered = own?.text ?? saved.message
  const isOpen = useInitial(isGift || entered !== '')

  async function store() {
    const text = field.current?.value ?? ''
    setStored(text)
    const isSaved = await save({ gift: '1', gift_message: text })
    if (isSaved) setGift(true)
    return isSaved
  }

  async function remove() {
    if (!(await save({ gift: '' }))) return
    if (field.current) field.current.value = ''
    setStored('')
    setGift(false)
    // The pressed button is gone.
    summary.current?.focus()
  }

  return (
    <details className="cart-note" open={isOpen}>
      <summary ref={summary} className="disclosure-summary">
        {t('thisIsGift')}
        <Icon name="chevron-down" />
      </summary>
      <form
        method="post"
        noValidate
        onSubmit={event => inPlace(event, () => void storeOrFocus(store, field))}
      >
        <ActionField node={id} name="gift" />
        <input type="hidden" name="gift" value="1" />
        <NoteText
          {...{ id, field, entered, answer }}
          name="gift_message"
          label={t('giftMessage')}
          hint={t('giftMessageHint')}
          isOptional
          onLeave={text => text !== stored && void store()}
        />
        <button className="button" data-style="outline" type="submit">
          {isGift ? t('saveMessage') : t('saveGift')}
        </button>
      </form>
      {isGift && (
        <form method="post" onSubmit={event => inPlace(event, () => void remove())}>
          <ActionField node={id} name="gift" />
          <input type="hidden" name="gift" value="" />
          <button className="link-button" type="submit">
            {t('noGift')}
          </button>
        </form>
      )}
    </details>
  )
}

interface NoteTextProps {
  id: string
  name: RefusedNote['field']
  label: string
  hint: string
  field: RefObject<HTMLTextAreaElement | null>
  entered: string
  isOptional?: boolean
  answer: { text: string; isError: boolean } | undefined
  onLeave(text: string): void
}

function NoteText({ id, name, label, hint, field, entered, answer, ...props }: NoteTextProps) {
  const fieldId = `${id}-${name}`
  const error = answer?.isError ? answer.text : undefined
  const attributes = inputAttributes({ id: fieldId, error, isRequired: false })
  // The buyer may have left the field before the script ran.
  const takeText = useEffectEvent(() => {
    const { current } = field
    if (current && current !== current.ownerDocument.activeElement) props.onLeave(current.value)
  })
  useEffect(() => takeText(), [])
  return (
    <>
      <FormField id={fieldId} label={label} error={error} isOptional={props.isOptional}>
        <textarea
          {...attributes}
          aria-describedby={[error && `${fieldId}-error`, `${fieldId}-hint`]
            .filter(Boolean)
            .join(' ')}
          ref={field}
          name={name}
          rows={3}
          defaultValue={entered}
          onBlur={event => props.onLeave(event.target.value)}
        />
        <p className="cart-note-hint" id={`${fieldId}-hint`}>
          {hint}
        </p>
      </FormField>
      {/* A field has its error visibly. */}
      <p className={error ? 'visually-hidden' : 'cart-note-status'} role="status">
        {answer?.text}
      </p>
    </>
  )
}

/** Sends the form. A refused text gets the focus with its message. */
async function storeOrFocus(
  store: () => Promise<boolean>,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  if (!(await store())) field.current?.focus()
}

/** The value of the first rendering: the buyer opens and closes the disclosure from then on. */
const useInitial = <Value,>(value: Value) => useState(value)[0]
