import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import type { SiteFrame } from '../api.ts'
import { type LinkTarget, searchTargets } from '../options/link-targets.ts'
import type { Autosave } from '../save/autosave.ts'
import { useTexts } from '../texts.ts'
import type { Draft } from './use-autosave.ts'

/** URL parameter with the page that a template is previewed with. */
export const PREVIEW = 'preview'

const toValue = ({ link }: LinkTarget) => ('page' in link ? link.page : link.url)

/** Selects the page that a template is previewed with. */
export function PreviewChoice({
  preview,
  autosave,
}: {
  preview: NonNullable<SiteFrame['preview']>
  autosave: Autosave<Draft>
}) {
  const texts = useTexts()
  const [words, setWords] = useState('')
  const [found, setFound] = useState<LinkTarget[]>([])
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    if (!isOpen) return
    const asking = new AbortController()
    searchTargets(words, asking.signal).then(setFound, () => {})
    return () => asking.abort()
  }, [words, isOpen])

  async function choose(target: LinkTarget) {
    // The builder reloads, so unsaved changes are saved first.
    if (!(await autosave.flush())) return
    const next = new URL(location.href)
    next.searchParams.set(PREVIEW, toValue(target))
    location.assign(next)
  }

  const current: LinkTarget = {
    kind: 'Page',
    label: preview.title || preview.path,
    link: { page: preview.id },
  }
  return (
    <Autocomplete
      className="preview-choice"
      size="small"
      disableClearable
      options={found}
      value={current}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      filterOptions={all => all}
      getOptionKey={toValue}
      isOptionEqualToValue={(a, b) => toValue(a) === toValue(b)}
      onChange={(_event, next) => void choose(next)}
      onInputChange={(_event, text, reason) => setWords(reason === 'input' ? text : '')}
      renderInput={params => <TextField {...params} label={texts('Preview with')} />}
    />
  )
}
