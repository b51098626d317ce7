import DataObject from '@mui/icons-material/DataObject'
import Divider from '@mui/material/Divider'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useState } from 'react'
import { type Control, type VariableValue, writePageField } from '#module-contract'
import { type DesignStore, VariableForm, VariableSample } from '#staff/client'
import { useTexts } from '../texts.ts'
import { ManageVariables } from './ManageVariables.tsx'
import { FIELD_NAMES, fieldsFor, typeFieldsFor } from './page-fields.ts'
import { useContentType } from './use-content-type.ts'
import { fits, toVariableValue } from './variable-values.ts'

interface VariableMenuProps {
  library: DesignStore
  /** Id of the element that names the option. */
  labelId: string
  control: Control
  /** Current value of the option. */
  shown: unknown
  onChoose(id: string): void
}

/**
 * Button beside an option that selects a variable or a page field, or creates a variable from the
 * current value.
 */
export function VariableMenu({ library, labelId, control, shown, onChoose }: VariableMenuProps) {
  const texts = useTexts()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const [made, setMade] = useState<VariableValue>()
  const [isManaging, setManaging] = useState(false)
  const all = [...library.variables.values()].filter(one => fits(one, control))
  const value = library.mayChange ? toVariableValue(shown, control) : undefined
  const fields = fieldsFor(control)
  const ofType = typeFieldsFor(useContentType(), control)
  // The button is left out if there is nothing to select or to create.
  if (all.length + fields.length + ofType.length === 0 && !value) return null
  const item = (words: string, act: () => void, key = words) => (
    <MenuItem
      key={key}
      onClick={() => {
        setAnchor(null)
        act()
      }}
    >
      {words}
    </MenuItem>
  )
  return (
    <>
      <button
        type="button"
        className="button-icon option-variable"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-label={texts('Dynamic content')}
        // The option's label names only the option's control.
        aria-describedby={labelId}
        title={texts('Dynamic content')}
        onClick={event => setAnchor(event.currentTarget)}
      >
        <DataObject fontSize="inherit" />
      </button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': texts('Variables and page fields') } }}
      >
        {all.map(one => (
          <MenuItem
            key={one.id}
            onClick={() => {
              setAnchor(null)
              onChoose(one.id)
            }}
          >
            <span className="variable-choice">
              {one.name}
              <VariableSample value={one.value} />
            </span>
          </MenuItem>
        ))}
        {all.length > 0 && fields.length > 0 && <Divider />}
        {fields.map(field =>
          item(texts(FIELD_NAMES[field]), () => onChoose(writePageField({ field }))),
        )}
        {ofType.map(({ key, label }) =>
          item(
            label,
            () => onChoose(writePageField({ field: 'field', name: key })),
            `field:${key}`,
          ),
        )}
        {library.mayChange && all.length + fields.length > 0 && <Divider />}
        {value && item(texts('New variable from this value …'), () => setMade(value))}
        {library.mayChange && item(texts('Manage variables …'), () => setManaging(true))}
      </Menu>
      {made && (
        <VariableForm
          store={library}
          value={made}
          onSaved={onChoose}
          onClose={() => setMade(undefined)}
        />
      )}
      {isManaging && <ManageVariables store={library} onClose={() => setManaging(false)} />}
    </>
  )
}
