import BulletList from '@mui/icons-material/FormatListBulleted'
import NumberedList from '@mui/icons-material/FormatListNumbered'
import Quote from '@mui/icons-material/FormatQuote'
import Three from '@mui/icons-material/Looks3Outlined'
import Two from '@mui/icons-material/LooksTwoOutlined'
import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useStaffTexts } from '../texts.tsx'

interface ToolbarAction {
  name: string
  /** A letter, or an icon. */
  sign: ReactNode
  isActive(editor: Editor): boolean
  run(editor: Editor): void
}

const acts: ToolbarAction[] = [
  {
    name: 'bold',
    sign: 'B',
    isActive: editor => editor.isActive('bold'),
    run: editor => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    name: 'italic',
    sign: 'I',
    isActive: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleMark('italic').run(),
  },
  {
    name: 'heading2',
    sign: <Two fontSize="small" />,
    isActive: editor => editor.isActive('heading', { level: 2 }),
    run: editor => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 2 }).run(),
  },
  {
    name: 'heading3',
    sign: <Three fontSize="small" />,
    isActive: editor => editor.isActive('heading', { level: 3 }),
    run: editor => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 3 }).run(),
  },
  {
    name: 'bulletList',
    sign: <BulletList fontSize="small" />,
    isActive: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    name: 'orderedList',
    sign: <NumberedList fontSize="small" />,
    isActive: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    name: 'blockquote',
    sign: <Quote fontSize="small" />,
    isActive: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleWrap('blockquote').run(),
  },
]

/** Formatting toolbar with standard shortcuts. */
export function RichTextToolbar({ editor }: { editor: Editor }) {
  const t = useStaffTexts()
  const [isLinking, setLinking] = useState(false)
  const active = useEditorState({
    editor,
    selector: () => ({
      names: acts.filter(act => act.isActive(editor)).map(act => act.name),
      link: (editor.getAttributes('link').href as string | undefined) ?? '',
    }),
  })
  return (
    <div
      className="rich-text-toolbar"
      role="toolbar"
      aria-label={t('richText.toolbar')}
      onKeyDown={walk}
      // Keep the text selection.
      onMouseDown={event => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
    >
      {acts.map((act, index) => (
        <button
          key={act.name}
          type="button"
          aria-label={t(`richText.${act.name}`)}
          title={t(`richText.${act.name}`)}
          aria-pressed={active.names.includes(act.name)}
          tabIndex={index === 0 ? 0 : -1}
          onClick={() => act.run(editor)}
        >
          {act.sign}
        </button>
      ))}
      <button
        type="button"
        tabIndex={-1}
        aria-pressed={active.link !== ''}
        aria-expanded={isLinking}
        onClick={() => setLinking(!isLinking)}
      >
        {t('richText.link')}
      </button>
      {isLinking && (
        <form
          onSubmit={event => {
            event.preventDefault()
            const href = String(new FormData(event.currentTarget).get('href')).trim()
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href) chain.setMark('link', { href }).run()
            else chain.unsetMark('link').run()
            setLinking(false)
          }}
        >
          <input
            name="href"
            defaultValue={active.link}
            aria-label={t('richText.address')}
            placeholder="https://, /page, mailto:"
            // biome-ignore lint/a11y/noAutofocus: it was asked for by the button before
            autoFocus
          />
          <button type="submit">{t('richText.set')}</button>
        </form>
      )}
    </div>
  )
}

/** A single tab stop with arrow key navigation (APG Toolbar). */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>(':scope > button')]
  const at = buttons.indexOf(event.target as HTMLElement)
  if (!step || at < 0) return
  event.preventDefault()
  buttons.at((at + step) % buttons.length)?.focus()
}
