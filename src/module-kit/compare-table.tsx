import type { CSSProperties, ReactNode } from 'react'
import { Icon } from './icon.tsx'
import type { markTexts } from './kit-texts.ts'
import { useTexts } from './texts.tsx'

/** What a thing offers of something: yes, no, or in words; undefined where nothing is said. */
export type CompareCell = { mark: 'yes' | 'no' | 'text'; text: ReactNode } | undefined

/** Yes or no as a sign, and in words for who does not see it. */
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
  /** Of the frame, which is a region that scrolls. */
  label: string
  labelledBy?: string | undefined
  /** Above the names of the rows. */
  corner?: ReactNode
  columns: readonly { head: ReactNode; isFeatured: boolean }[]
  rows: readonly { label: ReactNode; cells: readonly CompareCell[]; isGroup?: boolean }[]
}

/**
 * Things side by side, what they offer below each other. It scrolls in a frame of its own, by keyboard too; names of
 * columns and rows stay in view. The module's texts merge `markTexts`.
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
