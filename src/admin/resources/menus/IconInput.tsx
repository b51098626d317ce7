import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import { useQuery } from '@tanstack/react-query'
import { useTranslate } from 'react-admin'
import { findIcons, type IconEntry, loadIconTable } from '#staff/client'
import { Icon } from '#ui'

/** Limit of shown icons; more are found by search. */
const MAX_SHOWN = 60
const NONE: readonly IconEntry[] = []

/** Chooses an icon by name or keyword. */
export function IconInput({
  value,
  onChange,
}: {
  value: string
  onChange(name: string | undefined): void
}) {
  const translate = useTranslate()
  const { data: icons = NONE } = useQuery({
    queryKey: ['icons'],
    queryFn: loadIconTable,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const chosen = icons.find(({ name }) => name === value) ?? null
  return (
    <Autocomplete
      options={icons}
      value={chosen}
      getOptionLabel={({ name }) => name}
      filterOptions={(all, { inputValue }) => {
        const words = inputValue === value ? '' : inputValue
        return findIcons(all, words).slice(0, MAX_SHOWN)
      }}
      onChange={(_event, next) => onChange(next?.name)}
      renderOption={({ key, ...option }, { name, icon }) => (
        <li key={key} {...option}>
          <Icon icon={icon} /> {name}
        </li>
      )}
      renderInput={input => (
        <TextField
          {...input}
          label={translate('resources.menus.icon')}
          placeholder={translate('resources.menus.noIcon')}
          slotProps={{
            ...input.slotProps,
            input: {
              ...input.slotProps?.input,
              startAdornment: chosen && <Icon icon={chosen.icon} />,
            },
          }}
        />
      )}
    />
  )
}
