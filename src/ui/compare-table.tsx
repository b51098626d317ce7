import type { CSSProperties, ReactNode } from 'react'
import { useTexts } from '#module-contract/client'
import { Icon } from './icon.tsx'
import type { markTexts } from './texts.ts'

/** Cell of a comparison: yes, no or text. Undefined for no entry. */
export type CompareCell = { mark: 'yes' | 'no' | 'text'; text: ReactNode } | undefined

/** Check mark or cross with a text for screen readers. */
export function Mark({ isYes }: { isYes: boolean }) {
  const t = useTexts<typeof markTexts>()
  return (
    <span className="mark" data-mark={isYes ? 'yes' : 'no'}>
      <Icon name={isYes ? 'check' : 'minus'} />
      <span className="visually-hidden">{t(isYes ? 'included' : 'notIncluded')}</span>
    </span>
  )
}

interface CompareTableProps {
  /** Accessible name of the scrollable region. */
  label: string
  labelledBy?: string | undefined
  /** Content above the row names. */
  corner?: ReactNode
  columns: readonly { head: ReactNode; isFeatured: boolean }[]
  rows: readonly { label: ReactNode; cells: readonly CompareCell[]; isGroup?: boolean }[]
}

/**
 * Comparison table. It scrolls within its frame, also by keyboard, and column and row names stay
 * visible. The module's texts merge `markTexts`.
 */
export function CompareTable({ label, labelledBy, corner, columns, rows }: CompareTableProps) {
  return (
    <section
      className="scroll-frame compare-frame"
      aria-label={labelledBy ? undefined : label}
      aria-labelledby={labelledBy}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
      tabIndex={0}
    >
      <table className="compare-table" style={{ '--columns': columns.length } as CSSProperties}>
        <thead>
          <tr>
            <td className="compare-corner">{corner}</td>
            {columns.map(({ head, isFeatured }, index) => (
              <th key={index} scope="col" data-featured={isFeatured ? '' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label: name, cells, isGroup }, index) =>
            isGroup ? (
              <tr key={index} className="compare-group">
                <th scope="colgroup" colSpan={columns.length + 1}>
                  <span>{name}</span>
                </th>
              </tr>
            ) : (
              <tr key={index}>
                <th scope="row">{name}</th>
                {columns.map(({ isFeatured }, column) => (
                  <td key={column} data-featured={isFeatured ? '' : undefined}>
                    <Cell cell={cells[column]} />
                  </td>
                ))}
              </tr>
            ),
          )}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell }: { cell: CompareCell }) {
  if (!cell) return null
  return (
    <>
      {cell.mark !== 'text' && <Mark isYes={cell.mark === 'yes'} />}
      {cell.text && <bdi className="compare-text">{cell.text}</bdi>}
    </>
  )
}
