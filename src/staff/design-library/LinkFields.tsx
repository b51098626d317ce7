import Autocomplete from '@mui/material/Autocomplete'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import TextField from '@mui/material/TextField'
import { useEffect, useState } from 'react'
import { URL_PATTERN, type VariableOf } from '#module-contract'
import { callApi } from '../api.ts'
import { useStaffTexts } from '../texts.tsx'

interface PageItem {
  id: string
  title: string
  path: string
}

const url = new RegExp(URL_PATTERN)
const nameOf = ({ title, path }: PageItem) => `${title} (${path})`

/** Link target: a page by title, so that it may move, or a URL. */
export function LinkFields({
  value,
  onChange,
}: {
  value: VariableOf<'link'>
  onChange(next: VariableOf<'link'>): void
}) {
  const t = useStaffTexts()
  const [pages, setPages] = useState<PageItem[]>([])
  const [typed, setTyped] = useState<string>()
  useEffect(() => {
    callApi<{ items: PageItem[] }>('GET', '/pages', { query: { kind: 'page', perPage: 200 } }).then(
      answer => setPages(answer.items),
      () => {},
    )
  }, [])
  const { link } = value
  const page = 'page' in link ? pages.find(one => one.id === link.page) : undefined
  const shown = typed ?? ('url' in link ? link.url : page ? nameOf(page) : '')
  const toLink = (text: string) => {
    const found = pages.find(one => nameOf(one) === text)
    return found ? { page: found.id } : url.test(text) ? { url: text } : undefined
  }
  const isWrong = shown !== '' && !toLink(shown)
  const { blank, ...target } = link
  return (
    <>
      <Autocomplete
        freeSolo
        options={pages.map(nameOf)}
        inputValue={shown}
        onInputChange={(_, text, reason) => {
          // Ignore the initial reset, which is not a choice.
          if (reason === 'reset' && text === '') return
          setTyped(text)
          const next = toLink(text)
          if (next) onChange({ ...value, link: { ...next, ...(blank && { blank }) } })
        }}
        renderInput={props => (
          <TextField
            {...props}
            label={t('design.link')}
            error={isWrong}
            helperText={isWrong ? t('design.wrong') : ''}
          />
        )}
      />
      <FormControlLabel
        control={<Checkbox checked={blank ?? false} />}
        label={t('design.blank')}
        onChange={(_, isBlank) =>
          onChange({ ...value, link: isBlank ? { ...target, blank: true } : target })
        }
      />
    </>
  )
}
