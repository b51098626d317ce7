import ArrowUpward from '@mui/icons-material/ArrowUpward'
import Delete from '@mui/icons-material/DeleteOutlined'
import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import IconButton from '@mui/material/IconButton'
import MenuItem from '@mui/material/MenuItem'
import Switch from '@mui/material/Switch'
import TextField from '@mui/material/TextField'
import { useTranslate } from 'react-admin'
import { ADDON_TYPES, type Addon, MAX_ADDON_TEXT } from '#shop/schema'
import { AddonChoices } from './AddonChoices.tsx'
import { SurchargeField } from './SurchargeField.tsx'

interface AddonFieldsProps {
  addon: Addon
  currency: string
  problems: Record<string, { message?: string }> | undefined
  onChange(change: Partial<Addon>): void
  onRemove(): void
  onMoveUp: (() => void) | undefined
}

/** One add-on: its kind, texts, limits and surcharge. */
export function AddonFields(props: AddonFieldsProps) {
  const { addon, currency, problems, onChange, onRemove, onMoveUp } = props
  const translate = useTranslate()
  const t = (key: string, values = {}) => translate(`resources.products.addon.${key}`, values)
  const problem = (field: string) => {
    const message = problems?.[field]?.message
    return message ? { error: true, helperText: translate(message, { _: message }) } : {}
  }
  const { type } = addon
  const isText = type === 'text' || type === 'textarea'
  const number = (field: 'maxLength' | 'min' | 'max', label = field as string) => (
    <TextField
      label={t(label)}
      type="number"
      value={addon[field] ?? ''}
      onChange={event => {
        const value = event.target.value === '' ? null : Number(event.target.value)
        onChange({ [field]: value })
      }}
      slotProps={{
        htmlInput: field === 'maxLength' ? { min: 1, max: MAX_ADDON_TEXT } : { step: 'any' },
      }}
      {...problem(field)}
    />
  )
  return (
    <Box
      role="group"
      aria-label={addon.label || t('new')}
      sx={{
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(180px, 100%), 1fr))',
        alignItems: 'start',
        padding: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
      }}
    >
      <TextField
        label={t('label')}
        value={addon.label}
        onChange={event => onChange({ label: event.target.value })}
        required
        {...problem('label')}
      />
      <TextField
        select
        label={t('type')}
        value={type}
        onChange={event => onChange({ type: event.target.value as Addon['type'] })}
      >
        {ADDON_TYPES.map(one => (
          <MenuItem key={one} value={one}>
            {t(`types.${one}`)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        label={t('help')}
        value={addon.help}
        onChange={event => onChange({ help: event.target.value })}
      />
      {isText && number('maxLength')}
      {type === 'number' && number('min')}
      {type === 'number' && number('max')}
      {type === 'file' && number('max', 'maxMb')}
      {type === 'choice' && (
        <TextField
          select
          label={t('display')}
          value={addon.display}
          onChange={event => onChange({ display: event.target.value as Addon['display'] })}
        >
          {(['radio', 'select'] as const).map(one => (
            <MenuItem key={one} value={one}>
              {t(`displays.${one}`)}
            </MenuItem>
          ))}
        </TextField>
      )}
      {type !== 'choice' && (
        <SurchargeField
          value={addon.price}
          currency={currency}
          onChange={price => onChange({ price })}
          problem={problems?.price?.message}
        />
      )}
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between' }}>
        <FormControlLabel
          control={
            <Switch
              size="small"
              checked={addon.required}
              onChange={event => onChange({ required: event.target.checked })}
            />
          }
          label={t('required')}
        />
        <Box sx={{ whiteSpace: 'nowrap' }}>
          {onMoveUp && (
            <IconButton aria-label={t('moveUp', { name: addon.label })} onClick={onMoveUp}>
              <ArrowUpward fontSize="small" />
            </IconButton>
          )}
          <IconButton aria-label={t('remove', { name: addon.label })} onClick={onRemove}>
            <Delete />
          </IconButton>
        </Box>
      </Box>
      {type === 'choice' && (
        <AddonChoices
          choices={addon.choices}
          currency={currency}
          onChange={choices => onChange({ choices })}
          problem={problems?.choices?.message ?? problems?.price?.message}
        />
      )}
    </Box>
  )
}
