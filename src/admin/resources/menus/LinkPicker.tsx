import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { type LinkTarget, toHref, useLinkTargets } from './use-link-targets.ts'

/** Link target: a page, post, project, product or category by name, or a typed URL. */
export function LinkPicker(props: {
  href: string
  isWrong: boolean
  problem: string | undefined
  /** Includes the name of a chosen suggestion. */
  onChange(href: string, name?: string): void
}) {
  const { href, isWrong, problem, onChange } = props
  const translate = useTranslate()
  const [words, setWords] = useState<string>()
  const targets = useLinkTargets(words)
  return (
    <Autocomplete<LinkTarget, false, false, true>
      freeSolo
      options={targets}
      // Server results match by other words, too, so do not filter again.
      filterOptions={found => found}
      inputValue={href}
      value={null}
      getOptionLabel={target => (typeof target === 'string' ? target : target.path)}
      getOptionKey={target =>
        typeof target === 'string' ? target : `${target.kind} ${target.path}`
      }
      groupBy={({ kind, kindName }) => kindName ?? translate(`resources.menus.targets.${kind}`)}
      onFocus={() => setWords('')}
      onChange={(_event, target) => {
        if (target && typeof target !== 'string') onChange(target.path, target.name)
      }}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'input' && reason !== 'clear') return
        setWords(text)
        onChange(text)
      }}
      onBlur={() => onChange(toHref(href))}
      renderOption={({ key, ...option }, target) => (
        <li key={key} {...option}>
          {target.name} · {target.path}
        </li>
      )}
      renderInput={input => (
        <TextField
          {...input}
          label={translate('resources.menus.href')}
          error={isWrong}
          helperText={problem}
        />
      )}
      sx={{ flex: '2 1 220px' }}
    />
  )
}
