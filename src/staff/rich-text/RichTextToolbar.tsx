import type { Editor } from '@tiptap/core'
import { useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { useStaffTexts } from '../texts.tsx'

interface Act {
  name: string
  text: string
  isActive(editor: Editor): boolean
  run(editor: Editor): void
}

const acts: Act[] = [
  {
    name: 'bold',
    text: 'B',
    isActive: editor => editor.isActive('bold'),
    run: editor => editor.chain().focus().toggleMark('bold').run(),
  },
  {
    name: 'italic',
    text: 'I',
    isActive: editor => editor.isActive('italic'),
    run: editor => editor.chain().focus().toggleMark('italic').run(),
  },
  {
    name: 'heading2',
    text: 'H2',
    isActive: editor => editor.isActive('heading', { level: 2 }),
    run: editor => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 2 }).run(),
  },
  {
    name: 'heading3',
    text: 'H3',
    isActive: editor => editor.isActive('heading', { level: 3 }),
    run: editor => editor.chain().focus().toggleNode('heading', 'paragraph', { level: 3 }).run(),
  },
  {
    name: 'bulletList',
    text: '•',
    isActive: editor => editor.isActive('bulletList'),
    run: editor => editor.chain().focus().toggleList('bulletList', 'listItem').run(),
  },
  {
    name: 'orderedList',
    text: '1.',
    isActive: editor => editor.isActive('orderedList'),
    run: editor => editor.chain().focus().toggleList('orderedList', 'listItem').run(),
  },
  {
    name: 'blockquote',
    text: '”',
    isActive: editor => editor.isActive('blockquote'),
    run: editor => editor.chain().focus().toggleWrap('blockquote').run(),
  },
]

/** What can be done to the chosen text; the keys are those of every editor. */
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
      // The selection in the text stays.
      onMouseDown={event => {
        if (!(event.target instanceof HTMLInputElement)) event.preventDefault()
      }}
    >
      {acts.map(act => (
        <button
          key={act.name}
          type="button"
          aria-label={t(`richText.${act.name}`)}
          title={t(`richText.${act.name}`)}
          aria-pressed={active.names.includes(act.name)}
          onClick={() => act.run(editor)}
        >
          {act.text}
        </button>
      ))}
      <button
        type="button"
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
